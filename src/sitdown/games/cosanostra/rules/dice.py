"""Difficulty and dice (CN-7.3 to CN-7.5), and who may have a die rolled again."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.cosanostra.abilities import USES_A_ROUND
from sitdown.games.cosanostra.actions import PASS, STAND, Force, Pass, Reroll, Stand
from sitdown.games.cosanostra.kinds import GANGSTER, INFLUENCE_KINDS, JOB_KINDS
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.resolving import FOR_JOB, Roll
from sitdown.kernel import Action

from .fitting import InJob, require

COP: Final = "cop"


def difficulty(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    kind: str,
    printed: int,
    target: int | str | None = None,
) -> int:
    """CN-7.3  The number on the card, and what Henchman, Saboteur, target and mercenaries add."""
    changed = printed + difficulty_changes(state, seat, gangster, kind)
    if gangster.mods:
        changed += sum([INFLUENCE_KINDS[card].difficulty for card in gangster.laid()])
    if isinstance(target, str):
        changed += added_by_target(state, seat, kind, target)
    return changed


def difficulty_changes(state: CosaNostra, seat: int, gangster: Gangster, kind: str) -> int:
    """CN-19.7, CN-19.16  What his own ability changes, and what his boss's mercenaries do."""
    changed = 0
    traits = JOB_KINDS[kind]
    if traits.attack:
        changed += gangster.card.ability.attack_difficulty
    elif traits.cash:
        changed += gangster.card.ability.cash_difficulty
    if traits.response:
        for one in state.players[seat].gangsters:
            if one.active:
                changed += one.card.ability.answer_difficulty
    return changed


def added_by_target(state: CosaNostra, seat: int, kind: str, target: str) -> int:
    """CN-7.3, CN-12.6  A tasked victim is harder to kill; CN-19.16  so is what is protected."""
    traits = JOB_KINDS[kind]
    if traits.target == GANGSTER:
        found = state.find_gangster(target)
        if found is None:
            return 0
        owner, victim = found
        added = int(traits.harder_if_tasked and bool(victim.tasks))
        guards = state.players[owner].active_gangsters()
        return added + sum([one.card.ability.shields_gangsters for one in guards])
    owned = state.find_business(target, not_of=seat)
    if owned is None:
        return 0
    guards = state.players[owned[0]].active_gangsters()
    return sum([one.card.ability.shields_businesses for one in guards])


def number_of_dice(gangster: Gangster, kind: str) -> int:
    """CN-7.5  As many as his strength; CN-19.25  two with two jobs; CN-19.11  one more."""
    ability = gangster.card.ability
    guns = ability.second_job_dice if gangster.split else gangster.printed_strength()
    return gangster.with_weapons(guns) + (ability.attack_dice if JOB_KINDS[kind].attack else 0)


def throw(
    state: CosaNostra, seat: int, gangster: Gangster, for_: str, difficulty: int, dice: int
) -> None:
    """CN-7.5  The dice are rolled, first die first."""
    thrown = [state.chance.roll(6) for _ in range(dice)]
    state.job().roll = Roll(seat, gangster.card.id, for_, difficulty, thrown, False)
    if state.heard:
        state.tell(
            "rolled",
            {
                "seat": seat,
                "gangster": gangster.card.id,
                "for": for_,
                "difficulty": difficulty,
                "dice": thrown[:],
            },
        )


def throw_again(state: CosaNostra, seat: int, with_: str, die: int) -> None:
    """CN-15.4, CN-19.20  One die is rolled again; the new result counts."""
    value = state.chance.roll(6)
    state.job().roll = state.job().roll.with_die(die, value)
    if state.heard:
        state.tell("rerolled", {"seat": seat, "with": with_, "die": die, "value": value})


def rerollers(state: CosaNostra) -> list[str]:
    """CN-15.5, CN-19.15  Unused Cops of who rolled a cash job, and the gangster who may himself.

    CN-15.1  Only active cards of his own have a skill.
    """
    roll = state.job().roll
    if roll.for_ != FOR_JOB or not state.job().traits().cash:
        return []
    player = state.players[roll.seat]
    able = [
        business.card.id
        for business in player.businesses
        if business.card.kind == COP and business.active and not business.used
    ]
    gangster = player.gangster(roll.gangster)
    if gangster is not None and gangster.card.ability.rerolls_cash and not roll.rerolled:
        able.append(gangster.card.id)
    return able


class RerollWindow(InJob[Action]):
    """CN-15.5  After the roll of his own cash job a player may have dice rolled again."""

    phase: ClassVar[str] = "reroll"
    actions: ClassVar[tuple[type[Action], ...]] = (Stand, Reroll)
    is_final: ClassVar[bool] = False

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        dice = range(len(state.job().roll.dice))
        again = [Reroll(with_, die) for with_ in rerollers(state) for die in dice]
        return [STAND, *again]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        able = ", ".join(rerollers(state))
        return f"dice 0 to {len(state.job().roll.dice) - 1} can be rolled again with {able}"

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        if isinstance(action, Reroll):
            self.roll_again(state, seat, action)

    def roll_again(self, state: CosaNostra, seat: int, action: Reroll) -> None:
        player = state.players[seat]
        cop = player.business(action.with_)
        if cop is not None:
            player.put_business(cop, cop.once_used())
        else:
            state.job().roll = state.job().roll.once_rerolled()
        throw_again(state, seat, action.with_, action.die)
        if rerollers(state):
            state.ask(RerollWindow, seat)

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        able = state.actors[0] == state.job().roll.seat and bool(rerollers(state))
        require(able, "not a seat that can roll a die again", "actors")


def forcer(state: CosaNostra) -> tuple[int, Gangster] | None:
    """CN-19.20  An opponent of the roller who can still force a re-roll this round."""
    for seat in state.after(state.job().roll.seat):
        for one in state.players[seat].gangsters:
            if one.card.ability.forces and one.active and one.used < USES_A_ROUND:
                return seat, one
    return None


class ForceWindow(InJob[Action]):
    """CN-19.20  After any roll of an opponent, one die of it may be chosen to be rolled again."""

    phase: ClassVar[str] = "force"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Force)
    is_final: ClassVar[bool] = False

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [PASS, *[Force(die) for die in range(len(state.job().roll.dice))]]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        return f"there are the dice 0 to {len(state.job().roll.dice) - 1}"

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        able = forcer(state)
        if isinstance(action, Force) and able is not None:
            able[1].used += 1
            throw_again(state, seat, able[1].card.id, action.die)
            if forcer(state) is not None:
                state.ask(ForceWindow, seat)

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        able = forcer(state)
        fits = able is not None and able[0] == state.actors[0]
        require(fits, "not a seat that can force a die", "actors")
