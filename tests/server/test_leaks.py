"""Nothing leaks over the wire: two tables that differ only in what seat A may not know.

Both are played side by side on a real server, with actions that A cannot tell apart; whatever A is
sent must be the same, byte by byte, times and ids aside.
"""

from __future__ import annotations

import asyncio
import re
from random import Random

import pytest

import sitdown
from sitdown.kernel import Action, Document, State
from sitdown.server import metrics
from sitdown.table import Table
from sitdown.table.plans.acting import act
from sitdown.table.records.applying import mark_of

from .service import LONGEST, Person, Seat, Service

PAIRS = 4
STEPS = 12
TRIES = 40


class World:
    """One of the two tables: its true state, its table in the server, and A's socket."""

    def __init__(self, service: Service, person: Person, state: State, seat: int) -> None:
        self.service = service
        chairs = [{"kind": "me", "name": f"P{n}"} for n in range(state.seats)]
        game, options = state.document()["game"], state.document()["options"]
        self.id = person.lay(game, state.seats, options=options, seats=chairs, title="Twins")
        self.table: Table = service.do(service.room.hall.table(self.id))
        self.state = state
        self.count = 0
        service.do(self.put())
        self.a: Seat = person.sit(self.id, seat)
        self.seat = seat

    async def put(self) -> None:
        """The position of the test, in place of the new game."""
        sitting = self.table.sitting
        sitting.position = self.state.copy()
        sitting.open_window(sitting.opened, mark_of(self.state), self.state.is_hushed())

    def act(self, seat: int, action: Action) -> None:
        """A acts over the wire, the others in the server."""
        self.count += 1
        self.state.apply(seat, action)
        if seat == self.seat:
            window = self.service.do(self.token(seat))
            self.a.send("act", f"a{self.count}", act=action.document(), window=window)
        else:
            self.service.do(self.act_there(seat, action))

    async def token(self, seat: int) -> str:
        return self.table.sitting.token(seat)

    async def act_there(self, seat: int, action: Action) -> None:
        token = self.table.sitting.token(seat)
        await self.table.do(act(seat, f"b{self.count}", action, token))

    def heard(self) -> list[str]:
        """All that A has been sent until nothing more comes; times and ids aside."""
        messages = self.until_pong()
        self.service.do(self.settle())
        return messages + self.until_pong()

    def until_pong(self) -> list[str]:
        self.count += 1
        self.a.send("ping", f"p{self.count}")
        messages: list[str] = []
        while True:
            text = self.a.socket.recv(timeout=LONGEST)
            assert isinstance(text, str)
            if '"type":"pong"' in text:
                return messages
            messages.append(self.plain(text))

    async def settle(self) -> None:
        while self.table.working is not None:
            await asyncio.wait([self.table.working])

    def plain(self, text: str) -> str:
        text = text.replace(self.id, "ID")
        # Digests under a secret that nobody at the table knows: they tell nothing, and must differ.
        text = re.sub(r'"(commitment|link|seal|seed|secret)":"[0-9a-f]{64}"', '"DIGEST"', text)
        return re.sub(r"\b1[0-9]{9}(\.[0-9]+)?(e[0-9+]+)?", "TIME", text)


def what_a_learns(state: State, seat: int, action: Action, a: int) -> tuple[object, ...]:
    """What an action brings, as the rules tell it to A."""
    after = state.copy()
    told = [event.told(a) for event in after.apply(seat, action)]
    return [one for one in told if one is not None], after.view(a)


def twin_action(
    luck: Random, first: State, second: State, a: int
) -> tuple[int, Action, Action] | None:
    """A seat, and an action in each world that A cannot tell apart."""
    for _ in range(TRIES):
        able = [seat for seat in range(first.seats) if first.legal(seat)]
        seat = luck.choice(able)
        action = luck.choice(first.legal(seat))
        expected = what_a_learns(first, seat, action, a)
        others = second.legal(seat)
        luck.shuffle(others)
        for other in [action, *others[:10]]:
            if other in others and what_a_learns(second, seat, other, a) == expected:
                return seat, action, other
    return None


def played(luck: Random, game: str) -> State:
    known = sitdown.load(game)
    state = known.new(luck.choice(list(known.seats)[:2]), luck.randrange(10**6))
    for _ in range(luck.choice([1, 2, 3, 20, 40])):
        seat = luck.choice(state.actors)
        after = state.copy()
        after.apply(seat, luck.choice(state.legal(seat)))
        if after.result is not None:
            break
        state = after
    return state


