"""What the bot `cautious` makes of the page's advice."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.bots import bot
from sitdown.games.wallet.advice.hints import choose
from sitdown.games.wallet.advice.thinking.weighing import Outlook
from sitdown.kernel import Chance, Look
from sitdown.kernel.form import Document
from sitdown.lab.duel import duel

from .tables import GAME, GUILTY, table


def choice(*hands: list[str], seat: int = 0, **changes: Any) -> Document:
    state = table(*hands, **changes)
    return choose(Look.at(GAME, state, seat), Chance("luck")).document()


def outlook(seats: int = 4, laps: float = 0.0, last: list[str] | None = None) -> Outlook:
    return Outlook(seats, 7, True, laps, last or [], 5)


def test_innocence_is_worth_more_than_money() -> None:
    poor, rich = ["ivanov", "euro-20"], ["euro-300", "jewel-190"]
    assert outlook().value(poor) > 0 > outlook().value(rich)


def test_of_innocent_hands_the_richer_is_better() -> None:
    hands = [["ivanov", f"euro-{face}"] for face in (20, 150, 300)]
    values = [outlook().value(hand) for hand in hands]
    assert values == sorted(values)
    millionaire = ["millionaire", "euro-300", "euro-300"]
    assert outlook().value(millionaire) > values[-1]


def test_a_fault_weighs_less_while_there_is_time_to_mend_it() -> None:
    hand = ["ivanov", "euro-300", "badge"]
    assert outlook(laps=0).value(hand) < 0 < outlook(laps=1).value(hand)
    two = [*hand, "blonde"]
    assert outlook(laps=1).value(two) < outlook(laps=2).value(two)


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        (["ivanov", "euro-300", "badge"], "double-bottom"),
        (["ivanov", "blonde", "euro-300"], "double-bottom"),
        (["ivanov", "euro-300", "euro-200", "pound-20"], "atm"),
        (["ivanov", "euro-100", "pound-20", "dollar-20"], "exchange"),
    ],
)
def test_a_last_card_mends_its_fault(hand: list[str], card: str) -> None:
    assert outlook().value(hand) < 0 < outlook(last=[card]).value(hand)


def test_an_exchange_does_not_mend_a_second_passport() -> None:
    assert outlook(last=["exchange"]).value(["ivanov", "blonde"]) < 0


def test_a_badge_is_put_into_the_wallet() -> None:
    hand = ["ivanov", "euro-300", "jewel-140", "badge"]
    assert choice(hand, ["blonde"], ["blonde"], time_left=2)["card"] == "badge"


def test_a_badge_stays_with_a_policeman() -> None:
    hand = ["policeman", "euro-300", "jewel-140", "badge"]
    assert choice(hand, ["blonde"], ["blonde"])["do"] == "flip"


def test_a_rich_innocent_turns_time_cards() -> None:
    hand = ["ivanov", "euro-300", "jewel-190"]
    assert choice(hand, ["blonde"], ["blonde"])["do"] == "flip"


def test_a_poor_innocent_takes_cards() -> None:
    assert choice(["ivanov", "euro-20"], ["blonde"], ["blonde"])["do"] == "take"


def test_a_purchase_is_paid_with_the_third_currency() -> None:
    hand = ["rouble-300", "euro-300", "euro-150", "pound-50", "jewel-190"]
    found = choice(hand, ["blonde"], ["blonde"], time_left=3)
    assert found["do"] == "buy"


def test_the_passport_fits_the_money() -> None:
    rich = ["rouble-300", "euro-300", "jewel-40"]
    assert choice(rich, [], phase="passport")["passport"] == "millionaire"
    many = ["rouble-100", "euro-100", "pound-100", "jewel-140"]
    assert choice(many, [], phase="passport", time_left=1)["passport"] == "blonde"
    spare = ["ivanov", "euro-100", "euro-300"]
    assert choice(spare, [], phase="passport", time_left=1)["passport"] == "super-agent"


def test_what_is_not_wanted_is_given_away() -> None:
    hand = ["ivanov", "euro-300", "jewel-140", "plastic", "badge"]
    found = choice(hand, ["blonde"], ["blonde"], specials=[["give-card"]], time_left=2)
    assert found["special"] == "give-card"
    assert found["card"] == "badge"


def test_the_lowest_token_is_lost() -> None:
    end: dict[str, Any] = {"phase": "forfeit", "time_left": 0, "actions_left": 0}
    end.update({"p0_verdict": GUILTY, "p1_verdict": GUILTY})
    found = choice([], [], **end, actors=[0, 1], p0_tokens=[3, 1, 2])
    assert found == {"do": "forfeit", "token": 1}


def test_an_officer_checks_the_largest_closed_hand() -> None:
    officer = {"identity": "policeman", "guilty": False, "reasons": []}
    found = choice(
        ["policeman", "badge"],
        ["badge"],
        ["badge", "badge", "badge"],
        phase="police",
        pending={"queue": [0]},
        time_left=0,
        actions_left=0,
        p0_verdict=officer,
        p0_revealed=True,
        p1_verdict=GUILTY,
        p2_verdict=GUILTY,
    )
    assert found == {"do": "check", "target": 2}


def test_the_same_look_and_luck_make_the_same_choice() -> None:
    state = GAME.new(4, seed=3)
    seat = state.actors[0]
    choices = {str(bot("cautious", "7").choose(Look.at(GAME, state, seat))) for _ in range(3)}
    assert len(choices) == 1


def test_an_officer_takes_a_sure_thing() -> None:
    """WA-10.2: also a hand that is open already, if there is much to seize."""
    officer = {"identity": "policeman", "guilty": False, "reasons": []}
    found = choice(
        ["policeman", "badge"],
        ["euro-300", "euro-200"],
        ["badge", "badge", "badge"],
        phase="police",
        pending={"queue": [0]},
        time_left=0,
        actions_left=0,
        p0_verdict=officer,
        p0_revealed=True,
        p1_verdict=GUILTY,
        p1_revealed=True,
        p2_verdict=GUILTY,
    )
    assert found == {"do": "check", "target": 1}


@pytest.mark.parametrize("players", [2, 4])
def test_caution_beats_chance(players: int) -> None:
    alone, among = duel("wallet", "cautious", "random", games=24, players=players, processes=1)
    assert alone.rate > 2 * alone.fair or alone.rate > 0.85
    assert among.rate < among.fair / 2
