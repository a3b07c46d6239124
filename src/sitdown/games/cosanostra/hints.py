"""What a good boss does: plans for value, pays fair prices, strikes at the leader, keeps docs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.kernel import Action, Chance, Hints, Look

from .actions import (
    DOC,
    DONE,
    FIRE,
    GUARD,
    KEEP,
    PASS,
    REDEAL,
    SCHEMER,
    STAND,
    STOP,
    STRENGTHEN,
    VETO,
    Again,
    Buy,
    Cancel,
    Discard,
    Exchange,
    Execute,
    Force,
    Hire,
    Launder,
    Lay,
    Plan,
    Recruit,
    Reroll,
    Rob,
    SetTrap,
    Take,
)
from .components import CASH, TARGETS, TRAP
from .glimpse import glimpse
from .haggling import haggle
from .player import find_task
from .position import CosaNostra
from .prospects import chances, job_chances
from .records import Gangster
from .resolving import FOR_JOB, KILL
from .rules.cash import HUSTLE
from .rules.dice import CASH_JOBS, difficulty, number_of_dice
from .rules.hiring import difference
from .rules.prices import price
from .rules.specials import bargain_price
from .rules.trade import PHASES as TRADED
from .worth import (
    attack_worth,
    business_worth,
    gangster_worth,
    harm,
    job_worth,
    majority_worth,
    purchase_worth,
    rounds_after,
)

WORTHWHILE: Final = 1500
"""What a card must bring to be played."""
KEPT: Final = {
    "emergency-doc": 9,
    "machine-pistol": 7,
    "henchman": 6,
    "schemer": 4,
    "saboteur": 5,
    "distraction": 3,
    "spy": 2,
    "snitch": 1,
}
"""Influence cards by how much one likes to keep them."""


def choose(look: Look, luck: Chance) -> Action:
    """The answer to what is asked, by the phase."""
    asked = look.game.rules.decisions[look.view["phase"]].actions
    answers = [action for action in look.legal if isinstance(action, asked)]
    if len(answers) == 1:
        return answers[0]
    weigh = CHOICES.get(look.view["phase"])
    if weigh is None:
        return luck.pick(answers)
    return weigh(glimpse(look.view), look.seat, answers)


def interject(look: Look, luck: Chance) -> Action | None:
    """Offers answered and made, where there is anything to say at all."""
    if luck.below(2) or look.view["phase"] not in TRADED:
        return None
    return haggle(look)


def best(actions: list[Action], worths: list[float]) -> tuple[Action, float]:
    """The first of the most worthy."""
    most = max(worths)
    return actions[worths.index(most)], most


# Drawing, hiring, recruiting.


def deal(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """Attacks alone earn little in the first rounds."""
    return REDEAL if state.round <= 2 else KEEP


def hire(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """Whom one can pay and who brings more than he costs."""
    rounds = rounds_after(state) + 1
    worths: list[float] = []
    for action in answers:
        if isinstance(action, Hire):
            card = state.deck.gangsters[action.gangster]
            gains = gangster_worth(state, card, rounds) + majority_worth(state, seat)
            worths.append(gains - (card.price or 0) + drawn(action.draw))
        elif isinstance(action, Exchange):
            card = state.deck.gangsters[action.for_]
            old = state.deck.gangsters[action.gangster]
            gains = gangster_worth(state, card, rounds) - gangster_worth(state, old, rounds)
            worths.append(gains - 1.5 * difference(card) + drawn(action.draw))
        else:
            worths.append(0.0)
    return best(answers, worths)[0]


def drawn(draw: tuple[str, ...] | None) -> float:
    return 0.0 if draw is None else float(draw.count("job"))


def recruit(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """Another gangster is another task every round to come, and may be the majority."""
    worths: list[float] = []
    for action in answers:
        if isinstance(action, Recruit):
            card = state.deck.gangsters[action.gangster]
            gains = gangster_worth(state, card, rounds_after(state)) + majority_worth(state, seat)
            worths.append(gains - (card.price or 0))
        else:
            worths.append(0.0)
    return best(answers, worths)[0]


def strengthen(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    return STRENGTHEN if rounds_after(state) > 1 or state.players[seat].cash > 8000 else PASS


def discard(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """What is worth least goes."""
    strongest = max(state.players[seat].gangsters, key=lambda one: one.strength(), default=None)
    worths: list[float] = []
    for action in answers:
        if isinstance(action, Discard) and action.job is not None and strongest is not None:
            worths.append(-job_worth(state, seat, strongest, state.deck.jobs[action.job]))
        elif isinstance(action, Discard) and action.influence is not None:
            worths.append(-1000.0 * KEPT.get(action.influence, 0))
        else:
            worths.append(0.0)
    return best(answers, worths)[0]


# Planning.


def plan(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """First a card that helps what is planned already, then the task worth most."""
    if state.turn.extra is None:
        card = card_to_lay(state, seat, answers)
        if card is not None:
            return card
    tasks = [action for action in answers if isinstance(action, Plan)]
    if not tasks:
        return DONE if DONE in answers else PASS
    action, worth = best(list(tasks), [task_worth(state, seat, task) for task in tasks])
    if worth < 0 and DONE in answers:
        return DONE
    return PASS if worth < 0 and PASS in answers else action


def task_worth(state: CosaNostra, seat: int, action: Plan) -> float:
    """What a task brings with this gangster; purchases are left to the weak."""
    gangster = state.players[seat].gangster(action.gangster)
    assert gangster is not None
    if action.job is not None:
        card = state.deck.jobs[action.job]
        worth = job_worth(state, seat, gangster, card)
        if gangster.card.ability.instead is not None:
            worth = max(worth, instead_worth(state, seat, gangster) - worth / 2)
        return worth
    assert action.buy is not None
    business = state.deck.businesses[action.buy]
    worth = purchase_worth(state, seat, business)
    cost = price(state.players[seat], business)
    likely = min(1.0, (expected_cash(state, seat) + 500) / (cost + 1))
    return worth * likely**2 - gangster.strength()


def instead_worth(state: CosaNostra, seat: int, gangster: Gangster) -> float:
    """What a gangster can do in place of any job."""
    kind = gangster.card.ability.instead
    if kind is None:
        return 0.0
    if kind == "hustle":
        one, two = job_chances(state, seat, gangster, None, kind)
        return one * HUSTLE[0] + two * (HUSTLE[1] - HUSTLE[0])
    aims = [
        one.card.id
        for other in state.after(seat)
        for one in state.players[other].gangsters
        if one.active
    ]
    worths = [attack_worth(state, seat, gangster, None, kind, aim) for aim in aims]
    return max(worths, default=0.0)


def expected_cash(state: CosaNostra, seat: int) -> float:
    """Cash, and what planned jobs are likely to bring, less what planned purchases cost."""
    player = state.players[seat]
    cash = float(player.cash)
    for gangster in player.gangsters:
        for task in gangster.tasks:
            if task.business is not None:
                cash -= price(player, task.business)
            elif task.job is not None and task.job.kind in (CASH, "theft", "birthday"):
                cash += 0.7 * job_worth(state, seat, gangster, task.job)
    return cash


def card_to_lay(state: CosaNostra, seat: int, answers: list[Action]) -> Action | None:
    """A Henchman or a Machine Pistol for one's best job, the rest for the leader's best man."""
    worths = [
        laying_worth(state, seat, action) if isinstance(action, Lay) else 0.0 for action in answers
    ]
    action, worth = best(answers, worths)
    return action if worth > WORTHWHILE else None


def laying_worth(state: CosaNostra, seat: int, action: Lay) -> float:
    found = state.find_gangster(action.gangster)
    if found is None:
        return 0.0
    owner, gangster = found
    if owner == seat and action.do in ("henchman", "machine-pistol"):
        return help_worth(state, seat, gangster, action.do)
    if owner == seat or action.do in ("henchman", "machine-pistol"):
        return 0.0
    if not any(task.job is not None for task in gangster.tasks) or state.round == 1:
        return 0.0
    return harm(state, seat, owner) * gangster.strength() * 1500.0


def help_worth(state: CosaNostra, seat: int, gangster: Gangster, card: str) -> float:
    """How much more likely his cash job or attack becomes, and what hangs on it."""
    worth = 0.0
    for _, job in gangster.jobs():
        if job.kind != CASH and job.kind not in TARGETS:
            continue
        needed = job.difficulty or 3
        dice = number_of_dice(gangster, job.kind)
        now = sum(chances(dice, difficulty(state, seat, gangster, job.kind, needed)))
        if card == "henchman":
            easier = difficulty(state, seat, gangster, job.kind, needed) - 1
            then = sum(chances(dice, easier))
        else:
            then = sum(chances(dice + 1, difficulty(state, seat, gangster, job.kind, needed)))
        if now > 0:
            worth = max(worth, job_worth(state, seat, gangster, job) * (then / now - 1))
    return worth


# Actions.


def act(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """The task worth most now; what cannot pay is dropped last, the least first."""
    tasks = [one for one in answers if isinstance(one, Execute | Buy)]
    worths = [resolving_worth(state, seat, action) for action in tasks]
    if tasks:
        action, worth = best(list(tasks), worths)
        if worth > 0:
            return action
    if DONE in answers:
        return DONE
    drops = [one for one in answers if isinstance(one, Cancel)]
    hopes = [hope(state, seat, one.task) for one in drops]
    if min(hopes) > WORTHWHILE and SCHEMER in answers:
        return SCHEMER
    return drops[hopes.index(min(hopes))]


def resolving_worth(state: CosaNostra, seat: int, action: Action) -> float:
    if isinstance(action, Buy):
        found = find_task(state.players[seat], action.task)
        if found is None or found[2].business is None:
            return 0.0
        return purchase_worth(state, seat, found[2].business) + 100
    assert isinstance(action, Execute)
    found = find_task(state.players[seat], action.task)
    if found is None or found[2].job is None:
        return 0.0
    gangster, _, task = found
    if action.as_ is not None:
        return instead_at(state, seat, gangster, action)
    assert task.job is not None
    worth = job_worth(state, seat, gangster, task.job, action.target)
    if action.bet is not None:
        return worth * action.bet / 20000
    return worth


def instead_at(state: CosaNostra, seat: int, gangster: Gangster, action: Execute) -> float:
    if action.target is None:
        return instead_worth(state, seat, gangster)
    return attack_worth(state, seat, gangster, None, str(action.as_), action.target)


def hope(state: CosaNostra, seat: int, reference: str) -> float:
    """What a task that waits may still be worth."""
    found = find_task(state.players[seat], reference)
    if found is None:
        return 0.0
    gangster, _, task = found
    if task.business is not None:
        return max(purchase_worth(state, seat, task.business), 0.0) + 50
    assert task.job is not None
    return max(job_worth(state, seat, gangster, task.job), 0.0)


def scheme(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A Schemer is for what should not wait, or for a hand that is full anyway."""
    player = state.players[seat]
    theft = any(job.kind == "theft" for one in player.gangsters for _, job in one.jobs())
    full = len(player.influence) > 3 or rounds_after(state) == 0
    return SCHEMER if SCHEMER in answers and (theft or full) else PASS