def imagined(luck: Random, state: State, a: int) -> State:
    game = sitdown.load(state.document()["game"])
    other = game.imagine(state.view(a), seed=luck.randrange(10**6))
    other.chance = state.chance.copy()
    return other


def compare(one: World, two: World) -> int:
    for first, second in zip(one.heard(), two.heard(), strict=True):
        assert first == second
    return 1


def play_twins(service: Service, game: str) -> tuple[int, int]:
    """How often A's messages were compared, and how many pairs did differ in secrets."""
    luck = Random(game)
    compared = different = 0
    with Person(service) as person:
        for _ in range(PAIRS):
            state = played(luck, game)
            a = luck.randrange(state.seats)
            other = imagined(luck, state, a)
            different += other.document() != state.document()
            one, two = World(service, person, state, a), World(service, person, other, a)
            with one.a, two.a:
                compared += compare(one, two)
                for _ in range(STEPS):
                    compared += step(luck, one, two, a)
                    if one.state.result is not None:
                        break
    return compared, different


@pytest.mark.parametrize("game", sitdown.games())
def test_tables_that_differ_in_secrets_send_the_same(service: Service, game: str) -> None:
    compared, different = play_twins(service, game)
    assert compared > PAIRS * 3
    assert different >= 1


def test_a_leak_would_be_found(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "sitdown.table.records.events.StoredEvent.to", lambda told, viewpoint: told.document()
    )
    with pytest.raises(AssertionError):
        play_twins(service, "vendetta")


def step(luck: Random, one: World, two: World, a: int) -> int:
    """Something happens in both worlds: an action, a refused one, a question, talk."""
    kind = luck.randrange(6)
    if kind == 0:
        wrong = nonsense(luck, one.state, a)
        for world in (one, two):
            window = world.service.do(world.token(a))
            world.a.send("act", f"w{world.count}", act=wrong, window=window)
    elif kind == 1:
        legal = [action.document() for action in one.state.legal(a)][:5]
        for world in (one, two):
            foreseen = world.a.ask("foresee", acts=legal)
            world.a.messages.append(foreseen)
        assert one.a.messages[-1]["events"] == two.a.messages[-1]["events"]
        compare_notes(luck, one, two)
        return 1
    else:
        pair = twin_action(luck, one.state, two.state, a)
        if pair is None:
            return 0
        seat, first, second = pair
        one.act(seat, first)
        two.act(seat, second)
    return compare(one, two)


def compare_notes(luck: Random, one: World, two: World) -> None:
    """What A is told of a thing is the same in both worlds."""
    position = one.state.document()
    shelves = sitdown.load(position["game"]).album(position["seats"], position["options"])
    things = [thing.id for shelf in shelves for thing in shelf.things]
    if things:
        thing = luck.choice(things)
        first, second = [world.a.ask("note", thing=thing)["note"] for world in (one, two)]
        assert first is not None
        assert first == second


def nonsense(luck: Random, state: State, a: int) -> Document:
    """An action that A may not take now: another's, or a malformed one."""
    others = [action.document() for seat in range(state.seats) for action in state.legal(seat)]
    legal = [action.document() for action in state.legal(a)]
    wrong = [document for document in others if document not in legal]
    return luck.choice(wrong) if wrong else {"do": "nonsense"}


def test_no_figure_changes_with_an_answer_in_a_hushed_window(service: Service) -> None:
    """Who may look at the figures while he plays would see that somebody has answered."""
    metrics.keep()
    with Person(service) as vera:
        id = vera.lay("gentlemen", 5, seats=[{"kind": "me", "name": f"P{n}"} for n in range(5)])
        table = service.do(service.room.hall.table(id))
        seats = [vera.sit(id, n) for n in range(5)]
        for seat in seats:
            seat.__enter__()
            seat.until("hello")
        dealer = table.sitting.owing()[0]
        before = counted()
        assert seats[dealer].act()["type"] == "ack"
        assert counted() != before
        assert table.sitting.hushed
        before = counted()
        for place in table.sitting.asked:
            asked = seats[place]
            while asked.newest("view")["phase"] != "talk":
                asked.receive()
            assert asked.ask("act", act={"do": "nonsense"}, window="x")["type"] == "refused"
            assert asked.ask("act", act={"do": "pass"}, window="2.0")["type"] == "ack"
            assert counted() == before
        for seat in seats:
            seat.__exit__(None, None, None)


def counted() -> list[tuple[str, float]]:
    """Whatever the figures say of actions and of bots."""
    kept = metrics.keep()
    return [
        (sample.name, sample.value)
        for metric in (kept.acts, kept.answered, kept.thinking)
        for family in metric.collect()
        for sample in family.samples
    ]
