"""Law: the odds and sums shown for a choice match what comes of it.

A game brings `figures.py`. Its `came(sign, seat, action, before, after)` says how much came of what
a sign promised, once the choice is played: so many of the unit that a count is in, True or False
for a chance in a hundred; None where that cannot be seen by playing on. Its `play_on(state, seat)`
lets everybody else decline meanwhile, until it is settled. `FIGURES` may name other signs, each
with the fields that have its figures; which of them is asked for is `sign["figure"]`. Where a
figure speaks of a later moment (a job that is only planned), or supposes that others have declined
already, its `stage(state, seat, action)` sets that moment and says what is done in it. Trials have
seeds of their own, the same each time: a figure that is right cannot fail by chance.

`PROMISES` names signs that promise something for sure, each with a function. It is called as `came`
is, and says whether that is so now; None as long as nobody can tell. A sign that hangs on what
another player chooses has to say so in a field `if`, which is then not empty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, Generic, TypeVar

from sitdown.kernel import Action, Chance, Document, Look, State
from sitdown.kernel.foresight import COUNTS

from .checks import Untried, demand
from .foresight import FEW_WORLDS, some, worlds
from .trial import Law, Moment, WatchedTable

FEW_TRIALS = 160
MANY_TRIALS = 10_000
"""Where there is time: a chance is then known to a point or two in a hundred."""
MANY_GAMES = 12
CHANCE = "chance"
SURE = 20
"""Where so many come to just what was told, it does not hang on luck."""
DEVIATIONS = 5
"""A mean that is further off than that is wrong, not unlucky."""
ROUNDING = 0.51
OF_A_KIND = 3
"""So many figures of a kind are tried in each phase."""
MOST_CHOICES = 40
"""At most this many choices of others are played to settle a promise."""

IsKept = Callable[[Document, int, Action, State, State], bool | None]


Position = TypeVar("Position", bound=State)


class TriedFigure(Generic[Position]):
    """A choice that was played, and the figure of a sign that it is held against.

    For games with many figures: each can be a function of this.
    """

    def __init__(
        self, sign: Document, seat: int, action: Action, before: Position, after: Position
    ) -> None:
        self.sign = sign
        self.figure: str = sign["figure"]
        self.seat = seat
        self.action = action
        self.before = before
        self.after = after

    def change(self, measure: Callable[[Position, int], int], seat: int | None = None) -> int:
        """How much more a seat has of something than before, the own one unless told."""
        whose = self.seat if seat is None else seat
        return measure(self.after, whose) - measure(self.before, whose)


def figures_are_what_comes(table: WatchedTable) -> None:
    """A chance is that of the effect, a count the sum that comes, on average over the dice."""
    figures = table.trial.figures
    if figures is None or table.game.foresee is None:
        raise Untried("there is no figures.py")
    trials = FEW_TRIALS if table.trial.games < MANY_GAMES else MANY_TRIALS
    tried: Counter[tuple[str, str, str]] = Counter()
    for moment in table.sampled(12):
        look = Look.at(table.game, moment.state, moment.seat)
        for action in some(look.legal):
            for sign in table.game.foresee(look, action):
                for figure in figures_of(figures, sign):
                    asked = {**sign, "figure": figure}
                    named = f"{sign.get('unit', sign['event'])}/{figure}"
                    kind = (moment.state.phase, action.do, named)
                    if tried[kind] < OF_A_KIND:
                        tried[kind] += try_figure(figures, moment, look, action, asked, trials)


def figures_of(figures: Any, sign: Document) -> list[str]:
    """Fields with a figure of a sign: its count, its chance in a hundred, what the game names."""
    named = {COUNTS: ("amount",), **getattr(figures, "FIGURES", {})}
    fields = named.get(sign["event"], (CHANCE,))
    return [field for field in fields if isinstance(sign.get(field), int)]


def try_figure(
    figures: Any, moment: Moment, look: Look, action: Action, sign: Document, trials: int
) -> bool:
    """Plays the choice again and again; False where nothing can be seen of what came."""
    told = sign[sign["figure"]]
    came: list[float] = []
    for number in range(trials):
        one = outcome(figures, moment, look, action, sign, number)
        if one is None:
            return False
        came.append(one)
        if number == SURE and set(came) == {told}:
            return True
    mean = fmean(came)
    off = ROUNDING + DEVIATIONS * spread(sign, told, came) / sqrt(trials)
    fault = f"{action} shows {sign}, but in {trials} trials it came to {mean:.1f} (±{off:.1f})"
    demand(abs(mean - told) <= off, fault)
    return True


def outcome(
    figures: Any, moment: Moment, look: Look, action: Action, sign: Document, number: int
) -> float | None:
    """What came of a choice in one world that fits what the seat sees.

    All trials of a moment deal their worlds from one look: to read the view takes longer.
    """
    before = look.imagine(f"trial {number}")
    stage = getattr(figures, "stage", None)
    if stage is not None:
        before, action = stage(before, moment.seat, action)
    after = before.copy()
    after.apply(moment.seat, action)
    figures.play_on(after, moment.seat)
    came = figures.came(sign, moment.seat, action, before, after)
    return 100.0 * came if isinstance(came, bool) else came


def spread(sign: Document, told: int, came: list[float]) -> float:
    """How far single trials lie from the mean: by the chance that was told, or by what came."""
    if CHANCE not in sign or not 0 <= told <= 100:
        return pstdev(came)
    return max(sqrt(told * (100 - told)), pstdev(came))


def what_hangs_on_others_is_said_with_if(table: WatchedTable) -> None:
    """A promise without `if` is kept in every world, with others who choose freely."""
    promises: dict[str, IsKept] = getattr(table.trial.figures, "PROMISES", {})
    if not promises or table.game.foresee is None:
        raise Untried("figures.py names no PROMISES")
    tried: Counter[tuple[str, str, str]] = Counter()
    for moment in table.sampled(12):
        look = Look.at(table.game, moment.state, moment.seat)
        for action in some(look.legal):
            for sign in table.game.foresee(look, action):
                kind = (moment.state.phase, action.do, sign["event"])
                if sign["event"] in promises and not sign.get("if") and tried[kind] < OF_A_KIND:
                    tried[kind] += 1
                    try_promise(promises[sign["event"]], moment, action, sign)


def try_promise(is_kept: IsKept, moment: Moment, action: Action, sign: Document) -> None:
    for number, world in enumerate(worlds(moment, FEW_WORLDS)):
        kept = is_kept_by_others(
            is_kept, moment.seat, action, sign, world, Chance(f"free {number}")
        )
        demand(kept, f"{action} promises {sign} without `if`, but others can choose otherwise")


def is_kept_by_others(
    is_kept: IsKept, seat: int, action: Action, sign: Document, world: State, luck: Chance
) -> bool:
    """Whether a promise holds once others have chosen at random; True where the seat decides."""
    after = world.copy()
    after.apply(seat, action)
    for _ in range(MOST_CHOICES):
        kept = is_kept(sign, seat, action, world, after)
        others = [one for one in after.actors if one != seat]
        if kept is not None or not others:
            return kept is not False
        other = luck.pick(others)
        after.apply(other, luck.pick(after.owed(other)))
    return True


LAWS: tuple[Law, ...] = (figures_are_what_comes, what_hangs_on_others_is_said_with_if)
