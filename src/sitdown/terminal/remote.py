"""`sitdown remote`: a seat on a server, in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from time import sleep

from sitdown import catalog
from sitdown.bots import replies
from sitdown.client.seat import RemoteSeat, take_seat
from sitdown.client.server import Address, RemoteServer
from sitdown.kernel import Action, Document, Look, Seat
from sitdown.table import Refused
from sitdown.words import Words
from sitdown.words.table_names import title_in

from .fallback_sketch import sketch_of
from .local_table import LocalPlayer, LocalTable
from .screens.screen import Chapter, Menu, Scene, Screen
from .turn import Leave, Turn

LONGEST_PAUSE = 10.0
"""The most seconds between two attempts to reconnect."""
ASKING_AGAIN = 1.0
"""Seconds between two checks whether the host has answered a request to join."""

DECISIONS = {"/admit": True, "/refuse": False}


class FarTable(LocalTable):
    """A table on a server, known only by one seat's view.

    Its state is imagined from that view. The server checks every action again.
    """

    def __init__(self, view: Document, names: Sequence[str], language: str) -> None:
        game = catalog.load(view["game"])
        seats: int = view["seats"]
        news: list[list[Document]] = [[] for _ in range(seats)]
        state = game.imagine(view)
        guests = [LocalPlayer(name) for name in names]
        super().__init__(game, state, guests, [None] * seats, {}, language, news)
        self.view = view

    def look(self, seat: Seat) -> Look:
        return Look.through(self.game, self.view)


class TalkingScreen(Screen):
    """A screen with commands: `/say good evening`, and for the host `/admit` and `/refuse`."""

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


class Remote(RemoteSeat):
    """A seat at a table on a server, from the connection to the end of the game."""

    def __init__(
        self, house: RemoteServer, id: str, seat: Seat | None, screen: Screen, language: str
    ):
        super().__init__(house, id, seat, language)
        self.screen = TalkingScreen(screen, self)
        self.news: list[Document] = []
        self.log: list[str] = []
        # Offers that the person has been asked about already.
        self.answered: set[str] = set()
        self.waited_for = ""

    def run(self) -> None:
        """Plays until the game is over.

        After a lost connection it reconnects and sends again what was not acknowledged. Pauses
        grow from 0.2 seconds to LONGEST_PAUSE.
        """
        pause = 0.2
        while not self.is_over():
            try:
                with self.house.line_to(self.id, self.seat, self.seen) as self.line:
                    self.hear()
                    pause = 0.2
                    self.send_again()
                    while not self.is_over():
                        self.go_on()
            except OSError:
                self.screen.say(self.words.say("far-lost"))
                sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
        self.finish()

    def go_on(self) -> None:
        """Lets the person answer if they can; otherwise waits for the next message."""
        if self.seat is not None and not self.waiting and (self.owes() or self.has_offers()):
            self.take_turn(self.seat)
        else:
            self.say_who_is_waited_for()
            self.hear()

    # Messages from the server.

    def was_refused(self, message: Document) -> None:
        self.screen.say(self.refusal(message["error"]))

    def take(self, message: Document) -> None:
        if "view" in message:
            self.waited_for = ""
        super().take(message)

    def read(self, entry: Document) -> None:
        """Keeps events for the next turn; a spectator, who has no turns, is told them at once.

        Other entries are told to everybody at once.
        """
        if entry["kind"] != "events":
            # The message `far-left` is for a player's own departure, `far-left-seat` for others'.
            known = "far-left-seat" if entry["kind"] == "left" else f"far-{entry['kind']}"
            if self.words.has(known):
                self.screen.say(self.words.say(known, **self.told(entry)))
            return
        self.news += entry["events"]
        if self.seat is None:
            self.screen.say(*self.sentences())

    def sentences(self) -> list[str]:
        news, self.news = self.news, []
        return [said for event in news if (said := self.words.event(event))]

    # Turns and messages to the server.

    def has_offers(self) -> bool:
        """Whether there is an offer to this seat that the person was not asked about yet."""
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
        """As host: admits or refuses a stranger."""
        try:
            self.house.post(f"/api/tables/{self.id}/admit", {"request": request, "admit": admit})
        except Refused as refusal:
            self.screen.say(refusal.message)

    # Showing.

    def say_who_is_waited_for(self) -> None:
        """Says whom the table waits for, once for each question.

        Before the game it says how many chairs are free and which link invites people.
        """
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
    """Plays at a table on a server and returns the exit code."""
    address = Address(url)
    house = RemoteServer(address)
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


def await_host(house: RemoteServer, id: str, screen: Screen, words: Words) -> int | None:
    """Waits for the host's decision. Returns the seat; None if refused, to watch as a spectator."""
    screen.say(words.say("far-asking"))
    try:
        while any(one["yours"] for one in house.get(f"/api/tables/{id}")["table"]["asking"]):
            sleep(ASKING_AGAIN)
    except KeyboardInterrupt:
        house.post(f"/api/tables/{id}/leave")
        raise
    yours: list[int] = house.get(f"/api/tables/{id}")["table"]["yours"]
    return next(iter(yours), None)


def choose_table(house: RemoteServer, screen: Screen, words: Words) -> str | None:
    """Lists the player's tables and those with free chairs; None if the player chooses none."""
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
        fields = {"number": number, "text": title, "game": game, "taken": taken}
        screen.say(
            words.say("far-table", **fields, players=table["players"], turn=table["your_turn"])
        )
    typed = screen.read(words.say("far-which"))
    if typed.isdecimal() and 1 <= int(typed) <= len(tables):
        chosen: str = tables[int(typed) - 1]["id"]
        return chosen
    return None
