"""The forms of a position document: what each field must look like."""

from __future__ import annotations

from typing import Any, Final

from sitdown.kernel import Document, Form
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
)

from .actions import THOUSANDS as MONEY
from .components import FAMILIES, INFLUENCE, KINDS, ROUNDS, Deck
from .deals import OFFER, TERMS
from .position import Options
from .records import Task
from .resolving import DEACTIVATE, KILL, ROLLS

DIE: Final = Whole(1, 6)
INFLUENCE_CARD: Final = Word(INFLUENCE, "influence card")


class TaskForm(Form):
    """A planned job or a planned purchase; `back` is derived."""

    def __init__(self, deck: Deck, seats: int) -> None:
        markers = Default(Many(SeatNumber(seats)), [])
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

    def schema(self) -> Document:
        return {"anyOf": [self.job.schema(), self.buy.schema()]}


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
        "next_offer": OFFER,
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
                "queue": Default(Many(SeatNumber(seats)), []),
                "left": Default(Whole(0, 2), 1),
                "extra": Maybe(deck.gangster),
            }
        ),
        {"regular": None, "queue": [], "left": 1, "extra": None},
    )


def player_form(deck: Deck, seats: int) -> Form:
    business = Fields(
        {
            "id": deck.business,
            "active": Default(Flag(), True),
            "used": Default(Flag(), False),
            "markers": Default(Many(SeatNumber(seats)), []),
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
            "active": Default(Flag(), True),
            "tasks": Default(Many(TaskForm(deck, seats), most=2), []),
            "mods": Default(Many(laid), []),
            "raised": Default(Whole(), 0),
            "used": Default(Whole(), 0),
            "split": Default(Flag(), False),
            "closed": Default(Flag(), False),
        }
    )


def offer_form(seats: int) -> Form:
    return Fields(
        {
            "id": OFFER,
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
                    "difficulty": Default(Whole(-99, 99), 0),
                    "dice": Many(DIE, least=1),
                    "rerolled": Default(Flag(), False),
                }
            ),
            "successes": counts,
            "profit": Default(MONEY, 0),
            "holder": Maybe(seat),
            "shares": Maybe(Many(MONEY, length=seats)),
            "robbers": Default(Many(Fields({"seat": seat, "task": Text(1)})), []),
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
            "docs": Default(Many(seat), []),
            "second": Default(Flag(), False),
        }
    )
