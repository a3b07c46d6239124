"""`sitdown remote`: a seat at a table elsewhere, in the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from time import sleep
from uuid import uuid4

from websockets.sync.client import ClientConnection

from sitdown import catalog
from sitdown.bots import replies
from sitdown.kernel import Action, BadOptions, Document, Look, Seat
from sitdown.table import Refused
from sitdown.table.names import title_in
from sitdown.words import Words

from .house import Address, House
from .rough import sketch_of
from .scene import Chapter, Menu, Scene, Screen
from .table import Guest, Table
from .turn import Leave, Turn

LONGEST_PAUSE = 10.0
ASKING_AGAIN = 1.0
"""Seconds until one who waits to be let in looks again."""

DECISIONS = {"/admit": True, "/refuse": False}


class FarTable(Table):
    """A table of which only one seat's view is known. What is checked here is checked there too."""

    def __init__(self, view: Document, names: Sequence[str], language: str) -> None:
        game = catalog.load(view["game"])
        seats: int = view["seats"]
        news: list[list[Document]] = [[] for _ in range(seats)]
        state = game.imagine(view)
        guests = [Guest(name) for name in names]
        super().__init__(game, state, guests, [None] * seats, {}, language, news)
        self.view = view

    def look(self, seat: Seat) -> Look:
        return Look.through(self.game, self.view)


class TalkingScreen(Screen):
    """A screen at which one can also talk, `/say good evening`, and let strangers in."""

    def __init__(self, screen: Screen, remote: Remote) -> None:
        self.screen = screen
        self.remote = remote

    def show(self, scene: Scene) -> Menu | None:
        return self.screen.show(scene)

    def offer(self, scene: Scene) -> Menu | None:
        return self.screen.offer(scene)

    def answer(self, scene: Scene) -> Menu | None:
        return self.screen.answer(scene)

    def unfold(self, scene: Scene) -> None:
        self.screen.unfold(scene)

    def say(self, *sentences: str) -> None:
        self.screen.say(*sentences)

    def explain(self, words: Words, chapters: Sequence[Chapter]) -> None:
        talking = Chapter("", [("", self.remote.words.say("far-how"))])
        self.screen.explain(words, [*chapters, talking])

    def is_covered(self) -> bool:
        return self.screen.is_covered()

    def turn_page(self) -> bool:
        return self.screen.turn_page()

    def curtain(self) -> None:
        self.screen.curtain()

    def read(self, prompt: str) -> str:
        while True:
            typed = self.screen.read(prompt)
            word, _, rest = typed.partition(" ")
            if word == "/say" and rest:
                self.remote.send({"type": "say", "text": rest.strip()})
            elif word in DECISIONS and rest.strip().isdecimal():
                self.remote.decide(int(rest), DECISIONS[word])
            else:
                return typed


