"""What is foreseen of a choice: a chance is that of its effect, tried with every fall of dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from sitdown.games.cosanostra.advice.foresight import of_force
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Action, Look
from sitdown.kernel.foresight import COUNTS, WARNS, counts, warns
from sitdown.kernel.form import Document
from sitdown.words import LANGUAGES, Words

from .tables import GAME, boss, do, man, table

NAMES = ["Ann", "Bob", "Cid"]
BRIEF = 26
"""So many characters go on half of a phone's width."""


def foreseen(state: CosaNostra, seat: int, act: Document) -> list[Document]:
    assert GAME.foresee is not None
    look = Look.at(GAME, state, seat)
    return GAME.foresee(look, state.read(act))


def sign(state: CosaNostra, act: Document, event: str = "odds", seat: int = 0) -> Document:
    return next(one for one in foreseen(state, seat, act) if one["event"] == event)


def warnings(state: CosaNostra, act: Document, seat: int = 0) -> list[str]:
    return [one["of"] for one in foreseen(state, seat, act) if one["event"] == WARNS]


def counted(state: CosaNostra, act: Document, seat: int = 0) -> tuple[str, int] | None:
    for one in foreseen(state, seat, act):
        if one["event"] == COUNTS:
            return one["unit"], one["amount"]
    return None


def said(state: CosaNostra, act: Document, language: str = "en", seat: int = 0) -> str:
    words = Words(language, "cosanostra", NAMES, seat, strict=True)
    told = [words.brings(event) for event in foreseen(state, seat, act)]
    return ", ".join(one for one in told if one).replace("\xa0", " ")


# Trials: the rules play every fall of the dice, and nobody interferes.


def trials(state: CosaNostra, seat: int, act: Document, dice: int) -> Iterator[CosaNostra]:
    for fallen in product(range(1, 7), repeat=dice):
        twin = state.copy()
        twin.force([{"roll": die} for die in fallen])
        twin.apply(seat, act)
        while twin.phase not in ("act", "launder", "bargain", "return-fire", "over"):
            for one in twin.actors:
                twin.apply(one, declining(twin, one))
        yield twin


def declining(state: CosaNostra, seat: int) -> Action:
    """To let things go: the first of all answers says so in every window."""
    return state.legal(seat)[0]


def share(worlds: list[CosaNostra], happened: Callable[[CosaNostra], bool]) -> int:
    return round(100 * sum([happened(world) for world in worlds]) / len(worlds))


Happened = Callable[[CosaNostra, Document], bool]


def gained(amount: int) -> Happened:
    return lambda state, act: state.players[0].cash == 30000 + amount


def gains(state: CosaNostra, act: Document) -> bool:
    return state.players[0].cash > 30000


def lost(amount: int) -> Happened:
    return lambda state, act: state.players[1].cash <= 20000 - amount


def is_out(state: CosaNostra, act: Document) -> bool:
    found = state.find_business(act["target"]) or state.find_gangster(act["target"])
    return found is None or not found[1].active


def is_gone(state: CosaNostra, act: Document) -> bool:
    return not (state.find_business(act["target"]) or state.find_gangster(act["target"]))


def is_mine(state: CosaNostra, act: Document) -> bool:
    return state.players[0].business(act["target"]) is not None


def can_launder(amount: int) -> Happened:
    return lambda state, act: state.phase == "launder" and len(state.legal(0)) > amount // 1000


def sells(successes: int) -> Happened:
    return lambda state, act: state.phase == "bargain" and (state.job().successes or 0) >= successes


