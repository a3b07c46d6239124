"""Every mercenary: alone, together with another that touches the same number, and switched off."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.abilities import ABILITIES
from sitdown.games.cosanostra.components import PACKAGED
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.wealth import incomes
from sitdown.kernel import IllegalAction
from sitdown.kernel.form import Document

from .tables import boss, difficulty, do, man, rolled, table, told

SPARE = man("phil-malony", "usury")
"""A task that keeps the action phase going."""


def attack(
    attacker: Document,
    target: str | int,
    dice: list[int],
    *helpers: Document,
    victims: tuple[Document, ...] = (),
    **fields: Any,
) -> tuple[CosaNostra, list[Document]]:
    """Seat 0's first gangster attacks seat 1's target."""
    state = table(
        boss(attacker, *helpers),
        boss(*victims, SPARE, cash=9000),
        boss(man("vito-baritono")),
        dice=dice,
        **fields,
    )
    return state, do(state, 0, "execute", task=attacker["id"], target=target)


def cash_job(gangster: Document, dice: list[int], *others: Document, **fields: Any) -> CosaNostra:
    return table(
        boss(gangster, businesses=[]),
        boss(*others, SPARE),
        boss(man("vito-baritono")),
        dice=dice,
        **fields,
    )


def test_every_mercenary_has_an_entry_that_names_its_rule() -> None:
    assert set(ABILITIES) == set(PACKAGED[True].mercenaries)
    assert all(ability.rule.startswith("CN-19.") for ability in ABILITIES.values())


# Difficulties.


def test_rosa_attacks_more_easily() -> None:
    """CN-19.7"""
    assert difficulty(attack(man("rosa-mendez", "theft.1"), 1, [1])[1]) == 2


def test_rosa_against_tank_is_as_hard_as_printed() -> None:
    """CN-19.7, CN-19.16  One less and one more."""
    _, events = attack(
        man("rosa-mendez", "car-bomb.1"), "tank-olsen", [1], victims=(man("tank-olsen"),)
    )
    assert difficulty(events) == 4


def test_dee_earns_more_easily_also_beside_a_saboteur() -> None:
    """CN-19.7, CN-7.3"""
    state = cash_job(man("dee-jackson", "gas-station-robbery"), [1])
    assert difficulty(do(state, 0, "execute", task="dee-jackson")) == 2
    mods = [{"card": "saboteur", "by": 1}]
    state = cash_job(man("dee-jackson", "gas-station-robbery", mods=mods), [1])
    assert difficulty(do(state, 0, "execute", task="dee-jackson")) == 3


def test_tank_protects_gangsters_only() -> None:
    """CN-19.16"""
    tank = man("tank-olsen")
    tough = attack(man("big-joey", "car-bomb.1"), "tank-olsen", [1, 1, 1], victims=(tank,))
    assert difficulty(tough[1]) == 5
    easy = attack(man("big-joey", "bash.1"), "lawyer.1", [1, 1, 1], victims=(tank,))
    assert difficulty(easy[1]) == 2


def test_tank_and_a_task_add_up() -> None:
    """CN-7.3, CN-19.16"""
    victims = (man("tank-olsen"),)
    _, events = attack(man("big-joey", "car-bomb.1"), "phil-malony", [1, 1, 1], victims=victims)
    assert difficulty(events) == 6


def test_mad_dog_protects_businesses_against_a_henchman_too() -> None:
    """CN-19.16, CN-14.7"""
    dog = man("mad-dog-riley")
    _, events = attack(man("big-joey", "bash.1"), "lawyer.1", [1, 1, 1], victims=(dog,))
    assert difficulty(events) == 3
    helped = man("big-joey", "bash.1", mods=[{"card": "henchman"}])
    assert difficulty(attack(helped, "lawyer.1", [1, 1, 1], victims=(dog,))[1]) == 2


def test_ivan_helps_robberies_and_rosa_on_top_of_him() -> None:
    """CN-19.7, CN-19.16"""
    for robber, needed in (("sal-moretti", 3), ("rosa-mendez", 2)):
        state = table(
            boss(man("big-joey", "gas-station-robbery"), businesses=[]),
            boss(man(robber, "robbery.1"), man("ivan-drobov"), SPARE),
            boss(man("vito-baritono")),
            round=3,
            dice=[3, 1, 1, *([1] * (1 if robber == "rosa-mendez" else 2))],
        )
        do(state, 0, "execute", task="big-joey")
        assert difficulty(do(state, 1, "robbery", task=robber)) == needed


def test_ivan_helps_the_trap_of_a_tramp() -> None:
    """CN-19.16, CN-19.19  Whatever the job, it is a trap of difficulty 3, and easier with Ivan."""
    victims = (man("jimmy-the-tramp", "bash.2"), man("ivan-drobov"))
    state, _ = attack(man("big-joey", "theft.1"), 1, [6, 1, 1, 2, 1, 1], victims=victims)
    assert difficulty(do(state, 1, "trap", task="jimmy-the-tramp")) == 2
    assert state.players[1].cash == 9000


def test_a_deactivated_protector_protects_nobody() -> None:
    """CN-19.6"""
    victims = (man("tank-olsen", active=False), man("mad-dog-riley", active=False))
    _, events = attack(man("big-joey", "car-bomb.1"), "phil-malony", [1, 1, 1], victims=victims)
    assert difficulty(events) == 5
    _, events = attack(man("big-joey", "bash.1"), "lawyer.1", [1, 1, 1], victims=victims)
    assert difficulty(events) == 2


# Dice and strength.


def test_paco_has_a_die_more_on_top_of_a_machine_pistol() -> None:
    """CN-19.11, CN-14.9"""
    paco = man("paco-santiago", "theft.1", mods=[{"card": "machine-pistol"}])
    assert len(rolled(attack(paco, 1, [1] * 5)[1])) == 5


def test_paco_has_no_die_more_for_cash_nor_as_a_victim() -> None:
    """CN-19.11"""
    state = cash_job(man("paco-santiago", "gas-station-robbery"), [1, 1, 1])
    assert len(rolled(do(state, 0, "execute", task="paco-santiago"))) == 3
    victims = (man("paco-santiago"),)
    _, events = attack(
        man("big-joey", "assassination.1"), "paco-santiago", [1] * 3, victims=victims
    )
    assert difficulty(events) == 3


def test_no_tramp_traps_paco() -> None:
    """CN-19.11, CN-19.19"""
    victims = (man("jimmy-the-tramp", "usury"),)
    state, _ = attack(man("paco-santiago", "theft.1"), 1, [3, 1, 1, 1], victims=victims)
    assert state.phase == "act"
    assert state.players[0].cash == 2000


def test_adriano_grows_and_a_distraction_takes_it_back() -> None:
    """CN-19.23, CN-14.10"""
    state = cash_job(man("adriano-simion", "gas-station-robbery", raised=2), [1] * 4)
    assert len(rolled(do(state, 0, "execute", task="adriano-simion"))) == 4
    mods = [{"card": "distraction", "by": 1}]
    state = cash_job(man("adriano-simion", "gas-station-robbery", raised=2, mods=mods), [1] * 3)
    assert len(rolled(do(state, 0, "execute", task="adriano-simion"))) == 3


def test_adriano_grown_is_a_bigger_trophy_and_harder_to_kill_beside_tank() -> None:
    """CN-19.16, CN-19.23  His printed strength is higher for good, also as a trophy."""
    victims = (man("adriano-simion", raised=1), man("tank-olsen"))
    state, events = attack(
        man("ivory-tony", "assassination.1"), "adriano-simion", [6, 6, 1, 1], victims=victims
    )
    assert difficulty(events) == 4
    assert state.players[0].trophies[0].strength == 3


def test_adriano_is_not_asked_without_money_or_when_deactivated() -> None:
    """CN-19.23, CN-19.6"""
    cases: list[Document] = [{"businesses": []}, {"cash": 9000}]
    for fields in cases:
        adriano = man("adriano-simion", active="cash" not in fields)
        state = table(
            boss(adriano, man("big-joey", "usury"), **fields),
            boss(SPARE),
            boss(man("vito-baritono")),
        )
        do(state, 0, "cancel", task="big-joey")
        do(state, 1, "cancel", task="phil-malony")
        assert state.phase == "deal"


def test_boggy_splits_his_dice_and_weapons_count_for_both_jobs() -> None:
    """CN-19.25, CN-14.9"""
    jobs = ["gas-station-robbery", "protection-racket"]
    mods = [{"card": "machine-pistol"}]
    state = cash_job(man("boggy-gloves", *jobs, split=True, mods=mods), [1] * 6)
    assert len(rolled(do(state, 0, "execute", task="boggy-gloves"))) == 3
    assert state.turn.extra == "boggy-gloves"
    assert len(rolled(do(state, 0, "execute", task="boggy-gloves"))) == 3


def test_boggy_is_four_strong_as_a_victim_and_his_second_job_adds_nothing() -> None:
    """CN-19.25, CN-7.3"""
    victims = (man("boggy-gloves", "usury", "bash.1", split=True),)
    _, events = attack(man("big-joey", "assassination.1"), "boggy-gloves", [1] * 3, victims=victims)
    assert difficulty(events) == 5


# Sums.


def test_hector_steals_more_but_not_more_than_there_is() -> None:
    """CN-19.10, CN-1.8"""
    state, _ = attack(man("hector-vega", "theft.1"), 1, [3, 1])
    assert state.players[0].cash == 5000
    state, _ = attack(man("hector-vega", "theft.1"), 2, [3, 1])
    assert state.players[0].cash == 0


def test_hector_and_rosa_do_not_help_each_other() -> None:
    """CN-19.6  "He" is that gangster alone."""
    state, events = attack(man("hector-vega", "theft.1"), 1, [3, 3], man("rosa-mendez"))
    assert difficulty(events) == 3
    assert state.players[0].cash == 6000


def test_tyrell_earns_more_and_is_robbed_of_it() -> None:
    """CN-19.10, CN-11.4"""
    state = table(
        boss(man("big-tyrell", "gas-station-robbery"), businesses=[]),
        boss(man("phil-malony", "robbery.1"), man("lenny-dimaggio", "usury")),
        boss(man("vito-baritono")),
        round=3,
        dice=[3, 1, 1, 4],
    )
    do(state, 0, "execute", task="big-tyrell")
    do(state, 1, "robbery", task="phil-malony")
    assert (state.players[0].cash, state.players[1].cash) == (2000, 2000)


def test_omar_hustles_with_any_job_and_lono_may_spoil_it() -> None:
    """CN-19.9, CN-19.20"""
    state = cash_job(man("lil-omar", "trap.1"), [3, 3, 1], man("lono-slifer"), round=3)
    do(state, 0, "execute", **{"task": "lil-omar", "as": "hustle"})
    do(state, 1, "force", die=0)
    do(state, 1, "pass")
    assert state.players[0].cash == 6000
    assert state.job_discards.closed[0] == "trap.1"


def test_laverne_and_queenie_add_to_the_income_and_takeshi_doubles_businesses_only() -> None:
    """CN-19.13, CN-19.14"""
    casinos = [{"id": "casino.1"}, {"id": "casino.2"}, {"id": "lawyer.1"}]
    men = [man("laverne-ontario"), man("queenie-brooks"), man("takeshi-ando")]
    state = table(
        boss(*men, man("big-joey", "usury"), businesses=casinos),
        boss(SPARE),
        boss(man("vito-baritono")),
    )
    assert incomes(state.players)[0] == 2 * 14000 + 1000 + 4000 + 6000
    for gangster in state.players[0].gangsters:
        gangster.active = False
    assert incomes(state.players)[0] == 15000


def test_income_of_mercenaries_is_doubled_at_the_end_and_takeshi_counts_four_times() -> None:
    """CN-19.13, CN-19.14, CN-18.2"""
    casinos = [{"id": "casino.1"}, {"id": "casino.2"}]
    men = [man("laverne-ontario"), man("takeshi-ando"), man("big-joey", "usury")]
    state = table(boss(*men, businesses=casinos), boss(man("phil-malony")), boss(), round=4)
    do(state, 0, "cancel", task="big-joey")
    assert state.result is not None
    assert state.result["final"][0]["income"] == 2 * (28000 + 4000)


def test_saito_makes_monopolies_which_takeshi_does_not_double() -> None:
    """CN-19.31, CN-19.14, CN-17.1"""
    owned = [{"id": "night-club.1"}, {"id": "pimp.1"}]
    men = [man("saito-botan"), man("takeshi-ando"), man("big-joey", "usury")]
    state = table(boss(*men, businesses=owned), boss(SPARE), boss(businesses=[{"id": "pimp.2"}]))
    assert state.monopolies == [0, None, None]
    assert incomes(state.players)[0] == 6000 + 2000 + 5000


def test_saito_counts_against_others_and_only_while_active() -> None:
    """CN-19.31, CN-19.6"""
    pimps = [{"id": "pimp.1"}, {"id": "pimp.2"}]
    for active, holder in ((True, None), (False, 1)):
        state = table(
            boss(
                man("saito-botan", active=active),
                man("big-joey", "usury"),
                businesses=[{"id": "night-club.1"}, {"id": "night-club.2"}],
            ),
            boss(SPARE, businesses=pimps),
            boss(man("vito-baritono")),
        )
        assert state.monopolies[0] == holder


# Prices and purchases.


@pytest.mark.parametrize(
    ("men", "cost"),
    [
        (("fumiyo-goto",), 12000),
        (("yumiko-ishi",), 7000),
        (("ryu-yamamoto",), 13000),
        (("fumiyo-goto", "yumiko-ishi"), 6000),
        (("fumiyo-goto", "ryu-yamamoto"), 11000),
        (("yumiko-ishi", "ryu-yamamoto"), 6000),
        (("fumiyo-goto", "yumiko-ishi", "ryu-yamamoto"), 5000),
    ],
)
def test_prices_fall_in_order(men: tuple[str, ...], cost: int) -> None:
    """CN-19.29  Fumiyo − 2,000; Yumiko half; Ryu − 1,000."""
    helpers = [man(name) for name in men]
    state = table(
        boss(man("big-joey", "buy casino.2"), *helpers, cash=14000),
        boss(SPARE),
        boss(man("vito-baritono")),
    )
    assert told(do(state, 0, "buy", task="big-joey"), "bought")[0]["price"] == cost


def test_the_reduction_of_a_card_comes_between_fumiyo_and_yumiko() -> None:
    """CN-19.29, CN-10.1"""
    men = [man("fumiyo-goto"), man("yumiko-ishi"), man("ryu-yamamoto")]
    state = table(
        boss(man("big-joey", "exceptional-offer.1"), *men, cash=9000),
        boss(SPARE),
        boss(man("vito-baritono")),
        market=["casino.2", "cop.2", "cop.3", "pimp.4"],
        dice=[3, 1, 1],
    )
    do(state, 0, "execute", task="big-joey")
    event = told(do(state, 0, "take", business="casino.2"), "bought")[0]
    assert event["price"] == 4000  # (14,000 - 2,000 - 1,000) / 2 - 1,000, rounded down


def test_a_deactivated_dealer_gives_no_discount() -> None:
    """CN-19.6, CN-19.29"""
    state = table(
        boss(man("big-joey", "buy lawyer.3"), man("yumiko-ishi", active=False), cash=2000),
        boss(SPARE),
        boss(man("vito-baritono")),
    )
    assert told(do(state, 0, "buy", task="big-joey"), "bought")[0]["price"] == 2000


def test_ryu_opens_the_stack_for_all_and_kenzo_buys_a_second_card_there() -> None:
    """CN-19.26, CN-19.30"""
    state = table(
        boss(man("kenzo-isosaki"), man("ryu-yamamoto"), jobs=["usury"]),
        boss(SPARE),
        boss(man("vito-baritono", "usury")),
        phase="plan",
        market=["cop.2", "cop.3", "pimp.4", "pimp.5"],
        business_stack=["garage.2", "casino.2"],
    )
    do(state, 0, "plan", gangster="kenzo-isosaki", job="usury")
    assert state.turn.extra == "kenzo-isosaki"
    do(state, 0, "plan", gangster="kenzo-isosaki", buy="casino.2")
    assert state.business_stack == ["garage.2"]
    assert state.actors == (0,)
    with pytest.raises(IllegalAction, match="not on the market"):
        do(state, 0, "plan", gangster="ryu-yamamoto", buy="casino.1")


def test_yumiko_may_take_a_job_after_a_purchase_but_not_two_jobs() -> None:
    """CN-19.26"""
    state = table(
        boss(man("yumiko-ishi"), jobs=["usury", "bash.1"]),
        boss(SPARE),
        boss(man("vito-baritono", "usury")),
        phase="plan",
    )
    business = state.market[0]
    do(state, 0, "plan", gangster="yumiko-ishi", buy=business)
    do(state, 0, "plan", gangster="yumiko-ishi", job="usury")
    assert state.phase == "act"
    assert [task.job is None for task in state.players[0].gangsters[0].tasks] == [True, False]


def test_boggy_takes_no_purchase_besides_and_kenzo_no_second_job() -> None:
    """CN-19.25, CN-19.26"""
    state = table(
        boss(man("boggy-gloves"), man("kenzo-isosaki"), jobs=["usury", "bash.1", "theft.1"]),
        boss(SPARE),
        boss(man("vito-baritono", "usury")),
        phase="plan",
    )
    do(state, 0, "plan", gangster="boggy-gloves", job="usury")
    with pytest.raises(IllegalAction, match="cannot get this one besides"):
        do(state, 0, "plan", gangster="boggy-gloves", buy=state.market[0])
    do(state, 0, "plan", gangster="boggy-gloves", job="bash.1")
    do(state, 0, "plan", gangster="kenzo-isosaki", job="theft.1")
    assert state.turn.extra == "kenzo-isosaki"


# Cards.


def test_olga_draws_beside_a_politician_and_keeps_four() -> None:
    """CN-19.22, CN-15.3, CN-16.4"""
    state = table(
        boss(man("olga-petrova"), businesses=[{"id": "politician.2"}]),
        boss(man("phil-malony")),
        boss(man("vito-baritono"), businesses=[]),
        phase="deal",
        actors=[0, 1, 2],
        round=2,
        influence_stack=["spy"] * 20,
    )
    for seat in range(3):
        do(state, seat, "keep")
    assert [len(player.influence) for player in state.players] == [4, 2, 2]


def test_the_hand_limit_of_olgas_boss_is_four() -> None:
    """CN-19.22, CN-16.4"""
    cards = ["spy"] * 4
    state = table(
        boss(man("olga-petrova"), man("big-joey", "usury"), influence=cards),
        boss(man("phil-malony"), influence=["schemer"] * 4),
        boss(man("vito-baritono")),
        round=2,
        influence_discards={"open": ["schemer"] * 5},
    )
    do(state, 0, "cancel", task="big-joey")
    assert (state.phase, state.actors) == ("discard", (1,))


def test_dave_and_stas_bring_their_cards_at_once() -> None:
    """CN-19.17, CN-19.24"""
    state = table(
        boss(man("big-joey"), cash=16000),
        boss(man("phil-malony"), cash=16000),
        boss(man("vito-baritono")),
        phase="hire",
        round=2,
        turn={"queue": [1, 2]},
        display=["dave-death-poppel", "stas-valigura"],
        influence_stack=["spy", "snitch", "saboteur"],
        job_decks={"2": ["theft.3", "bash.3"]},
    )
    events = do(state, 0, "hire", gangster="dave-death-poppel")
    assert [event["event"] for event in events] == ["paid", "hired", "drew"]
    events = do(state, 1, "hire", gangster="stas-valigura", draw=["influence", "job"])
    assert [event["event"] for event in events] == ["paid", "hired", "drew", "dealt"]
    assert state.players[1].influence == ["saboteur"]
    assert state.players[1].jobs == ["theft.3"]


def test_beginners_get_nothing_from_dave() -> None:
    """CN-19.17 and the option `influence_from`"""
    state = table(
        boss(man("big-joey"), cash=16000),
        boss(man("phil-malony")),
        boss(man("vito-baritono")),
        phase="hire",
        round=2,
        turn={"queue": [1, 2]},
        display=["dave-death-poppel"],
        options={"influence_from": 3},
    )
    do(state, 0, "hire", gangster="dave-death-poppel")
    assert state.players[0].influence == []


def test_stas_finds_no_job_in_round_one_with_an_empty_deck() -> None:
    """CN-19.24  If there are none, no card."""
    state = table(
        boss(man("nicky-two-toes"), cash=5000),
        boss(man("phil-malony")),
        boss(man("vito-baritono")),
        phase="hire",
        turn={"queue": [1, 2]},
        display=["stas-valigura"],
        job_decks={"1": []},
    )
    draw = ["job", "job"]
    events = do(
        state, 0, "exchange", **{"gangster": "nicky-two-toes", "for": "stas-valigura", "draw": draw}
    )
    assert [event["event"] for event in events] == ["paid", "hired"]
    assert state.players[0].jobs == []


# Reactions.


def test_marcus_and_a_cop_re_roll_and_lono_has_the_last_word() -> None:
    """CN-19.15, CN-15.4, CN-19.20  Forced re-rolls come after Cops."""
    state = table(
        boss(man("marcus-lane", "gas-station-robbery"), businesses=[{"id": "cop.1"}]),
        boss(man("lono-slifer"), SPARE),
        boss(man("vito-baritono")),
        dice=[1, 1, 3, 4, 1],
    )
    do(state, 0, "execute", task="marcus-lane")
    do(state, 0, "reroll", **{"with": "marcus-lane", "die": 0})
    assert state.phase == "reroll"
    do(state, 0, "reroll", **{"with": "cop.1", "die": 1})
    assert (state.phase, state.actors) == ("force", (1,))
    do(state, 1, "force", die=0)
    do(state, 1, "pass")
    assert state.players[0].cash == 1000


def test_marcus_re_rolls_once_in_each_job() -> None:
    """CN-19.15"""
    state = cash_job(man("marcus-lane", "gas-station-robbery"), [1, 1, 1])
    do(state, 0, "execute", task="marcus-lane")
    do(state, 0, "reroll", **{"with": "marcus-lane", "die": 0})
    assert state.phase == "act"


def test_lono_is_not_asked_about_his_own_boss_nor_when_deactivated() -> None:
    """CN-19.20, CN-19.6"""
    state = table(
        boss(man("big-joey", "gas-station-robbery"), man("lono-slifer"), businesses=[]),
        boss(SPARE),
        boss(man("vito-baritono")),
        dice=[1, 1, 1],
    )
    do(state, 0, "execute", task="big-joey")
    assert state.phase == "act"
    state = cash_job(
        man("big-joey", "gas-station-robbery"), [1, 1, 1], man("lono-slifer", active=False)
    )
    do(state, 0, "execute", task="big-joey")
    assert state.phase == "act"


def test_willy_guards_after_a_trap_has_failed() -> None:
    """CN-19.18, CN-19.19  What a tramp's trap lets through a guard may still repel."""
    state = table(
        boss(man("big-joey", "bash.1")),
        boss(man("jimmy-the-tramp", "usury"), SPARE),
        boss(man("willy-svenson", "buy casino.2")),
        dice=[2, 1, 1, 1, 1, 1],
    )
    do(state, 0, "execute", task="big-joey", target="lawyer.1")
    do(state, 1, "trap", task="jimmy-the-tramp")
    assert (state.phase, state.actors) == ("guard", (2,))
    events = do(state, 2, "guard")
    assert told(events, "repelled") == [{"event": "repelled", "seat": 2, "by": "guard"}]
    assert state.business_stack[-1] == "casino.2"
    lawyer = state.players[1].business("lawyer.1")
    assert lawyer is not None
    assert lawyer.active


