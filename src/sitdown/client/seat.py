"""RemoteSeat: one viewpoint at a remote table; resends what was not acknowledged."""

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
"""Why a house may hang up on somebody who is welcome to come again."""


class RemoteSeat:
    """One viewpoint at one table. What was not acknowledged is kept, to be said again."""

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

    # In.

    def hear(self) -> None:
        """Waits for the next message and minds it; OSError if the line is lost."""
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
        """Something that was sent is not done."""

    def refusal(self, error: Document) -> str:
        """A refusal in the person's language, where the rules have words for it."""
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
        """One more entry of what this viewpoint is told."""

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
        """What an entry says, with a bot's own sentences in the person's language."""
        fields = {**named(self.words, entry), **(entry.get("promise") or {})}
        if line := fields.get("line"):
            known = f"line-{line}" if entry["kind"] == "talk" else line
            fields["text"] = spoken(self.words, known, fields["text"], fields.get("about"))
        return fields

    # Out.

    def send(self, message: Document) -> str:
        """Sends a request, which is answered some time; the id by which it is."""
        id = message["id"] = str(uuid4())
        self.waiting[id] = message
        assert self.line is not None
        self.line.send(json.dumps(message))
        return id

    def send_again(self) -> None:
        """What was not acknowledged when the line was lost."""
        assert self.line is not None
        for message in list(self.waiting.values()):
            self.line.send(json.dumps(message))


def take_seat(house: RemoteServer, address: Address, id: str, seat: int | None) -> int | None:
    """Our own seat, one that a link brings along, or a free one; None: the host decides."""
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
