"""Which events close a deal (CN-13.3): for those who count how much is dealt."""

from __future__ import annotations

from sitdown.kernel import Document


def deals(view: Document, event: Document) -> list[int]:
    """The maker of an offer and the one who has accepted it."""
    if event["event"] != "accepted":
        return []
    return [
        seat
        for offer in view["offers"]
        if offer["id"] == event["offer"]
        for seat in (offer["from"], offer["to"])
    ]
