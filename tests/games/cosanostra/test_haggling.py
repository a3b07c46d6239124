"""Haggling: counter-offers, what a broken word costs, and that nobody can be pumped."""

from __future__ import annotations

from typing import Any

from sitdown.bots import Company, bot
from sitdown.games.cosanostra.advice.hints import HINTS
from sitdown.games.cosanostra.advice.thinking.haggling import haggle, terms_worth
from sitdown.games.cosanostra.deals import Decline
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.terms import Terms
from sitdown.kernel import EVEN, Chance, Look, Memory, Temper
from sitdown.kernel.form import Document

from .tables import GAME, boss, do, man, table

CARD = "pimp.4"


def trading(**fields: Any) -> CosaNostra:
    """Seat 0 could use a business of seat 1, and has money."""
    return table(
        boss(man("big-joey", "usury"), cash=30_000),
        boss(man("phil-malony", "usury"), businesses=[{"id": CARD}], cash=30_000),
        boss(man("vito-baritono", "usury")),
        **fields,
    )


def offered(state: CosaNostra, cash: int, **wanted: list[str]) -> None:
    """Seat 0 offers seat 1 money for something."""
    do(state, 0, "offer", to=1, give={"cash": cash}, take=wanted)


def answers(
    state: CosaNostra, temper: Temper = EVEN, memory: Memory | None = None
) -> tuple[Document, Document | None]:
    """What seat 1 says to an offer, and what it would rather have."""
    look = Look.at(GAME, state, 1)
    look.temper = temper
    look.memory = memory or Memory()
    assert HINTS.reply is not None
    assert HINTS.counter is not None
    answer = HINTS.reply(look, Chance("luck"))
    instead = HINTS.counter(look, answer)
    return answer.document(), None if instead is None else instead.document()


def price_named(state: CosaNostra, temper: Temper = EVEN, memory: Memory | None = None) -> int:
    _, instead = answers(state, temper, memory)
    assert instead is not None
    cash: int = instead["take"]["cash"]
    return cash


def test_who_is_offered_too_little_names_a_price() -> None:
    state = trading()
    offered(state, 1000, businesses=[CARD])
    answer, instead = answers(state)
    assert answer["do"] == "decline"
    assert instead is not None
    assert (instead["to"], instead["give"]) == (0, {"businesses": [CARD]})
    price = instead["take"]["cash"]
    assert price > 1000
    better = trading()
    offered(better, price, businesses=[CARD])
    assert answers(better) == ({"do": "accept", "offer": 1}, None)
    almost = trading()
    offered(almost, price - 1000, businesses=[CARD])
    assert price_named(almost) == price


def test_no_price_is_named_that_nobody_can_pay_or_for_money_alone() -> None:
    poor = table(
        boss(man("big-joey", "usury"), cash=1000),
        boss(man("phil-malony", "usury"), businesses=[{"id": CARD}]),
        boss(man("vito-baritono", "usury")),
    )
    offered(poor, 1000, businesses=[CARD])
    assert answers(poor)[1] is None
    state = trading()
    do(state, 0, "offer", to=1, give={"cash": 1000}, take={"cash": 5000})
    assert answers(state) == ({"do": "decline", "offer": 1}, None)


def test_who_declines_a_fair_price_asks_for_a_little_more() -> None:
    """A bot that thinks ahead may decline what the hints would take."""
    state = trading()
    offered(state, 25_000, businesses=[CARD])
    assert answers(state) == ({"do": "accept", "offer": 1}, None)
    assert HINTS.counter is not None
    instead = HINTS.counter(Look.at(GAME, state, 1), Decline(1))
    assert instead is not None
    assert instead.document()["take"] == {"cash": 26_000}


def test_an_offer_that_serves_no_job_any_more_is_withdrawn() -> None:
    state = trading()
    offered(state, 1000, markers=[CARD])
    taken_back = haggle(Look.at(GAME, state, 0))
    assert taken_back is not None
    assert taken_back.document() == {"do": "withdraw", "offer": 1}
    wanting = table(
        boss(man("big-joey", "escort-service"), cash=30_000),
        boss(man("phil-malony", "usury"), businesses=[{"id": CARD}], cash=30_000),
        boss(man("vito-baritono", "usury")),
    )
    offered(wanting, 1000, markers=[CARD])
    assert haggle(Look.at(GAME, wanting, 0)) is None


def test_a_broken_word_a_grudge_and_greed_have_their_price() -> None:
    state = trading()
    offered(state, 1000, businesses=[CARD])
    usual = price_named(state)
    assert price_named(state, memory=Memory(broken={0: 1})) > usual
    assert price_named(state, memory=Memory(kept={0: 3})) < usual
    assert price_named(state, memory=Memory(broken={2: 1}, harms={2: 9})) == usual
    assert price_named(state, Temper(greedy=1.0)) > usual > price_named(state, Temper(greedy=0.0))
    assert price_named(state, Temper(vengeful=1.0), Memory(harms={0: 2})) > usual
    assert price_named(state, memory=Memory(harms={0: 2})) == usual


def test_bots_haggle_to_an_end() -> None:
    """What is refused and named again does not go on for ever, and the price can be paid."""
    state = trading()
    company = Company(GAME, {1: bot("cautious"), 2: bot("cautious")})
    company.act(
        state, 0, {"do": "offer", "to": 1, "give": {"cash": 1000}, "take": {"businesses": [CARD]}}
    )
    said = []
    while (move := company.move(state)) is not None:
        company.act(state, *move)
        said.append(move.action.do)
    assert said == ["decline", "offer"]
    (counter,) = state.offers
    company.act(state, 0, {"do": "accept", "offer": counter.id})
    assert state.players[0].business(CARD) is not None


def test_nobody_pays_more_for_a_business_than_he_would_sell_it_for() -> None:
    """A kind that one lacks is worth something beside its income: it is so when it is sold, too."""
    lacking = table(boss(man("big-joey", "usury")), boss(man("phil-malony", "usury")), boss())
    having = table(
        boss(man("big-joey", "usury"), businesses=[{"id": CARD}]),
        boss(man("phil-malony", "usury")),
        boss(),
    )
    card = Terms(0, (), (CARD,), ())
    assert terms_worth(having, 0, card) >= terms_worth(lacking, 0, card)