def test_willy_does_not_guard_against_his_own_boss_nor_gangsters_nor_without_a_task() -> None:
    """CN-19.18"""
    cases = [
        (man("big-joey", "bash.1"), "lawyer.1", (man("willy-svenson", "usury"),), ()),
        (man("big-joey", "car-bomb.1"), "lenny-dimaggio", (), (man("willy-svenson", "usury"),)),
        (man("big-joey", "bash.1"), "lawyer.1", (), (man("willy-svenson"),)),
    ]
    for attacker, target, helpers, guards in cases:
        state = table(
            boss(attacker, *helpers),
            boss(man("lenny-dimaggio"), SPARE),
            boss(man("vito-baritono"), *guards),
            dice=[5, 1, 1],
        )
        do(state, 0, "execute", task="big-joey", target=target)
        assert state.phase == "act"


def test_tank_makes_izzys_killing_and_bernardos_poison_harder_alike() -> None:
    """CN-19.8, CN-19.16, CN-7.3  Both are attacks in every respect."""
    victims = (man("tank-olsen"), man("lenny-dimaggio"))
    for name, kind, needed in (
        ("izzy-ordova", "assassination", 3),
        ("bernardo-farmacista", "poison", 4),
    ):
        state = table(
            boss(man(name, "robbery.1")),
            boss(*victims, SPARE),
            boss(man("vito-baritono")),
            dice=[6] * (2 if name == "izzy-ordova" else 3),
        )
        asked = {"task": name, "as": kind, "target": "lenny-dimaggio"}
        assert difficulty(do(state, 0, "execute", **asked)) == needed
        assert state.job_discards.open == []
        assert state.job_discards.closed == ["robbery.1"]


