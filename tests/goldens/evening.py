"""Fills the store of a running server with games of all kinds in progress, for `stores/`.

    sitdown serve --no-browser --no-limits --port 8123 --store old.sqlite
    python -m tests.goldens.evening http://127.0.0.1:8123 told.json

The server is one of the version whose store is to be kept; the client is that of this tree. What
every viewpoint was told is written to `told.json`. Afterwards the server is killed.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

from sitdown.client.seat import RemoteSeat
from sitdown.client.server import Address, RemoteServer
from sitdown.kernel import Document

NAMES = ("Vera", "Гоша", "Lola", "Mole")
TABLES: dict[str, Document] = {
    "gentlemen": {"players": 5, "options": {}, "whispers": True},
    "squirrels": {"players": 5, "clock": "corona"},
    "vendetta": {"players": 4, "clock": "corona", "pace": "quick"},
    "cosanostra": {"players": 4, "pace": "quick", "whispers": True},
    "wallet": {"players": 4, "delay": 60, "pace": "quick"},
}
MOVES = 8
"""Answers that are given in a game before and after somebody takes over a chair."""


MOST_MOVES = {"vendetta": 24, "cosanostra": 24, "wallet": 24}
"""At most so many more, until several are asked in secret; other games would be over."""


class Player(RemoteSeat):
    """A seat that answers at random."""

    luck = Random(1)

    def catch_up(self, seconds: float = 0.05) -> None:
        """Reads what comes, until nothing has come for a moment."""
        assert self.line is not None
        while True:
            try:
                message: Document = json.loads(self.line.recv(timeout=seconds))
            except TimeoutError:
                return
            self.mind(message)

    def say(self, **message: object) -> None:
        self.send(dict(message))
        self.catch_up()

    def is_asked_in_secret(self) -> bool:
        """Whether an answer is owed that nobody hears of before the last one is in."""
        return self.owes() and self.decision is not None and self.decision["hushed"]

    def answer(self) -> bool:
        """Answers if something is asked of this seat."""
        if not self.owes():
            return False
        assert self.view is not None
        assert self.decision is not None
        act = self.luck.choice(self.view["legal"] or [self.decision["default"]])
        self.say(type="act", act=act, window=self.decision["window"])
        return True


class Guest(RemoteServer):
    """Somebody with a name and a cookie."""

    def __init__(self, address: str, name: str, folder: Path) -> None:
        super().__init__(Address(address), folder / f"{name}.json")
        self.introduce(name)

    def lay(self, game: str, persons: int, **settings: object) -> Document:
        """A table with free chairs for all persons but this one, and bots on the others."""
        body: Document = {"game": game, **TABLES[game], **settings}
        others = [{"kind": "open"}] * (persons - 1)
        bots = [{"kind": "bot"}] * (body["players"] - persons)
        body["seats"] = [{"kind": "me", "commitment": self.commit()}, *others, *bots]
        table: Document = self.post("/api/tables", body)["table"]
        return table

    def at(self, table: Document, deed: str, **body: object) -> Document:
        done: Document = self.post(f"/api/tables/{table['id']}/{deed}", body)
        return done

    def decide(self, guest: Guest, table: Document, seat: int | None, admit: bool) -> None:
        """Lets somebody take over a chair in mid-game, or turns them away."""
        guest.at(table, "join", seat=seat, commitment=guest.commit())
        (asking,) = self.get(f"/api/tables/{table['id']}")["table"]["asking"]
        self.at(table, "admit", request=asking["request"], admit=admit)

    def join(self, table: Document) -> None:
        self.at(table, "join", commitment=self.commit())


@contextmanager
def seated(guests: list[Guest], table: Document) -> Iterator[list[Player]]:
    """The sockets of all of them, each at the seat it has."""
    with ExitStack() as lines:
        players = []
        for guest in guests:
            (seat,) = guest.get(f"/api/tables/{table['id']}")["table"]["yours"]
            player = Player(guest, table["id"], seat, "en")
            player.line = lines.enter_context(guest.line_to(table["id"], seat, 0))
            player.catch_up()
            players.append(player)
        yield players


def play(players: list[Player], moves: int) -> None:
    """The players give this number of answers together, or fewer if the game ends."""
    done = 0
    while done < moves and not all(player.is_over() for player in players):
        for player in players:
            player.catch_up(0.01)
            done += player.answer()


def begin(guests: list[Guest], game: str, **settings: object) -> Document:
    host, *others = guests
    table = host.lay(game, len(guests), **settings)
    for guest in others:
        guest.join(table)
    return table


def be_in_progress(guests: list[Guest], game: str) -> Document:
    """A game with talk, promises, and people who come and go; it stops in mid-question."""
    host, other, third, *_ = guests
    table = begin([host, other], game, title=f"In progress: {game}")
    with seated([host, other], table) as (vera, gosha):
        vera.say(type="say", text="Good evening! Добрый вечер!")
        vera.say(type="promise", to=gosha.seat, text="I shall not harm you.")
        play([vera, gosha], MOVES)
        gosha.say(type="judge", promise=1, kept=True)
        gosha.say(type="auto", on=True)
        vera.say(type="pace", pace="slow")
        host.at(table, "mute", seat=gosha.seat, on=True)
        host.at(table, "mute", seat=gosha.seat, on=False)
        host.at(table, "stand-in", seat=vera.seat, on=True)
        host.at(table, "stand-in", seat=vera.seat, on=False)
        other.at(table, "leave")
        host.decide(third, table, gosha.seat, admit=False)
        host.decide(guests[3], table, gosha.seat, admit=True)
        vera.say(type="pace", pace="quick")
    with seated([host, guests[3]], table) as players:
        for _ in range(MOST_MOVES.get(game, 3)):
            if all(player.is_asked_in_secret() for player in players):
                players[0].answer()
                break
            play(players, 1)
    return table


def be_over(guests: list[Guest], game: str, **settings: object) -> Document:
    table = begin(guests, game, title=f"Over: {game}", **settings)
    with seated(guests, table) as players:
        play(players, 10_000)
    return table


def be_open(host: Guest, other: Guest) -> Document:
    """A table that waits: its host has changed much, and the other person has gone again."""
    table = host.lay("vendetta", 3, title="Open", start="host", delay=30)
    other.join(table)
    other.at(table, "leave")
    host.at(table, "seats", seat=1, kind="bot", bot="cautious", name="Knuckles")
    host.at(table, "seats", seat=1, kind="open")
    host.at(table, "settings", public=False, quiet=True)
    return table


def told(guests: list[Guest], table: Document) -> Document:
    """All entries of every viewpoint, and the table as its host sees it."""
    host, *_ = guests
    at = f"/api/tables/{table['id']}"
    found: Document = {"table": host.get(at)["table"], "entries": {}}
    for guest in guests:
        for seat in [None, *guest.get(at)["table"]["yours"]]:
            entries: list[Document] = []
            while True:
                place = "" if seat is None else f"&seat={seat}"
                part = guest.get(f"{at}/log?from={len(entries) + 1}{place}")
                entries += part["entries"]
                if not part["entries"] or entries[-1]["n"] == part["last"]:
                    break
            found["entries"][str(seat)] = entries
    return found


def main(address: str, file: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        guests = [Guest(address, name, Path(folder)) for name in NAMES]
        host, other, third, _ = guests
        tables = [be_in_progress(guests, game) for game in TABLES]
        over = be_over([host, other], "squirrels", players=2, clock=None, rated=True)
        tables += [over, be_over([host, other], "wallet", players=2, delay=0)]
        tables += [other.at(over, "rematch")["table"], be_open(host, third)]
        closed = host.lay("gentlemen", 2)
        host.at(closed, "close")
        tables.append(closed)
        Path(file).write_text(
            json.dumps([told(guests, one) for one in tables], ensure_ascii=False, indent=1)
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
