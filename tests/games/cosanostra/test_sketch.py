"""The table in words: what a person must be able to read off it, in both languages."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.components import PACKAGED
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Look
from sitdown.kernel.sketch import Cards
from sitdown.words import Words

from .tables import GAME, boss, do, man, table

NAMES = ["Ann", "Bob", "Cid"]


def lines(state: CosaNostra, you: int | None, language: str = "en") -> str:
    """All that the sketch says, a line for each row."""
    sketch = GAME.sketch(state.view(you))
    assert sketch is not None
    words = Words(language, "cosanostra", NAMES, you, strict=True)
    said = []
    for panel in sketch.panels:
        for row in [*([panel.title] if panel.title else []), *panel.rows]:
            phrase = row.label if isinstance(row, Cards) else row
            text = words.say(phrase.id, **phrase.arguments)
            cards = (
                ", ".join(words.thing(card) for card in row.cards) if isinstance(row, Cards) else ""
            )
            said.append(f"{text} {cards}".strip())
    return "\n".join(said)


def brought(state: CosaNostra, seat: int, start: str) -> str:
    """What the first choice whose label begins so would bring."""
    assert GAME.foresee is not None
    words = Words("en", "cosanostra", NAMES, seat, strict=True)
    look = Look.at(GAME, state, seat)
    for action in look.legal:
        if words.action(action.document()).startswith(start):
            signs = [words.brings(event) for event in GAME.foresee(look, action)]
            return ", ".join(sign for sign in signs if sign)
    raise AssertionError(f"no choice begins with {start}")


def evening() -> CosaNostra:
    state = table(
        boss(
            man("big-joey", "car-theft", mods=[{"card": "henchman"}]),
            man("sal-moretti", "buy casino.2"),
            jobs=["investment-fraud", "assassination.1"],
            cash=3000,
        ),
        boss(man("franco-luciano", "theft.1"), man("phil-malony", "usury"), cash=9000),
        boss(
            man("vito-baritono"), businesses=[{"id": "garage.1", "markers": [0]}, {"id": "cop.2"}]
        ),
    )
    do(state, 1, "offer", to=0, give={"cash": 2000}, take={"markers": ["cop.1"]})
    return state


def test_i_see_my_plans_my_hand_and_who_has_what_i_lack() -> None:
    text = lines(evening(), 0)
    assert "Big Joey ●●● [Henchman]: Car Theft" in text
    assert "Sal Moretti ●●: buys Casino for $14k" in text
    assert "needs Lawyer ✗ (Bob), Loan Shark ✓" in text
    assert "markers on Garage: Ann" in text


def test_others_see_backs_only() -> None:
    text = lines(evening(), 1)
    assert "Big Joey ●●● [Henchman]: a job of round I" in text
    assert "Car Theft" not in text
    assert "Investment Fraud" not in text


def test_offers_to_me_are_spelt_out() -> None:
    assert "1: Bob gives you $2k for marker on Cop" in lines(evening(), 0)
    assert "1: Bob даёт $2k, вы даёте маркер (Коп)" in lines(evening(), 0, "ru")
    assert brought(evening(), 0, "accept") == "Bob gives you $2k for marker on Cop"


def test_a_choice_says_its_odds() -> None:
    """CN-7.5  Three dice against 3 (4, with a Henchman)."""
    odds = "96% for $7k or more, 74% for $9k (Car Theft)"
    assert brought(evening(), 0, "Big Joey goes") == odds


def test_a_target_says_whose_it_is() -> None:
    state = table(
        boss(man("big-joey", "bash.1")),
        boss(man("phil-malony", "usury")),
        boss(man("vito-baritono")),
    )
    assert brought(state, 0, "Big Joey goes → Lawyer").endswith("of Bob")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_mercenary_for_hire_tells_his_ability_in_a_line(language: str) -> None:
    """CN-19.2"""
    words = Words(language, "cosanostra", NAMES, 0, strict=True)
    for name in PACKAGED[True].mercenaries:
        state = table(
            boss(man("big-joey"), cash=30000),
            boss(),
            boss(),
            phase="hire",
            round=2,
            turn={"queue": [1, 2]},
            display=[name],
        )
        about = words.about(f"thing-{name}")
        assert about
        assert any(line.endswith(f": {about}") for line in lines(state, 0, language).split("\n"))


def test_a_job_under_way_shows_dice_and_stakes() -> None:
    state = table(
        boss(man("big-joey", "usury")), boss(man("phil-malony", "usury")), boss(), dice=[3, 1, 6]
    )
    do(state, 0, "execute", task="big-joey")
    text = lines(state, 1)
    assert "Ann: Big Joey — Usury" in text
    assert "Ann rolled 3 1 6 against 3: 2 successes" in text
    assert "one success $4k, two $6k" in text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_of_six_dice_has_a_name_of_its_own(language: str) -> None:
    """CN-7.5, CN-19.23  Adriano, thrice grown and with a Machine Pistol, rolls six."""
    words = Words(language, "cosanostra", NAMES, 0, strict=True)
    for do_it in ({"do": "force"}, {"do": "reroll", "with": "cop.1"}):
        said = {words.action({**do_it, "die": die}) for die in range(6)}
        assert len(said) == 6


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Big Joey (yours) is killed."),
        ("ru", "Большой Джоуи (ваша карта): гангстер убит."),
    ],
)
def test_a_loss_of_ones_own_is_told_to_oneself(language: str, sentence: str) -> None:
    """CN-12.5"""
    words = Words(language, "cosanostra", NAMES, 0, strict=True)
    killed = {"event": "killed", "seat": 0, "gangster": "big-joey", "by": 1}
    assert words.event(killed) == sentence
