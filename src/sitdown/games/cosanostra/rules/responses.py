"""Response cards (CN-11): Robbery and Trap, planned like other jobs, played on others' turns."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.cosanostra.actions import PASS, Pass, Rob, SetTrap
from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.kinds import ROBBERY, TRAP
from sitdown.games.cosanostra.player import Player, find_task
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.resolving import FOR_ROBBERY, FOR_TRAP, Declared, Robber, Trapper
from sitdown.kernel import Action

from .attacks import victim
from .bank import half
from .dice import difficulty, number_of_dice, throw
from .fitting import InJob, require
from .losses import discard_helpers

RESPONSES_FROM: Final = 3
"""No response card has a back below III."""
TRAMP_DIFFICULTY: Final = 3


def draw_job(player: Player, reference: str) -> tuple[Gangster, JobCard]:
    """CN-7.2  A planned job leaves its gangster."""
    found = find_task(player, reference)
    assert found is not None
    gangster, place, task = found
    assert task.job is not None
    gangster.lose_task(place)
    return gangster, task.job


def possible_robbers(state: CosaNostra) -> list[int]:
    """CN-11.2  Every other player with a planned card of round III or IV."""
    others = state.after(state.job().holder)
    return [seat for seat in others if state.players[seat].holds_back(RESPONSES_FROM)]


def robberies(player: Player) -> list[str]:
    """The robberies that a player has planned, by reference."""
    return [
        gangster.reference(place)
        for gangster in player.gangsters
        for place, job in gangster.jobs()
        if job.kind == ROBBERY
    ]


class RobberyWindow(InJob[Action]):
    """CN-11.2  Before a cash job is paid, a planned Robbery may be declared, by all at once."""

    phase: ClassVar[str] = "rob"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Rob)
    several: ClassVar[bool] = True
    reaction: ClassVar[bool] = True

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [PASS, *[Rob(task) for task in robberies(state.players[seat])]]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        return "that is no Robbery you have planned"

    def seal(self, state: CosaNostra, seat: int, action: Action) -> bool:
        if state.heard:
            state.tell("answered", {"seat": seat})
        return True

    def answered(self, state: CosaNostra, answers: dict[int, Action]) -> None:
        """CN-11.3  They come clockwise after the player to be robbed."""
        job = state.job()
        declared = job.robbers[:]
        for seat in state.after(job.holder):
            answer = answers.get(seat)
            if isinstance(answer, Rob):
                declared.append(Declared(seat, answer.task))
        job.robbers = declared


def reveal_robbery(state: CosaNostra) -> None:
    """CN-11.3  The first of those who declared it reveals his Robbery and rolls."""
    job = state.job()
    declared = job.robbers[0]
    job.robbers = job.robbers[1:]
    seat = declared.seat
    gangster, card = draw_job(state.players[seat], declared.task)
    job.robber = Robber(seat, gangster.card.id, card.id, None)
    if state.heard:
        state.tell(
            "robbery",
            {"seat": seat, "gangster": gangster.card.id, "job": card.id, "victim": job.holder},
        )
    needed = difficulty(state, seat, gangster, ROBBERY, card.difficulty or 0)
    throw(state, seat, gangster, FOR_ROBBERY, needed, number_of_dice(gangster, ROBBERY))


def take_loot(state: CosaNostra) -> None:
    """CN-11.4  The robber gets half of the profit, or all of it; the rest stays where it was."""
    job = state.job()
    assert job.robber is not None
    successes = job.robber.successes or 0
    loot = job.profit if successes >= 2 else half(job.profit)
    job.add_share(job.profit - loot)
    job.profit = loot
    job.holder = job.robber.seat
    job.robbers = []  # CN-11.3  choices that are not needed stay secret


def settle_robbery(state: CosaNostra) -> None:
    """CN-11.10  The Robbery goes to the open discards."""
    job = state.job()
    robber = job.robber
    assert robber is not None
    state.job_discards = state.job_discards.with_open(robber.card)
    gangster = state.players[robber.seat].gangster(robber.gangster)
    if gangster is not None:
        discard_helpers(state, gangster)
    job.robber = None
    job.trapper = None


def trap_victim(state: CosaNostra) -> int:
    """CN-11.7  Whose trap it would be: the player attacked, or the player robbed."""
    return state.job().holder if state.job().robber is not None else victim(state)


def may_trap(state: CosaNostra) -> bool:
    """CN-11.7, CN-11.9, CN-19.11, CN-19.19  Whether the victim is asked, by what all can see."""
    seat, name = state.job().attacker()
    attacker = state.players[seat].gangster(name)
    if attacker is not None and attacker.card.ability.cannot_be_trapped:
        return False
    return might_trap(state.players[trap_victim(state)])


def might_trap(player: Player) -> bool:
    """CN-11.7, CN-19.19  Whether a Trap might lie face down with him, for all that can be seen."""
    if player.holds_back(RESPONSES_FROM):
        return True
    return bool([one for one in player.gangsters if is_tramp(one) and one.jobs()])


def is_tramp(gangster: Gangster) -> bool:
    """CN-19.19  Whether any job of his can be a trap."""
    return gangster.active and gangster.card.ability.any_job_is_trap


class TrapWindow(InJob[Action]):
    """CN-11.7  After a successful attack its victim may set a Trap that he has planned."""

    phase: ClassVar[str] = "trap"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, SetTrap)

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        traps = [
            SetTrap(gangster.reference(place))
            for gangster in state.players[seat].gangsters
            for place, job in gangster.jobs()
            if job.kind == TRAP or is_tramp(gangster)
        ]
        return [PASS, *traps]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        return "that is no Trap you have planned"

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        if isinstance(action, SetTrap):
            self.set_trap(state, seat, action.task)

    def set_trap(self, state: CosaNostra, seat: int, reference: str) -> None:
        """CN-11.8  It is revealed and rolled; CN-19.19  the tramp's card goes away unseen."""
        gangster, card = draw_job(state.players[seat], reference)
        is_trap = card.kind == TRAP
        if not is_trap:
            state.job_discards = state.job_discards.with_closed(card.id)
        state.job().trapper = Trapper(seat, gangster.card.id, card.id)
        if state.heard:
            shown = card.id if is_trap else None
            state.tell("trap", {"seat": seat, "gangster": gangster.card.id, "job": shown})
        printed = card.difficulty or 0 if is_trap else TRAMP_DIFFICULTY
        needed = difficulty(state, seat, gangster, TRAP, printed)
        throw(state, seat, gangster, FOR_TRAP, needed, number_of_dice(gangster, TRAP))

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        job = state.job()
        attacked = job.robber is not None or job.traits().target is not None
        require(attacked, "nobody is attacked by this job", "resolving.kind")
        require(state.actors[0] == trap_victim(state), "not the seat attacked", "actors")


def discard_trap(state: CosaNostra) -> None:
    """CN-11.10  A Trap goes to the open discards as soon as its roll is final."""
    trapper = state.job().trapper
    assert trapper is not None
    if state.deck.jobs[trapper.card].kind == TRAP:
        state.job_discards = state.job_discards.with_open(trapper.card)
    gangster = state.players[trapper.seat].gangster(trapper.gangster)
    if gangster is not None:
        discard_helpers(state, gangster)
