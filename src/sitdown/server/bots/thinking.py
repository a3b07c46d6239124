"""What is thought out in a worker: a bot's answer, what a move would bring, a study."""

from __future__ import annotations

from hashlib import sha256

from sitdown import catalog
from sitdown.bots import Bot, bot, owed, replies
from sitdown.conform.runner import patch
from sitdown.kernel import (
    Action,
    Document,
    Event,
    Game,
    IllegalAction,
    Look,
    Memory,
    RulesError,
    SitdownError,
    State,
)
from sitdown.kernel import named as named_answers
from sitdown.kernel.action import read_action
from sitdown.table import Refused
from sitdown.table.records.events import heard, written
from sitdown.table.records.talking import contains
from sitdown.table.telling.advice import sketch_of

MOST_BOT_MOVES = 200
"""So many answers of bots there are in a study at most."""

WORLDS_OF_A_VOW = 8
"""In so many worlds a bot looks whether it would break its word."""

THOUGHT = 0.1
"""How many seconds a bot thinks about a choice at most, where nobody says otherwise."""


def answer(
    game: str,
    name: str,
    luck: str,
    view: Document,
    vows: list[Document],
    memory: Document | None = None,
    seconds: float = THOUGHT,
) -> Document:
    """A bot's answer to what the seat of this view owes; it keeps its word if it can."""
    player = hurried(name, luck, seconds)
    look = look_of(player, game, view, memory)
    chosen = player.choose(look)
    if vows and breaks(look, chosen, vows) and keeps_word(player):
        honest = (action for action in owed(look) if not breaks(look, action, vows))
        chosen = next(honest, chosen)
    return chosen.document()


def interjection(
    game: str,
    name: str,
    luck: str,
    view: Document,
    vows: list[Document],
    memory: Document | None = None,
    seconds: float = THOUGHT,
) -> Document | None:
    """What a bot says or does unasked, if anything, and if it has not promised otherwise."""
    player = hurried(name, luck, seconds)
    look = look_of(player, game, view, memory)
    action = player.interject(look)
    if action is None or (vows and breaks(look, action, vows) and keeps_word(player)):
        return None
    return action.document()


def reply(
    game: str,
    name: str,
    luck: str,
    view: Document,
    vows: list[Document],
    memory: Document | None = None,
    seconds: float = THOUGHT,
) -> Document | None:
    """A bot's answer to one of the things put to the seat of this view; None if there is none."""
    player = hurried(name, luck, seconds)
    look = look_of(player, game, view, memory)
    answers = replies(look)
    if not answers:
        return None
    chosen = player.reply(look)
    if vows and breaks(look, chosen, vows) and keeps_word(player):
        chosen = next((one for one in answers if not breaks(look, one, vows)), chosen)
    return chosen.document()


def counter(
    answered: Document,
    game: str,
    name: str,
    luck: str,
    view: Document,
    vows: list[Document],
    memory: Document | None = None,
    seconds: float = THOUGHT,
) -> Document | None:
    """What a bot offers instead, which will answer so to what the seat of this view was put."""
    player = hurried(name, luck, seconds)
    look = look_of(player, game, view, memory)
    answer = read_action(look.game.rules.actions, answered)
    if answer not in replies(look):
        return None
    action = player.counter(look, answer)
    return None if action is None or breaks(look, action, vows) else action.document()


def look_of(player: Bot, game: str, view: Document, memory: Document | None) -> Look:
    """What a bot sees, with its temper and what its seat knows of the others."""
    look = Look.through(catalog.load(game), view)
    look.temper = player.temper
    if memory is not None:
        look.memory = Memory(**memory)
    return look


def keeps_word(player: Bot) -> bool:
    """Whether a bot keeps a word that it would rather break: the dishonest do not always."""
    scruples = player.temper.scruples()
    return scruples >= 1 or player.luck.below(100) < 100 * scruples


def hurried(name: str, luck: str, seconds: float) -> Bot:
    """A bot that never thinks longer than this for a choice."""
    player = bot(name, luck)
    player.patience = seconds
    return player


def breaks(look: Look, action: Action, vows: list[Document]) -> bool:
    """Whether an action may bring what must never happen, as far as the seat can see.

    Dice fall otherwise in every world, and much comes only after others were asked.
    """
    worlds = (look.imagine(f"vow/{number}") for number in range(WORLDS_OF_A_VOW))
    return any(
        contains(event.document(), vow)
        for world in worlds
        for event in deed(world, look.seat, action)
        for vow in vows
    )


def deed(world: State, seat: int, action: Action) -> list[Event]:
    """All that comes of an action if whoever is asked about it lets it pass."""
    try:
        events = list(world.apply(seat, action))
    except SitdownError:
        return []
    while (passing := next_pass(world)) is not None:
        events += world.apply(*passing)
    return events


def next_pass(world: State) -> tuple[int, Action] | None:
    """Who is asked whether he answers to what is under way, and how he declines."""
    for seat in world.actors:
        declined = world.declining(seat)
        if declined is not None:
            return seat, declined
    return None


