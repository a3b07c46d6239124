"""Why it came so: an income is explained by what stood when it was paid."""

from __future__ import annotations

from sitdown.kernel import Document, Look, State
from sitdown.words import Words

from .tables import GAME, boss, man, table

WORDS = Words("en", "cosanostra", ["Ann", "Bob", "Cat"], None, strict=True)


def why(state: State, action: Document, event: str, seat: int) -> str:
    """What a spectator is told of such an event of a seat, where the first seat acts."""
    look = Look.through(GAME, state.view(None))
    told = [one.told(None) for one in state.copy().apply(0, action)]
    place = next(
        n for n, one in enumerate(told) if (one["event"], one.get("seat")) == (event, seat)
    )
    phrase = GAME.why(look, told, place)
    return "" if phrase is None else WORDS.say(phrase.id, **phrase.arguments)


def test_what_was_just_bought_counts_in_the_income_that_follows() -> None:
    """CN-6.3, CN-16.1"""
    ann = boss(man("big-joey", "buy pimp.3"), cash=20000, businesses=[])
    state = table(ann, boss(man("franco-luciano")), boss(man("vito-baritono")))
    said = why(state, {"do": "buy", "task": "big-joey"}, "income", 0)
    assert said == "Businesses $2k (CN-16.1)."


def test_what_was_just_killed_does_not() -> None:
    """CN-12.4, CN-16.1"""
    ann = boss(man("big-joey", "kill-a-businessman.1"))
    bob = boss(man("franco-luciano"), businesses=[{"id": "pimp.3"}])
    state = table(ann, bob, boss(man("vito-baritono")), dice=[6, 6, 6])
    said = why(state, {"do": "execute", "task": "big-joey", "target": "pimp.3"}, "income", 1)
    assert said == "Businesses $0k (CN-16.1)."