class Remote:
    """One seat at one table, from the first hello to the end of the game."""

    def __init__(self, house: House, id: str, seat: Seat | None, screen: Screen, language: str):
        self.house = house
        self.id = id
        self.seat = seat
        self.screen = TalkingScreen(screen, self)
        self.language = language
        self.words = Words(language)
        self.seen = 0
        self.table: Document = {}
        self.view: Document | None = None
        self.decision: Document | None = None
        self.news: list[Document] = []
        self.log: list[str] = []
        self.line: ClientConnection | None = None
        self.waiting: dict[str, Document] = {}
        self.answered: set[str] = set()
        self.waited_for = ""
        self.commitment: str | None = None
        self.link: str | None = None

    def run(self) -> None:
        """Until the game is over. What was not acknowledged is said again after every loss."""
        pause = 0.2
        while not self.is_over():
            try:
                with self.house.line_to(self.id, self.seat, self.seen) as self.line:
                    self.hear()
                    pause = 0.2
                    for message in list(self.waiting.values()):
                        self.line.send(json.dumps(message))
                    while not self.is_over():
                        self.go_on()
            except OSError:
                self.screen.say(self.words.say("far-lost"))
                sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
        self.finish()

    def is_over(self) -> bool:
        return self.table.get("state") in ("over", "shelved") and not self.waiting

    def go_on(self) -> None:
        """The person answers if it can; otherwise the next message is waited for."""
        if self.seat is not None and not self.waiting and (self.owes() or self.has_offers()):
            self.take_turn(self.seat)
        else:
            self.say_who_is_waited_for()
            self.hear()

    # In.

    def hear(self) -> None:
        assert self.line is not None
        try:
            message: Document = json.loads(self.line.recv())
        except (ValueError, RecursionError) as fault:
            raise BadOptions(f"{self.house.address} says what nobody can read: {fault}") from None
        kind = message["type"]
        if kind in ("hello", "news"):
            self.take(message)
        elif kind == "ack":
            self.waiting.pop(message["id"], None)
        elif kind == "refused":
            self.waiting.pop(message["id"] or "", None)
            self.screen.say(self.refusal(message["error"]))
        elif kind == "bye":
            if message["code"] in ("stopping", "slow", "fault"):
                raise OSError(message["message"])
            raise Refused(message["code"], message["message"])

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
            self.waited_for = ""
        for entry in message["entries"]:
            if entry["n"] > self.seen:
                self.read(entry)
        self.seen = max(self.seen, message["n"])

    def cut_if_called(self) -> None:
        """Opens the cut that we have committed to, once, when the game is about to begin."""
        if self.seat is None or self.table.get("called") is None:
            return
        cut = self.house.cuts.pop(self.table["seats"][self.seat].get("commitment") or "", None)
        if cut is not None:
            self.send({"type": "cut", "cut": cut})

    def words_for(self, table: Document) -> Words:
        words = Words(self.language, table["game"])
        names = [words.named(seat["name"], seat.get("house_name")) for seat in table["seats"]]
        return Words(self.language, table["game"], [name or "?" for name in names], self.seat)

    def read(self, entry: Document) -> None:
        """Events are kept for the next turn, or said at once to who has none; so is the rest."""
        self.link = entry.get("link", self.link)
        if entry["kind"] != "events":
            # `left` alone is what one reads who gets up oneself.
            known = "far-left-seat" if entry["kind"] == "left" else f"far-{entry['kind']}"
            if self.words.has(known):
                fields = {**entry, **(entry.get("promise") or {})}
                self.screen.say(self.words.say(known, **fields))
            return
        self.news += entry["events"]
        if self.seat is None:
            self.screen.say(*self.sentences())

    def sentences(self) -> list[str]:
        news, self.news = self.news, []
        return [said for event in news if (said := self.words.event(event))]

    # Out.

    def owes(self) -> bool:
        return self.decision is not None and bool(self.decision["yours"])

    def has_offers(self) -> bool:
        """Whether somebody turned to us since we were asked last."""
        if self.view is None:
            return False
        look = Look.through(catalog.load(self.view["game"]), self.view)
        offers = {str(act) for act in replies(look)}
        fresh = offers - self.answered
        self.answered |= fresh
        return bool(fresh)

    def take_turn(self, seat: Seat) -> None:
        assert self.view is not None
        assert self.decision is not None
        window = self.decision["window"]
        table = FarTable(self.view, self.words.names, self.language)
        table.news[seat] = self.news
        action = Turn(table, self.screen, self.words, seat, self.log).take()
        self.news = []
        if action is not None:
            self.act(action, window)

    def act(self, action: Action, window: str) -> None:
        self.send({"type": "act", "act": action.document(), "window": window})
        while self.waiting:
            self.hear()

    def decide(self, request: int, admit: bool) -> None:
        """As host: lets a stranger sit down, or not."""
        try:
            self.house.post(f"/api/tables/{self.id}/admit", {"request": request, "admit": admit})
        except Refused as refusal:
            self.screen.say(refusal.message)

    def send(self, message: Document) -> None:
        """Sends a request, which is answered some time."""
        message["id"] = str(uuid4())
        self.waiting[message["id"]] = message
        assert self.line is not None
        self.line.send(json.dumps(message))

    # Showing.

    def say_who_is_waited_for(self) -> None:
        """Once for each question; and while chairs are free, how to invite somebody."""
        if self.view is None:
            free = sum(seat["kind"] == "open" for seat in self.table["seats"])
            link = f"{self.house.address}/t/{self.id}"
            waiting = self.words.say("far-chairs", free=free, link=link)
        else:
            actors = [seat for seat in self.view["actors"] if seat != self.seat]
            waiting = self.words.say("far-wait", seats=actors) if actors else ""
        if waiting and waiting != self.waited_for:
            self.screen.say(waiting)
        self.waited_for = waiting

    def finish(self) -> None:
        if self.view is not None:
            sketch = sketch_of(catalog.load(self.view["game"]), self.view)
            self.screen.show(Scene(self.words, self.view, sketch, self.sentences()))
        self.screen.say("", self.words.say("far-end", link=f"{self.house.address}/t/{self.id}"))
        if self.commitment is not None and self.link is not None:
            kept = {"commitment": self.commitment, "link": self.link}
            self.screen.say(self.words.say("far-check", table=self.id, **kept))