def luck_of(secret: str, window: int, seat: int, count: int) -> str:
    """A bot's luck for one move: from the seed, so that nobody can foresee it."""
    return sha256(f"{secret}/luck/{window}/{seat}/{count}".encode()).hexdigest()[:16]


def foreseen(game: str, view: Document, acts: list[Document]) -> list[list[Document] | None]:
    """What each of these actions would bring, as far as the view's seat can know."""
    known = catalog.load(game)
    if known.foresee is None or view["you"] is None or not acts:
        return [None] * len(acts)
    look = Look.through(known, view)
    world = look.imagine()
    return [one_foreseen(look, world, act) for act in acts]


def one_foreseen(look: Look, world: State, act: Document) -> list[Document] | None:
    assert look.game.foresee is not None
    try:
        action = world.read(act)
        world.check(look.seat, action)  # what is asked may be over: that brings nothing
        return look.game.foresee(look, action)
    except SitdownError:
        return None


def named(game: str, view: Document, picked: Document) -> Document:
    """The answers that are worth a button, and how many there are, after some of it is picked."""
    return named_answers(Look.through(catalog.load(game), view), picked).document()


class Study:
    """A position that is not a table: it is played a little, and nothing is kept."""

    def __init__(self, body: Document) -> None:
        self.body = body
        self.game = known_game(body["game"])
        self.seat: int | None = body["seat"]
        self.state = self.first_position()
        self.acts: list[Document] = []
        self.events: list[list[Document]] = []

    def first_position(self) -> State:
        body = self.body
        try:
            if body["position"] is not None:
                document = body["position"]
            else:
                players = self.game.seats[0] if body["players"] is None else body["players"]
                self.game.read_options(self.game.read_seats(players), body["options"])
                document = self.game.new(players, body["seed"], **body["options"]).document()
            if body["patch"] is not None:
                document = patch(document, body["patch"], whole=True)
            state = self.game.load(document)
            state.force(body["chance"])
        except SitdownError as fault:
            raise Refused("bad-request", str(fault)) from None
        if self.seat is not None and self.seat >= state.seats:
            raise Refused("bad-request", f"seat: no seat {self.seat} in this position")
        return state

    def answer(self) -> Document:
        for place, item in enumerate(self.body["acts"]):
            self.carry_out(place, item)
        view = self.state.view(self.seat)
        default = None if self.seat is None else self.state.default(self.seat)
        answer: Document = {
            "position": self.state.document(),
            "view": view,
            "default": None if default is None else default.document(),
            "acts": self.acts,
            "events": self.events,
            "foreseen": foreseen(self.game.id, view, self.body["foresee"]),
            "named": [named(self.game.id, view, picked) for picked in self.body["name"]],
        }
        if self.body["sketch"]:
            answer["sketch"] = sketch_of(self.game.id, view)
        return answer

    def carry_out(self, place: int, item: Document) -> None:
        if item["bot"] is None:
            if item["seat"] is None or item["act"] is None:
                raise Refused("bad-request", f"acts[{place}]: needs seat and act, or a bot")
            self.act(place, item["seat"], item["act"])
        elif item["until"] is None:
            self.bot_answers(place, item["bot"], item["seat"])
        else:
            for _ in range(MOST_BOT_MOVES):
                waiting = [seat for seat in self.state.actors if seat != item["until"]]
                if not waiting:
                    return
                self.bot_answers(place, item["bot"], waiting[0])

    def bot_answers(self, place: int, name: str, seat: int | None) -> None:
        if seat is None or seat not in self.state.actors:
            raise Refused("bad-request", f"acts[{place}]: seat {seat} owes nothing now")
        look = Look.at(self.game, self.state, seat)
        luck = f"study/{len(self.acts)}/{self.state.chance.drawn}"
        try:
            choice = hurried(name, luck, THOUGHT).choose(look)
        except SitdownError as fault:
            raise Refused("bad-request", f"acts[{place}]: {fault}") from None
        self.act(place, seat, choice.document())

    def act(self, place: int, seat: int, act: Document) -> None:
        if not 0 <= seat < self.state.seats:
            raise Refused("bad-request", f"acts[{place}].seat: no seat {seat} in this position")
        try:
            told = [written(event) for event in self.state.apply(seat, act)]
        except IllegalAction as refusal:
            raise Refused.illegal(refusal, act=place) from None
        self.acts.append({"seat": seat, "act": act})
        self.events.append(heard(told, self.seat))


UNHEARD_OF = (ArithmeticError, AssertionError, AttributeError, LookupError, RulesError, TypeError)
"""What rules run into at a position that has the right form and that no game comes to."""


def study(body: Document) -> Document:
    try:
        return Study(body).answer()
    except Refused:
        raise
    except SitdownError as fault:
        raise Refused("bad-request", str(fault)) from None
    except UNHEARD_OF as fault:
        if body["position"] is None and body["patch"] is None:
            raise
        raise Refused("bad-request", f"no game comes to this position: {fault!r}") from None


def known_game(id: str) -> Game:
    try:
        return catalog.load(id)
    except SitdownError as fault:
        raise Refused("not-found", str(fault)) from None
