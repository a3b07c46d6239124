"""AssistantSeat: what an assistant can see and do, wherever the table is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sitdown.kernel import Action, Document, SitdownError
from sitdown.words import Words
from sitdown.words.seat_page import PromiseDraft, SeatPage


class NotNow(SitdownError):
    """Something that cannot be done now: why, in the reader's language."""


class AssistantSeat(ABC):
    """A seat and what can be done from it; each refuses in one sentence, and then nothing is done.

    `words` are those of its reader.
    """

    words: Words

    @abstractmethod
    def view(self) -> Document | None:
        """What the seat sees; None before there is a game."""

    @abstractmethod
    def page(self) -> SeatPage | None:
        """What it can read and answer now; None before there is a game."""

    @abstractmethod
    def news(self) -> list[str]:
        """What it has not read yet; now it has."""

    @abstractmethod
    def waits_for(self) -> list[int]:
        """The other seats that owe an answer."""

    @abstractmethod
    def promises(self) -> list[Document]:
        """The words given at the table, and what became of them."""

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
        """Until it is asked, somebody turns to it, the game is over, or so many seconds passed."""

    def close(self) -> None:
        """Gets up."""
        return