TRIALS: list[tuple[str, str, Any, Happened, Happened | None]] = [
    ("big-joey", "gas-station-robbery", None, gained(1000), gained(2000)),
    ("nicky-two-toes", "bank-robbery", None, gained(8000), None),
    ("big-tyrell", "gas-station-robbery", None, gained(4000), gained(5000)),
    ("dee-jackson", "protection-racket", None, gained(2000), None),
    ("big-joey", "theft.1", 1, gained(2000), gained(3000)),
    ("hector-vega", "theft.1", 1, gained(5000), gained(6000)),
    ("paco-santiago", "theft.1", 1, gained(2000), gained(3000)),
    ("big-joey", "property-damage.1", 1, lost(2000), lost(5000)),
    ("big-joey", "bash.1", "lawyer.1", is_out, None),
    ("big-joey", "vandalism.1", "building-firm.1", is_out, None),
    ("rosa-mendez", "arson.1", "building-firm.1", is_out, is_gone),
    ("big-joey", "kill-a-businessman.1", "lawyer.1", is_out, is_gone),
    ("big-joey", "assassination.1", "lenny-dimaggio", is_gone, None),
    ("nicky-two-toes", "assassination.1", "phil-malony", is_gone, None),
    ("big-joey", "persuasion.1", "lawyer.1", is_mine, None),
    ("big-joey", "car-bomb.1", "lenny-dimaggio", is_out, is_gone),
    ("big-joey", "drive-by.1", "phil-malony", is_gone, None),
    ("big-joey", "birthday.1", None, gained(2000), gained(6000)),
    ("big-joey", "money-laundering.1", None, can_launder(8000), can_launder(15000)),
    ("big-joey", "exceptional-offer.1", None, sells(1), sells(2)),
    ("big-joey", "connections.1", None, sells(1), sells(2)),
    ("big-joey", "poker.1", None, gained(8000), None),
]


def one_job(gangster: str, job: str) -> CosaNostra:
    """A job alone on the table; a victim who is tasked, one who is not, and no second thoughts."""
    return table(
        boss(man(gangster, job), cash=30000, businesses=[]),
        boss(man("lenny-dimaggio", "buy cop.2"), man("phil-malony"), cash=20000),
        boss(man("vito-baritono", "usury"), cash=20000, businesses=[]),
        round=3,
        market=["cop.3", "lawyer.3", "garage.2", "casino.2"],
    )


@pytest.mark.parametrize(("gangster", "job", "target", "happens", "in_full"), TRIALS)
def test_a_chance_is_that_of_the_effect(
    gangster: str, job: str, target: int | str | None, happens: Happened, in_full: Happened | None
) -> None:
    state = one_job(gangster, job)
    act: Document = {"do": "execute", "task": gangster}
    if target is not None:
        act["target"] = target
    odds = sign(state, act)
    guns = state.players[0].gangsters[0]
    dice = guns.strength() + (guns.card.ability.attack_dice if target is not None else 0)
    worlds = list(trials(state, 0, act, dice))
    full = in_full or happens
    assert odds["chance"] == share(worlds, lambda one: happens(one, act) or full(one, act))
    expected = None if in_full is None else share(worlds, lambda one: full(one, act))
    assert odds["full"] == expected


@pytest.mark.parametrize("gangster", ["bernardo-farmacista", "lil-omar", "izzy-ordova"])
def test_what_is_done_in_place_of_a_job_has_its_chance_too(gangster: str) -> None:
    """CN-19.8, CN-19.9"""
    instead = {
        "bernardo-farmacista": "poison",
        "lil-omar": "hustle",
        "izzy-ordova": "assassination",
    }
    state = one_job(gangster, "usury")
    act: Document = {"do": "execute", "task": gangster, "as": instead[gangster]}
    if gangster != "lil-omar":
        act["target"] = "phil-malony"
    worlds = list(trials(state, 0, act, state.players[0].gangsters[0].strength()))
    happens = gains if gangster == "lil-omar" else is_out
    assert sign(state, act)["chance"] == share(worlds, lambda one: happens(one, act))


def test_a_drive_by_may_cost_the_attacker() -> None:
    """CN-9.10  Three dice against 5 miss in 8 of 27; then one die of his against 5 in 2 of 6."""
    state = one_job("big-joey", "drive-by.1")
    odds = sign(state, {"do": "execute", "task": "big-joey", "target": "phil-malony"})
    assert (odds["chance"], odds["back"]) == (70, 10)


