"""RemoteSeat: one viewpoint at a remote table; resends unacknowledged messages."""

from __future__ import annotations

import json
from uuid import uuid4

from websockets.sync.client import ClientConnection

from sitdown.kernel import BadOptions, Document, Seat
from sitdown.table import Refused
from sitdown.words import Words
from sitdown.words.seat_page import named, spoken

from .server import Address, RemoteServer

PASSING = ("stopping", "slow", "fault")
"""The codes with which a server closes a connection that may be opened again."""


class RemoteSeat:
    """A viewpoint at a remote table.

    `waiting` has the messages that were not acknowledged yet. They are sent again after a lost
    connection.
    """

    def __init__(self, house: RemoteServer, id: str, seat: Seat | None, language: str) -> None:
        self.house = house
        self.id = id
        self.seat = seat
        self.language = language
        self.words = Words(language)
        self.seen = 0
        self.table: Document = {}
        self.view: Document | None = None
        self.decision: Document | None = None
        self.line: ClientConnection | None = None
        self.waiting: dict[str, Document] = {}
        self.commitment: str | None = None
        self.link: str | None = None

    def is_over(self) -> bool:
        return self.table.get("state") in ("over", "shelved") and not self.waiting

    def owes(self) -> bool:
        return self.decision is not None and bool(self.decision["yours"])

    # Receiving.

    def hear(self) -> None:
        """Waits for the next message and handles it; OSError if the connection is lost."""
        assert self.line is not None
        try:
            message: Document = json.loads(self.line.recv())
        except (ValueError, RecursionError) as fault:
            raise BadOptions(f"{self.house.address} says what nobody can read: {fault}") from None
        self.mind(message)

    def mind(self, message: Document) -> None:
        kind = message["type"]
        if kind in ("hello", "news"):
            self.take(message)
        elif kind == "ack":
            self.waiting.pop(message["id"], None)
        elif kind == "refused":
            self.waiting.pop(message["id"] or "", None)
            self.was_refused(message)
        elif kind == "bye":
            if message["code"] in PASSING:
                raise OSError(message["message"])
            raise Refused(message["code"], message["message"])

    def was_refused(self, message: Document) -> None:
        """Called when a request was refused. Subclasses show the reason."""

    def refusal(self, error: Document) -> str:
        """The sentence of a refusal, in the person's language if the words have it."""
        reason = error.get("reason")
        if reason is None:
            return str(error["message"])
        return self.words.say(reason["id"], **reason["arguments"])

    def take(self, message: Document) -> None:
        if "table" in message:
            self.table = message["table"]
            self.words = self.words_for(self.table)
            self.commitment = self.commitment or self.table.get("commitment")
            self.cut_if_called()
        if "view" in message:
            self.view, self.decision = message["view"], message["decision"]
        for entry in message["entries"]:
            if entry["n"] > self.seen:
                self.link = entry.get("link", self.link)
                self.read(entry)
        self.seen = max(self.seen, message["n"])

    def read(self, entry: Document) -> None:
        """Called for each new entry of this viewpoint's log. Subclasses show it."""

    def cut_if_called(self) -> None:
        """Opens the cut that we have committed to, once, when the game is about to begin."""
        if self.seat is None or self.table.get("called") is None:
            return
        cut = self.house.cuts.pop(self.table["seats"][self.seat].get("commitment") or "", None)
        if cut is not None:
            self.send({"type": "cut", "cut": cut})

    def words_for(self, table: Document) -> Words:
        words = Words(self.language, table["game"])
        seats = table["seats"]
        names = [words.guest(seat["name"], seat.get("house_name")) for seat in seats]
        return Words(self.language, table["game"], names, self.seat)

    def told(self, entry: Document) -> Document:
        """The fields of an entry, with a bot's sentences in the person's language."""
        fields = {**named(self.words, entry), **(entry.get("promise") or {})}
        if line := fields.get("line"):
            known = f"line-{line}" if entry["kind"] == "talk" else line
            fields["text"] = spoken(self.words, known, fields["text"], fields.get("about"))
        return fields

    # Sending.

    def send(self, message: Document) -> str:
        """Sends a request and returns its id. The answer comes later, under the same id."""
        id = message["id"] = str(uuid4())
        self.waiting[id] = message
        assert self.line is not None
        self.line.send(json.dumps(message))
        return id

    def send_again(self) -> None:
        """Sends all unacknowledged messages again, on a new connection."""
        assert self.line is not None
        for message in list(self.waiting.values()):
            self.line.send(json.dumps(message))


def take_seat(house: RemoteServer, address: Address, id: str, seat: int | None) -> int | None:
    """Takes a seat: our own, one that a link transfers, or a free one.

    None means that the host has to admit us first.
    """
    if address.token is not None:
        moved = {"token": address.token, "commitment": house.commit()}
        table = house.post(f"/api/tables/{id}/move", moved)["table"]
    else:
        table = house.get(f"/api/tables/{id}")["table"]
    yours: list[int] = table["yours"]
    if seat is None or seat not in yours:
        wanted: Document = {"commitment": house.commit()}
        if seat is not None:
            wanted["seat"] = seat
        if not yours or seat is not None:
            yours = house.post(f"/api/tables/{id}/join", wanted)["table"]["yours"]
    return seat if seat in yours else next(iter(yours), None)
