"""Refused: what a table answers when it does not do what it was asked for."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import Document, IllegalAction, SitdownError
from sitdown.kernel.errors import Reason


class Refused(SitdownError):
    """A refusal: a code for programs, a sentence for people, and further fields for the answer."""

    def __init__(self, code: str, message: str, **further: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.further = further

    @classmethod
    def illegal(cls, refusal: IllegalAction, **further: Any) -> Refused:
        """By the rules; with the message that says why in any language, where there is one."""
        reason = refusal.reason
        if reason is not None:
            further["reason"] = {"id": reason.id, "arguments": reason.arguments}
        return cls("illegal", str(refusal), **further)

    @classmethod
    def because(cls, code: str, reason: Reason, **further: Any) -> Refused:
        """By the house, or by who looks after it, in any language."""
        told = {"id": reason.id, "arguments": reason.arguments}
        return cls(code, str(reason), reason=told, **further)

    def document(self) -> Document:
        return {"code": self.code, "message": self.message, **self.further}

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can come out of another process."""
        return refused, (self.code, self.message, self.further)


def refused(code: str, message: str, further: Document) -> Refused:
    return Refused(code, message, **further)