def test_poison_is_no_harder_against_a_tasked_victim() -> None:
    """CN-19.8, CN-7.3"""
    state = table(
        boss(man("bernardo-farmacista", "usury")),
        boss(SPARE),
        boss(man("vito-baritono")),
        dice=[1, 1, 1],
    )
    asked = {"task": "bernardo-farmacista", "as": "poison", "target": "phil-malony"}
    assert difficulty(do(state, 0, "execute", **asked)) == 3


def test_tuco_turns_on_a_protected_target_and_the_difficulty_is_worked_out_anew() -> None:
    """CN-19.12, CN-19.16"""
    state = table(
        boss(man("tuco-quintero", "bash.1")),
        boss(SPARE),
        boss(man("mad-dog-riley")),
        dice=[1, 1, 1, 1, 2, 2, 2, 2],
    )
    assert difficulty(do(state, 0, "execute", task="tuco-quintero", target="lawyer.1")) == 2
    assert state.phase == "second"
    assert difficulty(do(state, 0, "again", target="pimp.1")) == 3
    assert state.phase == "act"


def test_tuco_steals_only_once_and_not_when_a_trap_has_taken_him() -> None:
    """CN-19.12"""
    state, _ = attack(man("tuco-quintero", "theft.1"), 1, [3, 1, 1, 1])
    assert state.phase == "act"
    victims = (man("franco-luciano", "trap.1"),)
    state, _ = attack(
        man("tuco-quintero", "bash.1"), "lawyer.1", [2, 1, 1, 1, 3, 3, 1], victims=victims, round=3
    )
    do(state, 1, "trap", task="franco-luciano")
    assert state.phase == "act"
    assert state.players[0].gangsters == []


