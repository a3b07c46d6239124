"""The rows of the cards: each kind has one, and they agree with what is printed."""

from __future__ import annotations

from sitdown.games.cosanostra.actions import LAYINGS
from sitdown.games.cosanostra.components import DATA, INFLUENCE, PACKAGED, START_SET
from sitdown.games.cosanostra.kinds import INFLUENCE_KINDS, JOB_KINDS
from sitdown.games.cosanostra.rules.attacks import EFFECTS
from sitdown.games.cosanostra.rules.specials import SPECIALS


def test_every_card_has_a_row() -> None:
    printed = {row["kind"] for row in DATA["jobs"]}
    assert printed == {kind for kind, traits in JOB_KINDS.items() if traits.printed}
    assert set(INFLUENCE) == set(INFLUENCE_KINDS)
    assert START_SET == ("henchman", "schemer", "snitch")  # CN-2.4


def test_special_jobs_are_those_that_are_nothing_else() -> None:
    """CN-1.7, CN-10"""
    special = {kind for kind, traits in JOB_KINDS.items() if traits.sort() == "special"}
    assert special == set(SPECIALS)


def test_a_row_agrees_with_the_numbers_on_its_cards() -> None:
    """CN-7.3, CN-2.11  Sums where the kind has sums, a difficulty unless it is the target's."""
    for card in PACKAGED[True].jobs.values():
        assert bool(card.one) == bool(card.two) == card.traits.sums
        assert (card.difficulty is None) == card.traits.at_strength


def test_an_attack_does_more_with_two_successes_or_the_same() -> None:
    """CN-9.2 to CN-9.10  Only Assassination and Persuasion need two."""
    attacks = {kind: traits for kind, traits in JOB_KINDS.items() if traits.target is not None}
    assert {kind for kind, traits in attacks.items() if traits.effect(1) is None} == {
        "assassination",
        "persuasion",
    }
    for traits in attacks.values():
        assert traits.effect(0) is None
        assert traits.effect(2) == traits.effect(3) is not None
        assert traits.effect(2) in ("deactivate", "kill", *EFFECTS)


def test_what_is_laid_on_a_gangster_changes_him() -> None:
    """CN-14.7 to CN-14.10"""
    changing = {
        card for card, traits in INFLUENCE_KINDS.items() if traits.guns or traits.difficulty
    }
    assert changing == set(LAYINGS)
