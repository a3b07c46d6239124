"""Attack jobs (CN-9): whom they can hit, and what they do; the row of each card is in `kinds`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from sitdown.games.cosanostra.actions import FIRE, PASS, STOP, Again, Fire, Pass, Stop
from sitdown.games.cosanostra.kinds import DAMAGE, GANGSTER, JOB_KINDS, PERSUADE, PLAYER, STEAL
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.resolving import FOR_RETURN_FIRE, Hit
from sitdown.kernel import Action

from .bank import pay
from .dice import throw
from .fitting import InJob, fits_own_job, require
from .losses import bring_markers_home


def targets(state: CosaNostra, seat: int, kind: str) -> list[int | str]:
    """CN-1.1, CN-9.1  Opponents, or their active businessmen, companies or gangsters, by seat."""
    sort = JOB_KINDS[kind].target
    found: list[int | str] = []
    for other in range(state.seats):
        if other != seat:
            found.extend(targets_of(state.players[other], other, sort))
    return list(dict.fromkeys(found))


def targets_of(player: Player, seat: int, sort: str | None) -> Sequence[int | str]:
    if sort == PLAYER:
        return [seat]
    if sort == GANGSTER:
        return [one.card.id for one in player.gangsters if one.active]
    return [one.card.id for one in player.businesses if one.active and one.card.type == sort]


def victim(state: CosaNostra) -> int:
    """CN-11.7  The player targeted, or the owner of the target."""
    target = state.job().target
    if isinstance(target, int):
        return target
    assert target is not None
    gangster = state.find_gangster(target)
    if gangster is not None:
        return gangster[0]
    business = state.find_business(target, not_of=state.job().seat)
    assert business is not None
    return business[0]


def is_successful(state: CosaNostra) -> bool:
    """CN-9.2  An attack is successful if its roll has an effect."""
    job = state.job()
    return job.traits().effect(job.successes or 0) is not None


def is_full(state: CosaNostra) -> bool:
    """CN-7.6  Two successes or more."""
    return (state.job().successes or 0) >= 2


def aim(state: CosaNostra, effect: str) -> None:
    """CN-7.7  The target is about to be hit; a doctor may still come."""
    job = state.job()
    seat = victim(state)
    target = str(job.target)
    if job.traits().target == GANGSTER:
        job.hit = Hit(seat, target, None, effect, job.seat)
    else:
        job.hit = Hit(seat, None, target, effect, job.seat)


def sum_on_card(state: CosaNostra) -> int:
    """CN-9.4, CN-9.5  What the card is worth with these successes."""
    job = state.job()
    assert job.card is not None
    card = state.deck.jobs[job.card]
    return card.two if is_full(state) else card.one


def property_damage(state: CosaNostra) -> None:
    """CN-9.4  The player pays the bank."""
    pay(state, victim(state), None, sum_on_card(state))


def theft(state: CosaNostra) -> None:
    """CN-9.5  The player pays the attacker; CN-19.10  some take more."""
    job = state.job()
    thief = state.players[job.seat].gangster(job.gangster)
    more = 0 if thief is None else thief.card.ability.more_theft
    pay(state, victim(state), job.seat, sum_on_card(state) + more)


def persuasion(state: CosaNostra) -> None:
    """CN-9.8  With two successes the businessman changes owner; his markers go home."""
    job = state.job()
    seat = victim(state)
    business = state.players[seat].business(str(job.target))
    assert business is not None
    bring_markers_home(state, business.card.id, business.markers)
    taker = state.players[job.seat]
    state.players[seat].lose_business(business)
    taker.businesses = [*taker.businesses, business.with_markers([])]
    state.recount = True
    if state.heard:
        state.tell("persuaded", {"business": business.card.id, "from": seat, "to": job.seat})


EFFECTS: Final[dict[str, Callable[[CosaNostra], None]]] = {
    DAMAGE: property_damage,
    STEAL: theft,
    PERSUADE: persuasion,
}
"""What does more than hit its target."""


def take_effect(state: CosaNostra) -> None:
    """CN-9.3 to CN-9.10  What the card does with these successes, as its row says."""
    job = state.job()
    effect = job.traits().effect(job.successes or 0)
    if effect in EFFECTS:
        EFFECTS[effect](state)
    elif effect is not None:
        aim(state, effect)


class ReturnFire(InJob[Action]):
    """CN-9.10  A gangster whom a Drive-by has missed may shoot back."""

    phase: ClassVar[str] = "return-fire"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Fire)

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [PASS, FIRE]

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        """His strength in dice, against the number printed on the card."""
        job = state.job()
        shooter = state.players[seat].gangster(str(job.target))
        if isinstance(action, Fire) and shooter is not None and job.card is not None:
            printed = state.deck.jobs[job.card].difficulty or 0
            throw(state, seat, shooter, FOR_RETURN_FIRE, printed, shooter.strength())

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        job = state.job()
        require(job.traits().shot_back, "no drive-by", "resolving.kind")
        shooter = state.players[state.actors[0]].gangster(str(job.target))
        require(shooter is not None, "not the owner of the gangster attacked", "actors")


def second_targets(state: CosaNostra) -> list[int | str]:
    """CN-19.12  Whom an attack may be repeated on, if its gangster repeats attacks at all."""
    job = state.job()
    gangster = state.players[job.seat].gangster(job.gangster)
    if gangster is None or not gangster.active or not gangster.card.ability.repeats_attack:
        return []
    if job.second or job.traits().once:
        return []
    return [target for target in targets(state, job.seat, job.kind) if target != job.target]


class SecondAttack(InJob[Action]):
    """CN-19.12  After his attack the gangster may turn on another target of the same sort."""

    phase: ClassVar[str] = "second"
    actions: ClassVar[tuple[type[Action], ...]] = (Stop, Again)
    is_aimed: ClassVar[bool] = False

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [STOP, *[Again(target) for target in second_targets(state)]]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        return f"another target of the same sort is {', '.join(map(str, second_targets(state)))}"

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        if isinstance(action, Again):
            job = state.job()
            job.target = action.target
            job.second = True
            job.successes = None
            job.trapper = None
            if state.heard:
                state.tell(
                    "second", {"seat": seat, "gangster": job.gangster, "target": action.target}
                )

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        fits_own_job(state)
        able = state.job().traits().target is not None and bool(second_targets(state))
        require(able, "there is no second target for it", "resolving")
