"""Why it came so: an income by what stood when it was paid, monopolies with their counts."""

from __future__ import annotations

from sitdown.kernel import Document, Look, State
from sitdown.words import Words

from .tables import GAME, boss, man, table

NAMES = ["Ann", "Bob", "Cat"]


def why(
    state: State,
    act: Document,
    event: str,
    *,
    by: int = 0,
    seat: int | None = None,
    language: str = "en",
) -> list[str]:
    """What the first seat is told of such events of an action; those of one seat, if named."""
    look = Look.through(GAME, state.view(0))
    told = [one.told(0) for one in state.copy().apply(by, act)]
    words = Words(language, "cosanostra", NAMES, 0, strict=True)
    places = [place for place, one in enumerate(told) if one["event"] == event]
    phrases = [
        GAME.why(look, told, place)
        for place in places
        if seat is None or told[place]["seat"] == seat
    ]
    return [words.say(one.id, **one.arguments) for one in phrases if one is not None]


def owned(*ids: str) -> list[Document]:
    return [{"id": id} for id in ids]


def test_what_was_just_bought_counts_in_the_income_that_follows() -> None:
    """CN-6.3, CN-16.1"""
    ann = boss(man("big-joey", "buy pimp.3"), cash=20000, businesses=[])
    state = table(ann, boss(man("franco-luciano")), boss(man("vito-baritono")))
    said = why(state, {"do": "buy", "task": "big-joey"}, "income", seat=0)
    assert said == ["Businesses $2k (CN-16.1)."]


def test_what_was_just_killed_does_not() -> None:
    """CN-12.4, CN-16.1"""
    ann = boss(man("big-joey", "kill-a-businessman.1"))
    bob = boss(man("franco-luciano"), businesses=owned("pimp.3"))
    state = table(ann, bob, boss(man("vito-baritono")), dice=[6, 6, 6])
    kill = {"do": "execute", "task": "big-joey", "target": "pimp.3"}
    assert why(state, kill, "income", seat=1) == ["Businesses $0k (CN-16.1)."]


def test_a_monopoly_that_is_lost_to_a_purchase_says_who_has_how_many() -> None:
    """CN-17.1"""
    state = table(
        boss(businesses=owned("pimp.1", "pimp.2")),
        boss(businesses=owned("pimp.3")),
        boss(man("vito-baritono", "buy pimp.4"), cash=9000, businesses=[]),
        actors=[2],
    )
    assert why(state, {"do": "buy", "task": "vito-baritono"}, "monopoly", by=2) == [
        "It takes two open businesses of that kind, and more than all the others together "
        "(CN-17.1). Pimp: you 2, Bob 1, Cat 1."
    ]


def test_a_casino_that_counts_as_another_kind_names_who_makes_it_count() -> None:
    """CN-19.31"""
    state = table(
        boss(businesses=owned("loan-shark.1", "loan-shark.2", "drug-dealer.1", "drug-dealer.2")),
        boss(businesses=owned("loan-shark.3", "drug-dealer.3")),
        boss(man("saito-botan", "buy casino.1"), cash=20000, businesses=[]),
        actors=[2],
    )
    said = why(state, {"do": "buy", "task": "saito-botan"}, "monopoly", by=2, language="ru")
    assert [one[one.index("). ") + 3 :] for one in said] == [
        "Драгдилер: вы 2, Bob 1, Cat 1. Сайто Ботан: считаются и другие бизнесы (CN-19.31).",
        "Ростовщик: вы 2, Bob 1, Cat 1. Сайто Ботан: считаются и другие бизнесы (CN-19.31).",
    ]


def test_a_monopoly_that_is_traded_is_counted_after_the_deal() -> None:
    """CN-13.9"""
    state = table(
        boss(man("big-joey", "usury"), businesses=owned("pimp.1", "pimp.2")),
        boss(businesses=[], cash=5000),
        boss(businesses=[]),
        actors=[0],
    )
    state.apply(
        1, {"do": "offer", "to": 0, "give": {"cash": 1000}, "take": {"businesses": ["pimp.2"]}}
    )
    (said,) = why(state, {"do": "accept", "offer": 1}, "monopoly")
    assert said.endswith("Pimp: you 1, Bob 1.")