def test_horse_racing_says_what_is_at_stake() -> None:
    """CN-10.6"""
    state = one_job("big-joey", "horse-racing.1")
    act = {"do": "execute", "task": "big-joey", "bet": 5000}
    assert said(state, act) == "70% to win $5k, else as much is lost (Horse Racing)"
    worlds = list(trials(state, 0, act, 3))
    won = share(worlds, lambda world: world.players[0].cash == 35000)
    assert sign(state, act)["chance"] == won
    assert share(worlds, lambda world: world.players[0].cash == 25000) == 100 - won


def robbed() -> CosaNostra:
    """CN-11.2  A cash job of $14k that one could rob."""
    state = table(
        boss(man("big-joey", "bank-robbery"), man("sal-moretti", "trap.1"), businesses=[]),
        boss(man("franco-luciano", "robbery.1")),
        boss(man("vito-baritono")),
        round=3,
        dice=[5, 6, 1],
        options={"mercenaries": False},
    )
    do(state, 0, "execute", task="big-joey")
    return state


def test_a_robbery_takes_half_or_all() -> None:
    """CN-11.4"""
    state = robbed()
    act = {"do": "robbery", "task": "franco-luciano"}
    odds = sign(state, act, seat=1)
    assert (odds["one"], odds["two"]) == (7000, 14000)
    worlds = list(trials(state, 1, act, 3))
    assert odds["chance"] == share(worlds, lambda world: world.players[1].cash >= 7000)
    assert odds["full"] == share(worlds, lambda world: world.players[1].cash == 14000)


def test_a_trap_repels_or_kills() -> None:
    """CN-11.8"""
    state = robbed()
    state.force([{"roll": 6}, {"roll": 6}, {"roll": 6}])
    do(state, 1, "robbery", task="franco-luciano")
    act = {"do": "trap", "task": "sal-moretti"}
    odds = sign(state, act)
    worlds = list(trials(state, 0, act, 2))
    assert odds["chance"] == share(worlds, lambda world: world.players[0].cash == 14000)
    gone = share(worlds, lambda world: world.find_gangster("franco-luciano") is None)
    assert odds["full"] == gone


def rolled(rival: str = "usury", *others: Document) -> CosaNostra:
    """CN-15.5  One success of $4k, and a Cop who can have a die rolled again."""
    state = table(
        boss(man("big-joey", "usury"), businesses=[{"id": "cop.1"}, {"id": "loan-shark.1"}]),
        boss(man("phil-malony", rival), *others),
        boss(man("vito-baritono")),
        dice=[3, 1, 2],
        options={"mercenaries": False},
    )
    do(state, 0, "execute", task="big-joey")
    return state


def test_a_die_rolled_again_says_both_ends() -> None:
    state = rolled()
    again = {"do": "reroll", "with": "cop.1", "die": 1}
    assert said(state, again) == "67% for $6k, else $4k"
    assert counted(state, again) == ("dollars", 5333)
    assert (said(state, {"do": "stand"}), counted(state, {"do": "stand"})) == (
        "$4k",
        ("dollars", 4000),
    )
    worlds = list(trials(state, 0, again, 1))
    won = share(worlds, lambda world: world.players[0].cash == 6000)
    assert sign(state, again, "again")["chance"] == won


def test_a_success_is_not_rolled_again_without_a_warning() -> None:
    assert warnings(rolled(), {"do": "reroll", "with": "cop.1", "die": 0}) == ["good-die"]


# Warnings.


def test_a_success_that_cannot_be_undone_is_told() -> None:
    """CN-19.20"""
    assert of_force([2, 4], 1, 0) == [warns("sure-die", difficulty=1)]
    assert of_force([2, 4], 3, 1) == [{"event": "undone", "chance": 33}, counts("chance", 33)]


