"""From a document to a state: the form of each field, and what must fit the phase."""

from __future__ import annotations

from typing import Any, Final

from sitdown.kernel import Action, Document, Form, Frame, IllegalAction, Misfit
from sitdown.kernel.action import read_action
from sitdown.kernel.form import (
    AnObject,
    Anything,
    Default,
    Either,
    Fields,
    Flag,
    Just,
    Many,
    Maybe,
    SeatNumber,
    Text,
    Whole,
    Word,
    always,
)

from .components import FAMILIES, INFLUENCE, KINDS, ROUNDS, Deck
from .deals import TERMS
from .fitting import fit
from .player import Player
from .position import SEALED_PHASES, CosaNostra, Options
from .records import (
    Business,
    Discards,
    Gangster,
    Laid,
    Mercenaries,
    Offer,
    Played,
    Task,
    Trophy,
    Turn,
)
from .resolving import DEACTIVATE, KILL, ROLLS, Hit, Resolving, Robber, Roll, Trapper
from .wealth import monopoly_holders

MONEY: Final = Whole(0, step=1000)
DIE: Final = Whole(1, 6)
INFLUENCE_CARD: Final = Word(INFLUENCE, "influence card")


def no_items() -> list[Any]:
    return []


class TaskForm(Form):
    """A planned job or a planned purchase; `back` is derived."""

    def __init__(self, deck: Deck, seats: int) -> None:
        markers = Default(Many(SeatNumber(seats)), no_items)
        self.job = Fields({"job": deck.job, "back": Anything(), "seen": markers})
        self.buy = Fields({"buy": deck.business, "markers": markers})
        self.deck = deck

    def read(self, value: Any) -> Task:
        if isinstance(value, dict) and "buy" in value:
            found = self.buy.read(value)
            markers = tuple(sorted(found["markers"]))
            return Task(None, self.deck.businesses[found["buy"]], (), markers)
        found = self.job.read(value)
        return Task(self.deck.jobs[found["job"]], None, tuple(sorted(set(found["seen"]))), ())


def fields(seats: int, options: Document) -> dict[str, Form]:
    """The form of the game's own fields of a position document."""
    deck = Options(options).deck
    seat = SeatNumber(seats)
    businesses = Many(deck.business)
    gangsters = Many(deck.gangster)
    jobs = Many(deck.job)
    influence = Many(INFLUENCE_CARD)
    return {
        "round": Whole(1, ROUNDS),
        "start": seat,
        "market": Many(deck.business, most=4),
        "business_stack": businesses,
        "job_decks": Fields({str(back): jobs for back in range(1, ROUNDS + 1)}),
        "job_discards": Fields({"open": jobs, "closed": jobs}),
        "influence_stack": influence,
        "influence_discards": Fields({"open": influence, "closed": influence}),
        "monopolies": Anything(),
        "turn": turn_form(deck, seats),
        "resolving": Maybe(resolving_form(deck, seats)),
        "played": Maybe(played_form(seats)),
        "offers": Many(offer_form(seats)),
        "next_offer": Whole(1),
        "display": gangsters,
        "mercenaries": Fields({"stack": gangsters, "strong": gangsters, "aside": gangsters}),
        "removed": gangsters,
        "players": Many(player_form(deck, seats), length=seats),
    }


def turn_form(deck: Deck, seats: int) -> Form:
    return Default(
        Fields(
            {
                "regular": Maybe(SeatNumber(seats)),
                "queue": Default(Many(SeatNumber(seats)), no_items),
                "left": Default(Whole(0, 2), always(1)),
                "extra": Maybe(deck.gangster),
            }
        ),
        always({"regular": None, "queue": [], "left": 1, "extra": None}),
    )


def player_form(deck: Deck, seats: int) -> Form:
    business = Fields(
        {
            "id": deck.business,
            "active": Default(Flag(), always(True)),
            "used": Default(Flag(), always(False)),
            "markers": Default(Many(SeatNumber(seats)), no_items),
        }
    )
    return Fields(
        {
            "family": Maybe(Word(FAMILIES, "family")),
            "cash": MONEY,
            "laundered": MONEY,
            "jobs": Many(deck.job),
            "backs": Anything(),
            "influence": Many(INFLUENCE_CARD),
            "businesses": Many(business),
            "gangsters": Many(gangster_form(deck, seats)),
            "pool": Many(deck.gangster),
            "trophies": Many(Fields({"gangster": deck.gangster, "strength": Whole(1)})),
            "markers_free": Anything(),
            "income": Anything(),
            "sealed": Maybe(AnObject()),
        }
    )


