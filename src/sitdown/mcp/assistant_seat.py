"""AssistantSeat: what an assistant can see and do at a local or remote table."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sitdown.kernel import Action, Document, SitdownError
from sitdown.words import Words
from sitdown.words.seat_page import PromiseDraft, SeatPage


class NotNow(SitdownError):
    """The refusal of an action that is not possible now, in the reader's language."""


class AssistantSeat(ABC):
    """A seat, and the actions possible from it.

    A refused action raises an error of one sentence, and changes nothing.
    """

    words: Words
    """The words in the language of the assistant."""

    @abstractmethod
    def view(self) -> Document | None:
        """The seat's view; None before the game."""

    @abstractmethod
    def page(self) -> SeatPage | None:
        """The page for the assistant: its view, the question, its choices; None before the game."""

    @abstractmethod
    def news(self) -> list[str]:
        """Returns the unread lines, and marks them as read."""

    @abstractmethod
    def waits_for(self) -> list[int]:
        """The other seats that owe an answer."""

    @abstractmethod
    def promises(self) -> list[Document]:
        """The promises given at the table, with their state."""

    @abstractmethod
    def act(self, action: Action) -> None: ...

    @abstractmethod
    def say(self, text: str, to: int | None) -> None: ...

    @abstractmethod
    def promise(self, vow: PromiseDraft) -> None: ...

    @abstractmethod
    def judge(self, number: int, kept: bool) -> None: ...

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Waits until the seat is asked or addressed, the game ends, or the time is up."""

    def close(self) -> None:
        """Leaves the seat."""
        return
