"""Which events close a deal (GD-5.1): for those who count how much is dealt."""

from __future__ import annotations

from sitdown.kernel import Document


def deals(view: Document, event: Document) -> list[int]:
    """The dealer and all who voted for a proposal that was accepted."""
    if event["event"] != "counted" or not event["accepted"]:
        return []
    agreed = [seat for seat, vote in enumerate(event["votes"]) if vote and vote["accept"]]
    return [view["dealer"], *agreed]