def gangster_form(deck: Deck, seats: int) -> Form:
    laid = Fields({"card": INFLUENCE_CARD, "by": Maybe(SeatNumber(seats))})
    return Fields(
        {
            "id": deck.gangster,
            "active": Default(Flag(), always(True)),
            "tasks": Default(Many(TaskForm(deck, seats), most=2), no_items),
            "mods": Default(Many(laid), no_items),
            "raised": Default(Whole(), always(0)),
            "used": Default(Whole(), always(0)),
            "split": Default(Flag(), always(False)),
            "closed": Default(Flag(), always(False)),
        }
    )


def offer_form(seats: int) -> Form:
    return Fields(
        {
            "id": Whole(1),
            "from": SeatNumber(seats),
            "to": SeatNumber(seats),
            "give": TERMS,
            "take": TERMS,
        }
    )


def played_form(seats: int) -> Form:
    return Fields(
        {
            "seat": SeatNumber(seats),
            "card": INFLUENCE_CARD,
            "why": Just("play", "skip", "scheme", "doc"),
            "action": AnObject(),
            "phase": Just("plan", "act", "doc"),
            "actors": Many(SeatNumber(seats)),
        }
    )


def resolving_form(deck: Deck, seats: int) -> Form:
    """What is null, 0, false or empty may be left out."""
    seat = SeatNumber(seats)
    kinds = Word([*KINDS, "poison", "hustle"], "kind of job")
    counts = Maybe(Whole())
    return Fields(
        {
            "seat": seat,
            "gangster": deck.gangster,
            "card": Maybe(deck.job),
            "kind": kinds,
            "target": Maybe(Either([seat, deck.business, deck.gangster], "a seat or a card")),
            "bet": Maybe(MONEY),
            "stakes": Maybe(Many(MONEY, length=seats)),
            "roll": Fields(
                {
                    "seat": seat,
                    "gangster": deck.gangster,
                    "for": Word(ROLLS, "roll"),
                    "difficulty": Default(Whole(-99), always(0)),
                    "dice": Many(DIE, least=1),
                    "rerolled": Default(Flag(), always(False)),
                }
            ),
            "successes": counts,
            "profit": Default(MONEY, always(0)),
            "holder": Maybe(seat),
            "shares": Maybe(Many(MONEY, length=seats)),
            "robbers": Default(Many(Fields({"seat": seat, "task": Text(1)})), no_items),
            "robber": Maybe(
                Fields(
                    {
                        "seat": seat,
                        "gangster": deck.gangster,
                        "card": deck.job,
                        "successes": counts,
                    }
                )
            ),
            "trapper": Maybe(Fields({"seat": seat, "gangster": deck.gangster, "card": deck.job})),
            "hit": Maybe(
                Fields(
                    {
                        "seat": seat,
                        "gangster": Maybe(deck.gangster),
                        "business": Maybe(deck.business),
                        "effect": Just(KILL, DEACTIVATE),
                        "by": seat,
                    }
                )
            ),
            "docs": Default(Many(seat), no_items),
            "second": Default(Flag(), always(False)),
        }
    )


def build(frame: Frame, options: Document, found: Document) -> CosaNostra:
    """A state of the fields of a document; refuses what does not fit the phase."""
    chosen = Options(options)
    deck = chosen.deck
    players = [read_player(deck, seat, given) for seat, given in enumerate(found["players"])]
    for seat, given in enumerate(found["players"]):
        frame.sealed[seat] = read_seal(frame, seat, given["sealed"])
    piles = found["mercenaries"]
    state = CosaNostra(
        frame,
        chosen,
        found["round"],
        found["start"],
        found["market"],
        found["business_stack"],
        [found["job_decks"][str(back)] for back in range(1, ROUNDS + 1)],
        Discards(found["job_discards"]["open"], found["job_discards"]["closed"]),
        found["influence_stack"],
        Discards(found["influence_discards"]["open"], found["influence_discards"]["closed"]),
        monopoly_holders(players),
        read_turn(found["turn"], found["start"]),
        read_resolving(found["resolving"], frame.seats),
        read_played(found["played"]),
        [
            Offer(one["id"], one["from"], one["to"], one["give"], one["take"])
            for one in found["offers"]
        ],
        found["next_offer"],
        found["display"],
        Mercenaries(piles["stack"], piles["strong"], piles["aside"]),
        found["removed"],
        players,
    )
    fit(state)
    return state