def test_a_theft_from_who_has_nothing_warns() -> None:
    """CN-9.1  A player without cash may be chosen."""
    state = table(
        boss(man("big-joey", "theft.1")),
        boss(man("phil-malony")),
        boss(man("vito-baritono"), cash=2000),
    )
    broke = {"do": "execute", "task": "big-joey", "target": 1}
    assert warnings(state, broke) == ["broke"]
    assert counted(state, broke) is None
    assert said(state, broke).endswith("Bob has $0k")
    short = {"do": "execute", "task": "big-joey", "target": 2}
    assert said(state, short) == "96% for $2k (Theft)"
    assert counted(state, short) == ("dollars", 1926)


@pytest.mark.parametrize("job", ["persuasion.1", "assassination.1"])
def test_one_gun_never_reaches_two_successes(job: str) -> None:
    state = table(
        boss(man("nicky-two-toes"), jobs=[job]),
        boss(man("phil-malony")),
        boss(man("vito-baritono")),
        phase="plan",
    )
    act = {"do": "plan", "gangster": "nicky-two-toes", "job": job}
    assert warnings(state, act) == ["one-gun"]
    assert sign(state, act)["chance"] == 0


def test_a_plan_says_what_it_lacks_and_who_has_it() -> None:
    state = table(
        boss(man("big-joey"), jobs=["car-theft", "usury"], businesses=[{"id": "loan-shark.1"}]),
        boss(man("phil-malony")),
        boss(man("vito-baritono"), businesses=[{"id": "garage.1"}]),
        phase="plan",
    )
    lacking = {"do": "plan", "gangster": "big-joey", "job": "car-theft"}
    assert said(state, lacking) == "88% for $7k or more, 50% for $9k, lacking: Garage ✗ (Cid)"
    assert counted(state, lacking) is None
    ready = {"do": "plan", "gangster": "big-joey", "job": "usury"}
    assert counted(state, ready) == ("dollars", 5333)


def test_a_plan_that_waits_for_a_purchase_of_ones_own_says_so() -> None:
    """CN-4.3, CN-8.1"""
    state = table(
        boss(man("big-joey"), man("sal-moretti", "buy casino.2"), jobs=["loaded-dice"]),
        boss(man("phil-malony")),
        boss(man("vito-baritono")),
        phase="plan",
    )
    act = {"do": "plan", "gangster": "big-joey", "job": "loaded-dice"}
    assert warnings(state, act) == ["purchase"]
    assert said(state, act).endswith("waits for your purchase: Casino")
    assert counted(state, act) is None