# Windows in a job.


def reroll(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A die that has failed can only gain."""
    roll = state.job().roll
    if roll.successes() >= 2:
        return STAND
    for die, value in enumerate(roll.dice):
        if value < roll.difficulty:
            for action in answers:
                if isinstance(action, Reroll) and action.die == die:
                    return action
    return STAND


def force(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A success is spoilt where much hangs on it."""
    job = state.job()
    roll = job.roll
    against_me = job.target == seat or is_mine(state, seat, job.target) or job.holder == seat
    big = roll.for_ == FOR_JOB and job.kind in CASH_JOBS and state.round >= 2
    if not (against_me or big) or roll.successes() > 2:
        return PASS
    for die, value in enumerate(roll.dice):
        if value >= roll.difficulty:
            return Force(die)
    return PASS


def is_mine(state: CosaNostra, seat: int, target: int | str | None) -> bool:
    player = state.players[seat]
    name = str(target)
    return player.gangster(name) is not None or player.business(name) is not None


def rob(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A profit worth a card: the later, the less choosy."""
    least = 12000 if rounds_after(state) else 6000
    if state.job().profit < least:
        return PASS
    return strongest_of(state, seat, [one for one in answers if isinstance(one, Rob)])


def strongest_of(state: CosaNostra, seat: int, answers: list[Rob] | list[SetTrap]) -> Action:
    worths: list[float] = []
    for action in answers:
        found = find_task(state.players[seat], action.task)
        worths.append(0.0 if found is None else float(found[0].strength()))
    return answers[worths.index(max(worths))] if answers else PASS


def trap(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A true Trap always; another job only for what is worth more than it."""
    true: list[SetTrap] = []
    spare: list[SetTrap] = []
    for action in answers:
        if isinstance(action, SetTrap):
            found = find_task(state.players[seat], action.task)
            if found is not None and found[2].job is not None:
                (true if found[2].job.kind == TRAP else spare).append(action)
    if true:
        return strongest_of(state, seat, true)
    if state.job().robber is not None or state.job().kind in ("theft", "assassination"):
        return strongest_of(state, seat, spare)
    return PASS


def guard(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """One's own business, if it earns more than the task would."""
    business = state.players[seat].business(str(state.job().target))
    return GUARD if business is not None and business.card.income >= 4000 else PASS


def doc(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """For one's own people, if they are to die or have something at stake."""
    hit = state.job().hit
    if hit is None or hit.seat != seat or DOC not in answers:
        return PASS
    if hit.effect == KILL:
        return DOC
    gangster = None if hit.gangster is None else state.players[seat].gangster(hit.gangster)
    tasked = gangster is not None and bool(gangster.tasks)
    return DOC if tasked or rounds_after(state) == 0 else PASS


def return_fire(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    return FIRE


def bargain(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """The business that gains most."""
    worths: list[float] = []
    for action in answers:
        if isinstance(action, Take):
            card = state.deck.businesses[action.business]
            worths.append(business_worth(state, seat, card) - bargain_price(state, seat, card))
        else:
            worths.append(0.0)
    return best(answers, worths)[0]


def launder(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """As much as possible; before the last rounds something is kept for what is planned."""
    player = state.players[seat]
    needed = sum(
        price(player, task.business)
        for gangster in player.gangsters
        for task in gangster.tasks
        if task.business is not None
    )
    kept = needed + (4000 if rounds_after(state) > 1 else 0)
    amounts = [one for one in answers if isinstance(one, Launder)]
    fitting = [one for one in amounts if one.amount <= max(player.cash - kept, 0)]
    return fitting[-1]


def second(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """The next best target, if it is worth anything."""
    job = state.job()
    gangster = state.players[seat].gangster(job.gangster)
    card = None if job.card is None else state.deck.jobs[job.card]
    if gangster is None:
        return STOP
    worths = [
        attack_worth(state, seat, gangster, card, job.kind, action.target)
        if isinstance(action, Again)
        else 0.0
        for action in answers
    ]
    return best(answers, worths)[0]


def veto(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """What hurts one's own people, or helps the leader to a second life or an extra turn."""
    played = state.played
    if played is None:
        return PASS
    target = played.action.get("gangster")
    if played.card in ("saboteur", "distraction"):
        return VETO if target is not None and is_mine(state, seat, target) else PASS
    if played.card == "emergency-doc":
        hit = None if state.resolving is None else state.resolving.hit
        return VETO if hit is not None and hit.by == seat else PASS
    strong = played.card in ("machine-pistol", "henchman", "schemer")
    return VETO if strong and harm(state, seat, played.seat) > 0.3 else PASS


CHOICES: Final[dict[str, Callable[[CosaNostra, int, list[Action]], Action]]] = {
    "deal": deal,
    "hire": hire,
    "plan": plan,
    "scheme": scheme,
    "act": act,
    "reroll": reroll,
    "force": force,
    "rob": rob,
    "trap": trap,
    "guard": guard,
    "doc": doc,
    "return-fire": return_fire,
    "bargain": bargain,
    "launder": launder,
    "second": second,
    "veto": veto,
    "recruit": recruit,
    "strengthen": strengthen,
    "discard": discard,
}
"""How each question is weighed; what is not here is left to chance."""

HINTS: Final = Hints(choose, interject)