def test_alexei_cancels_twice_a_round_and_not_his_own_boss() -> None:
    """CN-19.21"""
    state = table(
        boss(man("big-joey"), jobs=["usury"], influence=["henchman"] * 3),
        boss(man("alexei-walenko"), SPARE, jobs=["bash.1"], influence=["henchman"]),
        boss(man("vito-baritono", "usury")),
        phase="plan",
    )
    for _ in range(2):
        do(state, 0, "henchman", gangster="big-joey")
        do(state, 1, "veto")
    do(state, 0, "henchman", gangster="big-joey")
    assert state.phase == "plan"
    do(state, 0, "plan", gangster="big-joey", job="usury")
    do(state, 1, "henchman", gangster="alexei-walenko")
    assert state.phase == "plan"
    with pytest.raises(IllegalAction, match="nobody who could cancel"):
        do(state, 1, "veto", gangster="big-joey", card="henchman")


def test_alexei_takes_a_henchman_off_dee_and_her_job_is_only_as_easy_as_she_makes_it() -> None:
    """CN-19.7, CN-19.21"""
    mods = [{"card": "henchman"}]
    state = table(
        boss(man("dee-jackson", "gas-station-robbery", mods=mods), businesses=[]),
        boss(man("alexei-walenko", "usury"), SPARE),
        boss(man("vito-baritono")),
        actors=[1],
        dice=[1],
    )
    do(state, 1, "veto", gangster="dee-jackson", card="henchman")
    do(state, 1, "cancel", task="phil-malony")
    assert difficulty(do(state, 0, "execute", task="dee-jackson")) == 2


def test_a_deactivated_mercenary_reacts_to_nothing() -> None:
    """CN-19.6"""
    idle = [man(name, active=False) for name in ("lono-slifer", "alexei-walenko")]
    state = table(
        boss(man("big-joey", "bash.1"), influence=["snitch"]),
        boss(*idle, SPARE),
        boss(man("willy-svenson", active=False), man("vito-baritono")),
        dice=[2, 1, 1],
    )
    do(state, 0, "snitch", task="phil-malony")
    assert state.phase == "act"
    do(state, 0, "execute", task="big-joey", target="lawyer.1")
    assert state.phase == "act"
    lawyer = state.players[1].business("lawyer.1")
    assert lawyer is not None
    assert not lawyer.active