def briefly(state: CosaNostra, act: Document, language: str) -> str:
    words = Words(language, "cosanostra", NAMES, 0, strict=True)
    told = sign(state, act)
    return words.say("brings-odds.brief", **told).replace("\xa0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("job", sorted({job for _, job, *_ in TRIALS} | {"horse-racing.1"}))
def test_what_is_said_on_a_button_is_short(language: str, job: str) -> None:
    """Signs are read whole or not at all: each has to fit half of a phone's width."""
    planned = table(
        boss(man("big-joey"), jobs=[job], businesses=[]),
        boss(man("lenny-dimaggio"), man("phil-malony"), cash=20000),
        boss(man("vito-baritono"), cash=20000),
        phase="plan",
    )
    act: Document = {"do": "plan", "gangster": "big-joey", "job": job}
    assert 0 < len(briefly(planned, act, language)) <= BRIEF


def test_the_chance_of_a_plan_that_depends_on_the_target_is_the_best_one() -> None:
    """CN-9.7"""
    state = table(
        boss(man("big-joey"), jobs=["assassination.1"]),
        boss(man("phil-malony")),
        boss(man("vito-baritono")),
        phase="plan",
    )
    act = {"do": "plan", "gangster": "big-joey", "job": "assassination.1"}
    assert briefly(state, act, "en") == "kill: 100% at best"
    assert briefly(state, act, "ru") == "убить: до 100 %"


def test_a_purchase_says_what_it_adds_and_when_one_cannot_pay() -> None:
    """CN-4.3, CN-17.1  A second pimp is a monopoly worth $5k a payday."""
    state = table(
        boss(man("big-joey"), cash=5000, businesses=[{"id": "pimp.3"}]),
        boss(man("phil-malony"), businesses=[]),
        boss(man("vito-baritono"), businesses=[]),
        phase="plan",
        market=["pimp.4", "casino.2", "cop.3", "lawyer.3"],
    )
    pimp = {"do": "plan", "gangster": "big-joey", "buy": "pimp.4"}
    assert (
        said(state, pimp) == "$4k, income $7k, in all $35k by the end if it stays active,"
        " with the monopoly Prostitution if nobody prevents it"
    )
    assert counted(state, pimp) == ("profit", 31000)
    casino = {"do": "plan", "gangster": "big-joey", "buy": "casino.2"}
    assert said(state, casino) == "$14k, and you have $5k, income $7k"
    assert counted(state, casino) is None


def test_a_monopoly_that_comes_at_once_has_no_condition() -> None:
    """CN-6.3, CN-13.9"""
    state = table(
        boss(man("big-joey", "buy pimp.4"), cash=5000, businesses=[{"id": "pimp.3"}]),
        boss(man("phil-malony"), businesses=[]),
        boss(man("vito-baritono"), businesses=[]),
    )
    buy = {"do": "buy", "task": "big-joey"}
    assert said(state, buy).endswith(", with the monopoly Prostitution")


@pytest.mark.parametrize(
    ("task", "lacks"),
    [
        ("car-theft", "Car Theft, lacking: Garage ✗ (Cid)"),
        ("trap.1", "Trap, only played on another’s turn"),
        ("vandalism.1", "Vandalism, no target"),
        ("buy casino.2", "Casino, costs $14k, you have $5k"),
        ("poker.1", "Poker Session, the stake is $8k, you have $5k"),
        ("horse-racing.1", "Horse Racing"),
        ("gas-station-robbery", "Gas Station Robbery"),
    ],
)
def test_a_task_given_up_says_why_it_cannot_be_carried_out(task: str, lacks: str) -> None:
    """CN-5.4"""
    garage = [{"id": "garage.1"}] if "(Cid)" in lacks else []
    state = table(
        boss(man("big-joey", task), cash=5000, businesses=[]),
        boss(man("phil-malony"), cash=9000, businesses=[]),
        boss(man("vito-baritono"), cash=9000, businesses=garage),
        phase="act",
    )
    assert said(state, {"do": "cancel", "task": "big-joey"}) == lacks


def test_an_exchange_costs_the_difference() -> None:
    """CN-19.3"""
    state = table(
        boss(man("big-joey"), cash=5000),
        boss(man("phil-malony")),
        boss(man("vito-baritono")),
        phase="hire",
        turn={"queue": [1, 2]},
        display=["big-tyrell"],
    )
    act = {"do": "exchange", "gangster": "big-joey", "for": "big-tyrell"}
    assert sign(state, act, "gun")["price"] == 3000


def test_offers_above_what_one_has_warn() -> None:
    """CN-13.3  They may be made all the same."""
    state = table(
        boss(man("big-joey", "usury"), cash=2000),
        boss(man("phil-malony"), cash=1000),
        boss(man("vito-baritono")),
    )
    offer = {"do": "offer", "to": 1, "give": {"cash": 3000}, "take": {"cash": 2000}}
    assert warnings(state, offer) == ["dear", "poor"]
    assert warnings(state, {"do": "pay", "to": 1, "amount": 3000}) == ["dear"]


# Contracts: what they make possible, and on what condition.


CASINO = {"do": "offer", "to": 1, "give": {"cash": 1000}, "take": {"markers": ["casino.2"]}}
"""A marker on the Casino of the second player."""


def casino_keeper(*tasks: str, **fields: Any) -> CosaNostra:
    """Somebody with a Gambling Den in hand lacks a Casino; the second player deals in them."""
    return table(
        boss(
            man("big-joey"),
            cash=3000,
            jobs=["gambling-den"],
            businesses=[{"id": "loan-shark.2"}, {"id": "cop.2"}],
        ),
        boss(man("phil-malony", *tasks), **{"cash": 2000, "businesses": [], **fields}),
        boss(man("vito-baritono"), businesses=[]),
        phase="plan",
    )


def made(state: CosaNostra, act: Document, seat: int = 0) -> list[Document]:
    return [one for one in foreseen(state, seat, act) if one["event"] == "makes"]


def test_a_marker_on_a_business_in_play_makes_a_job_possible() -> None:
    """CN-8.1"""
    state = casino_keeper(businesses=[{"id": "casino.2"}])
    makes = {"event": "makes", "job": "gambling-den", "one": 12000, "two": 16000, "if": []}
    assert made(state, CASINO) == [makes]
    assert said(state, CASINO) == "Gambling Den becomes possible: $12k, or $16k"


def test_a_marker_on_a_planned_purchase_is_worth_something_only_if_it_is_bought() -> None:
    """CN-8.6  Whether he buys is his choice, and he may lack the money."""
    state = casino_keeper("buy casino.2")
    assert made(state, CASINO)[0]["if"] == [
        {"seat": 1, "buy": "casino.2", "price": 14000, "cash": 3000}
    ]
    assert said(state, CASINO) == (
        "Gambling Den becomes possible: $12k, or $16k,"
        " if Bob buys the Casino: costs $14k, Bob then has $3k"
    )
    assert said(state, CASINO, "ru") == (
        "станет возможно: Игорный притон, $12k или $16k,"
        " если Bob купит «Казино»: цена $14k, наличными будет $3k"
    )


def test_what_one_is_about_to_buy_oneself_is_a_condition_too() -> None:
    """CN-4.3  The marker comes from another player, the Loan Shark is to be bought."""
    state = table(
        boss(man("big-joey", "buy loan-shark.3"), jobs=["gambling-den"], cash=3000, businesses=[]),
        boss(man("phil-malony"), businesses=[{"id": "casino.2"}]),
        boss(man("vito-baritono"), businesses=[]),
        phase="plan",
    )
    assert said(state, CASINO) == (
        "Gambling Den becomes possible: $12k, or $16k,"
        " if you buy the Loan Shark: costs $4k, you then have $2k"
    )


def test_a_deal_that_leaves_a_need_open_promises_nothing() -> None:
    """CN-8.10, CN-13.3  What is given away, turned down or not to be had serves nobody."""
    own = casino_keeper(businesses=[{"id": "casino.2"}])
    assert made(own, {**CASINO, "give": {"businesses": ["cop.2"]}})
    assert not made(own, {**CASINO, "give": {"businesses": ["loan-shark.2"]}})
    closed = casino_keeper(businesses=[{"id": "casino.2", "active": False}])
    assert not made(closed, {**CASINO, "take": {"businesses": ["casino.2"]}})
    assert not made(casino_keeper(), CASINO)


def test_who_is_offered_a_deal_is_told_as_much() -> None:
    """A task that waits for a business counts like a card in hand."""
    state = table(
        boss(man("big-joey", "loaded-dice"), businesses=[]),
        boss(man("phil-malony", "buy casino.2"), cash=15000, businesses=[]),
        boss(man("vito-baritono"), businesses=[]),
    )
    do(state, 1, "offer", to=0, give={"markers": ["casino.2"]}, take={})
    [makes] = made(state, {"do": "accept", "offer": 1})
    assert makes["job"] == "loaded-dice"
    assert makes["if"] == [{"seat": 1, "buy": "casino.2", "price": 14000, "cash": 15000}]
    assert not made(state, {"do": "decline", "offer": 1})


def test_cards_that_change_nothing_warn() -> None:
    """CN-6.4, CN-14.10"""
    state = table(
        boss(man("big-joey"), influence=["saboteur", "distraction"]),
        boss(man("phil-malony"), man("lenny-dimaggio", "buy cop.2")),
        boss(man("vito-baritono")),
        phase="plan",
    )
    assert warnings(state, {"do": "saboteur", "gangster": "lenny-dimaggio"}) == ["only-buys"]
    assert warnings(state, {"do": "distraction", "gangster": "phil-malony"}) == ["weakest"]
    assert warnings(state, {"do": "distraction", "gangster": "vito-baritono"}) == []


def test_who_may_answer_is_told() -> None:
    """CN-11.2  The backs lie open."""
    state = table(
        boss(man("big-joey", "bank-robbery"), businesses=[]),
        boss(man("phil-malony", "union-takeover")),
        boss(man("vito-baritono", "usury")),
        round=4,
    )
    assert sign(state, {"do": "execute", "task": "big-joey"}, "robbers")["seats"] == [1]


def test_money_on_the_table_can_still_be_robbed() -> None:
    """CN-7.7  The robbery window opens when the roll is final."""
    state = rolled(rival="union-takeover")
    for act in ({"do": "stand"}, {"do": "reroll", "with": "cop.1", "die": 1}):
        assert sign(state, act, "robbers")["seats"] == [1]


def test_who_may_save_the_target_is_told() -> None:
    """CN-14.6  Anybody with an influence card, while a doctor may be among them."""
    hand = {"influence": ["henchman"]}
    state = table(
        boss(man("big-joey", "bash.1"), man("sal-moretti", "persuasion.1"), **hand),
        boss(man("phil-malony"), businesses=[{"id": "lawyer.1"}]),
        boss(man("vito-baritono"), **hand),
    )
    bash = {"do": "execute", "task": "big-joey", "target": "lawyer.1"}
    assert sign(state, bash, "doctors")["seats"] == [2]
    assert said(state, bash).endswith("an Emergency Doc may come from: Cid")
    persuade = {**bash, "task": "sal-moretti"}
    assert "doctors" not in [one["event"] for one in foreseen(state, 0, persuade)]


def test_a_second_target_can_be_defended_too() -> None:
    """CN-19.12, CN-11.7"""
    state = table(
        boss(man("tuco-quintero", "bash.1")),
        boss(man("phil-malony"), businesses=[{"id": "lawyer.1"}]),
        boss(man("vito-baritono", "union-takeover"), businesses=[{"id": "lawyer.2"}]),
        round=4,
        dice=[6, 6, 6, 6],
    )
    do(state, 0, "execute", task="tuco-quintero", target="lawyer.1")
    again = {"do": "again", "target": "lawyer.2"}
    assert sign(state, again, "trappers")["seat"] == 2


ROB = {"do": "robbery", "task": "vito-baritono"}


def bank_job(other: Document) -> CosaNostra:
    """A bank robbery of Ann, who has another gangster too. Bob and Cid may rob it."""
    state = table(
        boss(man("big-joey", "bank-robbery"), other, businesses=[]),
        boss(man("phil-malony", "union-takeover")),
        boss(man("vito-baritono", "robbery.1")),
        round=4,
        dice=[6, 6, 6],
        options={"mercenaries": False},
    )
    do(state, 0, "execute", task="big-joey")
    return state


def test_who_would_rob_first_and_who_may_trap_the_robber() -> None:
    """CN-11.3, CN-11.6"""
    state = bank_job(man("sal-moretti", "vip-club"))
    assert sign(state, ROB, "robs-first", seat=2)["seats"] == [1]
    assert sign(state, ROB, "trappers", seat=2)["seat"] == 0


def test_jobs_of_the_tramp_may_be_traps() -> None:
    """CN-19.19  Whatever their backs say."""
    state = table(
        boss(man("big-joey", "theft.1")),
        boss(man("jimmy-the-tramp", "usury")),
        boss(man("vito-baritono", "usury")),
    )
    steal = {"do": "execute", "task": "big-joey"}
    assert sign(state, {**steal, "target": 1}, "trappers")["seat"] == 1
    assert "trappers" not in [one["event"] for one in foreseen(state, 0, {**steal, "target": 2})]


def under_guard(job: str, *others: Document) -> CosaNostra:
    """An attack of big Joey that succeeds, on businesses and gangsters of Bob; Cid has others."""
    return table(
        boss(man("big-joey", job), man("sal-moretti", "usury"), cash=9000),
        boss(man("phil-malony"), businesses=[{"id": "lawyer.1"}, {"id": "garage.1"}], cash=9000),
        boss(*others),
        round=3,
        dice=[6, 6, 6, 6],
    )


GUARDED: list[tuple[str, int | str, list[Document], bool]] = [
    ("bash.1", "lawyer.1", [man("willy-svenson", "usury")], True),
    ("persuasion.1", "lawyer.1", [man("willy-svenson", "buy casino.2")], True),
    ("vandalism.1", "garage.1", [man("willy-svenson", "usury")], True),
    ("bash.1", "lawyer.1", [man("willy-svenson")], False),
    ("bash.1", "lawyer.1", [man("willy-svenson", "usury", active=False)], False),
    ("bash.1", "lawyer.1", [man("vito-baritono", "usury")], False),
    ("car-bomb.1", "phil-malony", [man("willy-svenson", "usury")], False),
    ("theft.1", 1, [man("willy-svenson", "usury")], False),
]


@pytest.mark.parametrize(("job", "target", "others", "is_guarded"), GUARDED)
def test_a_guard_is_told_where_the_rules_would_ask_him(
    job: str, target: int | str, others: list[Document], is_guarded: bool
) -> None:
    """CN-19.18"""
    state = under_guard(job, *others)
    act = {"do": "execute", "task": "big-joey", "target": target}
    told = [one for one in foreseen(state, 0, act) if one["event"] == "guarded"]
    guard = {"event": "guarded", "seat": 2, "gangster": "willy-svenson"}
    assert told == ([guard] if is_guarded else [])
    if is_guarded:
        assert "repelled if Cid gives up the task of Willy Svenson" in said(state, act)
    state.apply(0, act)
    assert ("guard" in phases_declined(state)) == is_guarded


FORCED: list[tuple[str, int | None, Document, bool]] = [
    ("theft.1", 1, man("lono-slifer"), True),
    ("theft.1", 1, man("lono-slifer", used=1), True),
    ("theft.1", 1, man("lono-slifer", used=2), False),
    ("theft.1", 1, man("lono-slifer", active=False), False),
    ("theft.1", 1, man("vito-baritono"), False),
    ("gas-station-robbery", None, man("lono-slifer"), True),
]


@pytest.mark.parametrize(("job", "target", "other", "is_forced"), FORCED)
def test_a_forced_roll_is_told_where_the_rules_would_ask_for_one(
    job: str, target: int | None, other: Document, is_forced: bool
) -> None:
    """CN-19.20"""
    state = under_guard(job, other)
    act = {"do": "execute", "task": "big-joey"} | ({} if target is None else {"target": target})
    told = [one for one in foreseen(state, 0, act) if one["event"] == "forced"]
    forced = {"event": "forced", "seat": 2, "gangster": "lono-slifer"}
    assert told == ([forced] if is_forced else [])
    if is_forced:
        assert "a die is rolled again if Cid uses Lono Slifer" in said(state, act)
    state.apply(0, act)
    assert ("force" in phases_declined(state)) == is_forced


def phases_declined(state: CosaNostra) -> set[str]:
    """The questions about the job under way, where everybody lets things go."""
    met: set[str] = set()
    while state.resolving is not None:
        met.add(state.phase)
        for one in state.actors:
            state.apply(one, declining(state, one))
    return met


def test_robbers_are_told_of_forced_rolls() -> None:
    """CN-19.20  Any roll of an opponent."""
    state = bank_job(man("lono-slifer"))
    assert sign(state, ROB, "forced", seat=2)["seat"] == 0


def test_dice_on_the_table_may_still_be_forced() -> None:
    state = rolled("usury", man("lono-slifer"))
    for act in ({"do": "stand"}, {"do": "reroll", "with": "cop.1", "die": 1}):
        assert sign(state, act, "forced")["seat"] == 1


def test_russian_says_the_same() -> None:
    state = one_job("big-joey", "persuasion.1")
    act = {"do": "execute", "task": "big-joey", "target": "lawyer.1"}
    assert said(state, act, "ru") == "цель перейдёт к вам: 50 % (Убеждение), Bob"
