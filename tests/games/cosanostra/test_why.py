"""Why it came so: monopolies, with the counts that decide them."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import Document, Look, State
from sitdown.words import Words

from .tables import GAME, boss, man, table

NAMES = ["Ann", "Bob", "Cat"]


def owned(*ids: str) -> list[Document]:
    return [{"id": id} for id in ids]


def why(state: State, seat: int, what: str, language: str = "en", **arguments: Any) -> list[str]:
    """What the first seat is told of every monopoly that an action gives or takes."""
    look = Look.through(GAME, state.view(0))
    told = [one.told(0) for one in state.apply(seat, {"do": what, **arguments})]
    words = Words(language, "cosanostra", NAMES, 0, strict=True)
    phrases = [
        GAME.why(look, told, place) for place, one in enumerate(told) if one["event"] == "monopoly"
    ]
    return [words.say(one.id, **one.arguments) for one in phrases if one is not None]


def test_a_monopoly_that_is_lost_to_a_purchase_says_who_has_how_many() -> None:
    """CN-17.1"""
    state = table(
        boss(businesses=owned("pimp.1", "pimp.2")),
        boss(businesses=owned("pimp.3")),
        boss(man("vito-baritono", "buy pimp.4"), cash=9000, businesses=[]),
        actors=[2],
    )
    assert why(state, 2, "buy", task="vito-baritono") == [
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
    said = why(state, 2, "buy", "ru", task="saito-botan")
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
    (said,) = why(state, 0, "accept", offer=1)
    assert said.endswith("Pimp: you 1, Bob 1.")