def remote(
    url: str, name: str | None, seat: int | None, watch: bool, screen: Screen, language: str
) -> int:
    """Sits down at a table elsewhere and plays; the exit code."""
    address = Address(url)
    house = House(address)
    house.introduce(name)
    words = Words(language)
    id = address.table or choose_table(house, screen, words)
    if id is None:
        return 0
    try:
        wanted = address.seat if seat is None else seat
        own = None if watch else take_seat(house, address, id, wanted)
        if own is None and not watch:
            own = await_host(house, id, screen, words)
        Remote(house, id, own, screen, language).run()
    except (Leave, EOFError):
        screen.say("", words.say("far-left", link=f"{address}/t/{id}"))
    except KeyboardInterrupt:
        screen.say("", words.say("far-left", link=f"{address}/t/{id}"))
        return 130
    return 0


def take_seat(house: House, address: Address, id: str, seat: int | None) -> int | None:
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


def await_host(house: House, id: str, screen: Screen, words: Words) -> int | None:
    """Our seat, once the host has let us in; None: we have been turned away, and look on."""
    screen.say(words.say("far-asking"))
    try:
        while any(one["yours"] for one in house.get(f"/api/tables/{id}")["table"]["asking"]):
            sleep(ASKING_AGAIN)
    except KeyboardInterrupt:
        house.post(f"/api/tables/{id}/leave")
        raise
    yours: list[int] = house.get(f"/api/tables/{id}")["table"]["yours"]
    return next(iter(yours), None)


def choose_table(house: House, screen: Screen, words: Words) -> str | None:
    """A table of our own, or one with a free chair; None if none is wanted."""
    mine = house.get("/api/tables?mine=true&limit=20")["tables"]
    tables = [table for table in mine if table["state"] in ("open", "playing")]
    known = {table["id"] for table in tables}
    free = house.get("/api/tables?state=open&limit=20")["tables"]
    tables += [table for table in free if table["id"] not in known]
    if not tables:
        screen.say(words.say("far-none", link=str(house.address)))
        return None
    for number, table in enumerate(tables, start=1):
        taken = sum(seat["kind"] != "open" for seat in table["seats"])
        game = Words(words.language, table["game"]).title()
        title = title_in(words.language, table["title"], table.get("house_title"))
        fields = {"number": number, "title": title, "game": game, "taken": taken}
        screen.say(
            words.say("far-table", **fields, players=table["players"], turn=table["your_turn"])
        )
    typed = screen.read(words.say("far-which"))
    if typed.isdecimal() and 1 <= int(typed) <= len(tables):
        chosen: str = tables[int(typed) - 1]["id"]
        return chosen
    return None
