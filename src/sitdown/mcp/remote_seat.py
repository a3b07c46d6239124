"""An assistant's seat at a table on a server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread
from time import monotonic

from websockets.exceptions import WebSocketException

from sitdown import catalog
from sitdown.bots import replies
from sitdown.client.seat import RemoteSeat, take_seat
from sitdown.client.server import Address, RemoteServer
from sitdown.kernel import Action, BadOptions, Document, Look, SitdownError
from sitdown.words.seat_page import PromiseDraft, SeatPage, sentences

from .assistant_seat import AssistantSeat, NotNow

LONGEST_PAUSE = 10.0
ANSWERED = 20.0
"""Seconds that a server has to answer a request."""


class SeatListener(RemoteSeat):
    """Reads messages in a thread.

    `changed` is the lock of all its data, and wakes those who wait.
    """

    def __init__(self, house: RemoteServer, id: str, seat: int, language: str) -> None:
        super().__init__(house, id, seat, language)
        self.changed = Condition()
        self.unread: list[str] = []
        self.is_spoken_to = False
        self.refused: dict[str, str] = {}
        self.told_at: dict[str, int] = {}
        self.ended: str | None = None
        self.is_closed = False

    def run(self) -> None:
        """Listens until the game is over or the seat is lost; reconnects after a loss."""
        pause = 0.2
        while not (self.is_closed or self.is_over()):
            try:
                with self.house.line_to(self.id, self.seat, self.seen) as self.line:
                    self.hear()
                    pause = 0.2
                    self.send_again()
                    while not self.is_over():
                        self.hear()
            except OSError:
                with self.changed:
                    self.changed.wait_for(lambda: self.is_closed, pause)
                pause = min(LONGEST_PAUSE, pause * 2)
            except SitdownError as fault:
                self.end(str(fault))
                return

    def end(self, why: str) -> None:
        with self.changed:
            self.ended = why
            self.changed.notify_all()

    def mind(self, message: Document) -> None:
        with self.changed:
            if message["type"] == "ack":
                self.told_at[message["id"]] = message["n"]
            super().mind(message)
            self.changed.notify_all()

    def was_refused(self, message: Document) -> None:
        self.refused[message["id"] or ""] = self.refusal(message["error"])

    def read(self, entry: Document) -> None:
        self.unread += sentences(self.words, entry)
        who = entry.get("promise") or entry
        if entry["kind"] in ("talk", "promise") and who["seat"] != self.seat:
            self.is_spoken_to = True

    def until(self, is_so: Callable[[], bool], seconds: float) -> bool:
        """Waits until something is so, the seat is lost, or time is up.

        The caller holds the lock.
        """
        ends = monotonic() + seconds
        while not (is_so() or self.ended is not None):
            if not self.changed.wait(max(0.0, ends - monotonic())):
                break
        return is_so()

    def close(self) -> None:
        with self.changed:
            self.is_closed = True
            self.changed.notify_all()
        if self.line is not None:
            self.line.close()


class RemoteAssistantSeat(AssistantSeat):
    """A remote seat, with the same rights as a person's and no more."""

    def __init__(self, house: RemoteServer, id: str, seat: int, language: str) -> None:
        self.far = SeatListener(house, id, seat, language)
        self.seat = seat
        self.offers: set[str] = set()
        self.thread = Thread(target=self.far.run, daemon=True)
        self.thread.start()
        with self.far.changed:
            if not self.far.until(lambda: bool(self.far.table), ANSWERED):
                raise BadOptions(self.far.ended or f"{house.address} does not answer")
        self.words = self.far.words

    @staticmethod
    def taken(link: str, name: str | None, seat: int | None, language: str) -> RemoteAssistantSeat:
        """Takes a seat by its link, or a free one by the link of a table."""
        address = Address(link)
        if address.table is None:
            raise BadOptions(f"{link}: a link to a table is needed, such as {address}/t/…")
        house = RemoteServer(address)
        house.introduce(name)
        own = take_seat(house, address, address.table, address.seat if seat is None else seat)
        if own is None:
            raise BadOptions("that chair was left in the middle of a game, and the host decides")
        return RemoteAssistantSeat(house, address.table, own, language)

    # Reading.

    def view(self) -> Document | None:
        return self.far.view

    def look(self, view: Document) -> Look:
        return Look.through(catalog.load(view["game"]), view)

    def page(self) -> SeatPage | None:
        with self.far.changed:
            view, owes = self.far.view, self.far.owes()
            self.words = self.far.words
        if view is None:
            return None
        unasked = view["result"] is None and not owes
        mine = [one["id"] for one in self.promises() if one["to"] == self.seat]
        return SeatPage(self.look(view), self.words, None, unasked, mine)

    def news(self) -> list[str]:
        with self.far.changed:
            unread, self.far.unread = self.far.unread, []
            self.far.is_spoken_to = False
        return unread

    def waits_for(self) -> list[int]:
        view = self.far.view
        return [] if view is None else [seat for seat in view["actors"] if seat != self.seat]

    def promises(self) -> list[Document]:
        given: list[Document] = self.far.table.get("promises", [])
        return given

    # Acting.

    def act(self, action: Action) -> None:
        with self.far.changed:
            decision = self.far.decision
            window = None if decision is None else decision["window"]
        self.request({"type": "act", "act": action.document(), "window": window})

    def say(self, text: str, to: int | None) -> None:
        self.request({"type": "say", "text": text, **({} if to is None else {"to": to})})

    def promise(self, vow: PromiseDraft) -> None:
        pledge = {} if vow.pledge is None else {"pledge": vow.pledge}
        self.request({"type": "promise", "to": vow.to, "text": vow.text, **pledge})

    def judge(self, number: int, kept: bool) -> None:
        self.request({"type": "judge", "promise": number, "kept": kept})

    def request(self, message: Document) -> None:
        """Sends a request and waits for its answer, and for the news that it caused.

        While the connection is lost the request is kept, and sent again over the next one.
        """
        far = self.far
        with far.changed:
            if far.ended is not None or far.is_over():
                raise NotNow(far.ended or far.words.say("text-over"))
            with suppress(OSError, WebSocketException):
                far.send(message)
            id = message["id"]
            if not far.until(lambda: id not in far.waiting, ANSWERED):
                far.waiting.pop(id)
                raise NotNow(far.ended or far.words.say("text-unsure"))
            if id in far.refused:
                raise NotNow(far.refused.pop(id))
            told_at = far.told_at.pop(id)
            far.until(lambda: far.seen >= told_at, ANSWERED)

    def wait(self, seconds: float) -> None:
        with self.far.changed:
            self.far.until(self.is_wanted, seconds)
            self.offers |= self.offered()

    def is_wanted(self) -> bool:
        far = self.far
        if far.owes() or far.is_over() or far.is_spoken_to:
            return True
        return bool(self.offered() - self.offers)

    def offered(self) -> set[str]:
        """The replies that the seat can give now to other seats' requests."""
        view = self.far.view
        return set() if view is None else {str(one) for one in replies(self.look(view))}

    def close(self) -> None:
        self.far.close()
        self.thread.join(ANSWERED)
