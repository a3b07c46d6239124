"""Law: the odds and sums shown for a choice match the outcome.

A game brings a file `figures.py`:

- `came(sign, seat, action, before, after)` returns the result of a sign after the choice was
  played. For a count, that is a number in its unit; for a chance in percent, True or False. None
  means that playing on cannot show it.
- `play_on(state, seat)` makes all other seats decline until the matter is settled.
- `FIGURES` is optional. It names more signs, each with the fields that have its figures. The field
  being tried is `sign["figure"]`.
- `stage(state, seat, action)` is optional. It is for a figure about another moment: a later one,
  such as that of a planned job, or one when others have already declined. It sets up that moment
  and returns it with the action to do there.
- `PROMISES` is optional. It names signs that promise something for certain, each with a function.
  The function takes the arguments of `came` and says whether the promise is kept; None as long as
  that is open. If it depends on another player's choice, the sign must have a field `if` that is
  not empty.

Trials have fixed seeds, so the verdict is the same each time: luck cannot fail a correct figure.
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
"""Trials of a choice in a normal run."""
MANY_TRIALS = 10_000
"""Trials in a long run: a chance is then known to a percentage point or two."""
MANY_GAMES = 12
"""A trial with at least this many games is a long run."""
CHANCE = "chance"
SURE = 20
"""If this many trials all gave exactly the figure shown, the result does not depend on luck."""
DEVIATIONS = 5
"""A mean that is more standard errors off than this is wrong, not unlucky."""
ROUNDING = 0.51
"""Figures are shown as whole numbers, so half a unit is no fault."""
OF_A_KIND = 3
"""The number of figures of a kind that are tried in each phase."""
MOST_CHOICES = 40
"""At most this many choices of others are played to settle a promise."""

IsKept = Callable[[Document, int, Action, State, State], bool | None]


Position = TypeVar("Position", bound=State)


class TriedFigure(Generic[Position]):
    """A choice that was played, and the figure of a sign that is compared with it.

    A help for games with many figures: each can be a function of this object.
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
        """The change of a measure for a seat; by default the seat that chose."""
        whose = self.seat if seat is None else seat
        return measure(self.after, whose) - measure(self.before, whose)


def figures_are_what_comes(table: WatchedTable) -> None:
    """A chance matches the frequency of its effect, and a count the mean sum."""
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
    """The fields of a sign that have a figure: a count, a chance, or those the game names."""
    named = {COUNTS: ("amount",), **getattr(figures, "FIGURES", {})}
    fields = named.get(sign["event"], (CHANCE,))
    return [field for field in fields if isinstance(sign.get(field), int)]


def try_figure(
    figures: Any, moment: Moment, look: Look, action: Action, sign: Document, trials: int
) -> bool:
    """Plays the choice many times; False if the result cannot be seen."""
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
    """The result of a choice in one world that fits the seat's view.

    All trials of a moment deal their worlds from one look, because reading a view is slow.
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
    """Deviation of single trials: the larger of those by the chance shown and by the results."""
    if CHANCE not in sign or not 0 <= told <= 100:
        return pstdev(came)
    return max(sqrt(told * (100 - told)), pstdev(came))


def what_hangs_on_others_is_said_with_if(table: WatchedTable) -> None:
    """A promise without `if` is kept in every world, whatever the others choose."""
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
    """Whether a promise holds when others choose at random; True if it stays open."""
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