def read_player(deck: Deck, seat: int, given: Document) -> Player:
    return Player(
        given["family"],
        given["cash"],
        given["laundered"],
        deck.in_hand_order(given["jobs"]),
        sorted(given["influence"]),
        [
            Business(deck.businesses[one["id"]], one["active"], one["used"], sorted(one["markers"]))
            for one in given["businesses"]
        ],
        [read_gangster(deck, seat, one) for one in given["gangsters"]],
        given["pool"],
        [Trophy(one["gangster"], one["strength"]) for one in given["trophies"]],
    )


def read_gangster(deck: Deck, seat: int, given: Document) -> Gangster:
    laid = [Laid(one["card"], seat if one["by"] is None else one["by"]) for one in given["mods"]]
    return Gangster(
        deck.gangsters[given["id"]],
        given["active"],
        given["tasks"],
        laid,
        given["raised"],
        given["used"],
        given["split"],
        given["closed"],
    )


def read_seal(frame: Frame, seat: int, given: Document | None) -> Action | None:
    """The answer of a seat in a sealed window."""
    if given is None:
        return None
    path = f"players[{seat}].sealed"
    if frame.phase not in SEALED_PHASES:
        raise Misfit(f"no answer is sealed in phase {frame.phase}", path)
    if seat in frame.actors:
        raise Misfit("an answer, though the seat is still to act", path)
    try:
        answer = read_action(frame.rules.actions, given)
    except IllegalAction as fault:
        raise Misfit(str(fault), path) from None
    if not isinstance(answer, frame.rules.decisions[frame.phase].actions):
        raise Misfit(f"not an answer of phase {frame.phase}", path)
    return answer


def read_turn(given: Document, start: int) -> Turn:
    regular = start if given["regular"] is None else given["regular"]
    return Turn(regular, given["queue"], given["left"], given["extra"])


def read_played(given: Document | None) -> Played | None:
    if given is None:
        return None
    return Played(
        given["seat"],
        given["card"],
        given["why"],
        given["action"],
        given["phase"],
        tuple(given["actors"]),
    )


def read_resolving(given: Document | None, seats: int) -> Resolving | None:
    if given is None:
        return None
    return Resolving(
        given["seat"],
        given["gangster"],
        given["card"],
        given["kind"],
        given["target"],
        given["bet"],
        given["stakes"],
        read_roll(given["roll"]),
        given["successes"],
        given["profit"],
        given["seat"] if given["holder"] is None else given["holder"],
        [0] * seats if given["shares"] is None else given["shares"],
        [(one["seat"], one["task"]) for one in given["robbers"]],
        read_robber(given["robber"]),
        read_trapper(given["trapper"]),
        read_hit(given["hit"]),
        given["docs"],
        given["second"],
    )


def read_roll(given: Document) -> Roll:
    return Roll(
        given["seat"],
        given["gangster"],
        given["for"],
        given["difficulty"],
        given["dice"],
        given["rerolled"],
    )


def read_robber(given: Document | None) -> Robber | None:
    if given is None:
        return None
    return Robber(given["seat"], given["gangster"], given["card"], given["successes"])


def read_trapper(given: Document | None) -> Trapper | None:
    return None if given is None else Trapper(given["seat"], given["gangster"], given["card"])


def read_hit(given: Document | None) -> Hit | None:
    """`gangster` or `business` is missing in the document of a hit."""
    if given is None:
        return None
    stricken = (given.get("gangster"), given.get("business"))
    return Hit(given["seat"], *stricken, given["effect"], given["by"])
