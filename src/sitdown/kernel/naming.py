"""Naming: which answers are worth a button of their own, and which of them shines.

A question can have three hundred answers; people want to read four. The house counts, it does not
advise: what is named first is the best by a figure that anyone could reckon (`counts`), of each
kind of act. A kind that cannot be counted is named as a whole, and taken up it is named again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .action import Action
from .foresight import COUNTS
from .form import HIDDEN, Document
from .look import NOBODY, Look

MOST: Final = 4
"""So many answers are named at most; up to so many, all of them are."""
COUNTED: Final = 3
"""So many are named where the next best fill up what is left; the list is the fourth."""
FORESEEN: Final = 400
"""So many answers are looked into; where there are more, their kinds are named."""

FOR: Final = "for"
AGAINST: Final = "against"
PASSES: Final = "passes"
STANCES: Final = (FOR, AGAINST, PASSES)

Stance = Callable[[Action], str | None]
OfKind = Callable[[Look, str], list[Document]]


def passing(*kinds: type[Action]) -> Stance:
    """The stance of a game in which these let a question go, and nobody is for or against."""
    return lambda action: PASSES if isinstance(action, kinds) else None


class Answer:
    """One that has a name: a whole act, or what to pick, which so many answers have in common.

    `brings` are signs as foresight tells them. `stance`: `for`, `against`, or `passes`.
    """

    def __init__(
        self,
        act: Document | None,
        pick: Document | None,
        count: int,
        brings: list[Document],
        stance: str | None,
        brass: bool = False,
    ) -> None:
        self.act = act
        self.pick = pick
        self.count = count
        self.brings = brings
        self.stance = stance
        self.brass = brass

    def document(self) -> Document:
        return {
            "act": self.act,
            "pick": self.pick,
            "count": self.count,
            "brings": self.brings,
            "stance": self.stance,
            "brass": self.brass,
        }


class Naming:
    """The answers that are named, in their order, and how many there are in all."""

    def __init__(self, answers: list[Answer], count: int) -> None:
        self.answers = answers
        self.count = count

    def document(self) -> Document:
        return {"answers": [answer.document() for answer in self.answers], "count": self.count}


class Weighed:
    """An action with what it would bring, and what that comes to."""

    def __init__(self, document: Document, brings: list[Document], stance: str | None) -> None:
        self.document = document
        self.brings = brings
        self.stance = stance
        self.unit: str | None = None
        self.amount = 0
        for event in brings:
            if event["event"] == COUNTS and event["amount"] != HIDDEN:
                self.unit = event["unit"]
                self.amount = event["amount"]

    @property
    def do(self) -> str:
        return str(self.document["do"])

    def named(self) -> Answer:
        return Answer(self.document, None, 1, self.brings, self.stance)


def named(look: Look, picked: Document | None = None) -> Naming:
    """The names for what can be answered now, given what is picked of it already."""
    picked = picked or {}
    actions = open_answers(look, picked)
    weighed = without_twins(weigh(look, actions))
    if len(weighed) <= MOST:
        chosen = [one.named() for one in weighed if one.stance != PASSES]
    else:
        chosen = best_of_each(look, [one for one in weighed if one.stance != PASSES], picked)
    passing = [one.named() for one in weighed if one.stance == PASSES][:MOST]
    if not are_all(chosen + passing, weighed):
        chosen = chosen[: MOST - len(passing)]
    answers = chosen + passing
    light(answers, weighed, picked)
    return Naming(answers, len(actions))


def are_all(answers: list[Answer], weighed: list[Weighed]) -> bool:
    """Whether nothing can be answered that these do not name or lead to."""
    return sum([answer.count for answer in answers]) == len(weighed)


def open_answers(look: Look, picked: Document) -> list[Action]:
    """What fits what is picked; if nothing is, what is owed, or else all that may be done."""
    if look.seat == NOBODY:
        return []
    if picked:
        return [action for action in look.legal if fits(action.document(), picked)]
    owed = [action for action in look.legal if look.state.is_owed(look.seat, action)]
    return owed or look.legal


def fits(document: Document, picked: Document) -> bool:
    """Whether an action has what is picked; one that is left out is picked as null."""
    return all(document.get(name) == value for name, value in picked.items())


def weigh(look: Look, actions: list[Action]) -> list[Weighed]:
    foresee = look.game.foresee if len(actions) <= FORESEEN else None
    stance = look.game.advice.stance
    return [
        Weighed(
            action.document(),
            [] if foresee is None else foresee(look, action),
            None if stance is None else stance(action),
        )
        for action in actions
    ]


def without_twins(weighed: list[Weighed]) -> list[Weighed]:
    """Each once: of two lawyers who would do the same people need not be told apart."""
    first: dict[str, Weighed] = {}
    for one in weighed:
        first.setdefault(str(called(one.document)), one)
    return list(first.values())


def called(value: Any) -> Any:
    """An argument as people call it: of `lawyer.1` and `lawyer.2` both are "lawyer"."""
    if isinstance(value, str):
        return value.partition("#")[0].partition(".")[0]
    if isinstance(value, list):
        return [called(item) for item in value]
    if isinstance(value, dict):
        return {name: called(item) for name, item in value.items()}
    return value


def best_of_each(look: Look, weighed: list[Weighed], picked: Document) -> list[Answer]:
    """The best of each kind and unit, or the kind itself; then the next best, if there is room."""
    counted = rounds([one for one in weighed if one.unit is not None])
    firsts = counted[0] if counted else []
    kinds = {one.do for one in weighed if one.unit is not None}
    plain = by_kind([one for one in weighed if one.do not in kinds])
    wholes = [name_kind(look, do, group) for do, group in plain.items() if "do" not in picked]
    if not firsts and len(wholes) <= 1:
        return parts(look, weighed, picked)
    order = list(by_kind(weighed))
    chosen = [one.named() for one in firsts] + wholes
    chosen = sorted(chosen[:MOST], key=lambda one: order.index(kind_of(one)))
    later = [one.named() for round in counted[1:] for one in round]
    return chosen + later[: max(0, COUNTED - len(chosen))]


def kind_of(named: Answer) -> str:
    return str((named.act or named.pick or {})["do"])


def by_kind(weighed: list[Weighed]) -> dict[str, list[Weighed]]:
    kinds: dict[str, list[Weighed]] = {}
    for one in weighed:
        kinds.setdefault(one.do, []).append(one)
    return kinds


def rounds(counted: list[Weighed]) -> list[list[Weighed]]:
    """The best of each kind and unit, the second best of each, and so on.

    Two of a kind that bring the same are one to those who choose: the first stands for both.
    """
    groups: dict[tuple[str, str | None], list[Weighed]] = {}
    for one in sorted(counted, key=lambda one: -one.amount):
        group = groups.setdefault((one.do, one.unit), [])
        if all(other.brings != one.brings for other in group):
            group.append(one)
    longest = max([len(group) for group in groups.values()], default=0)
    return [
        [group[place] for group in groups.values() if place < len(group)]
        for place in range(longest)
    ]


def name_kind(look: Look, do: str, group: list[Weighed]) -> Answer:
    """One button for all of a kind; a kind of one is its act."""
    if len(group) == 1:
        return group[0].named()
    tell = look.game.advice.of_kind
    brings = [] if tell is None else tell(look, do)
    return Answer(None, {"do": do}, len(group), brings, None)


def parts(look: Look, weighed: list[Weighed], picked: Document) -> list[Answer]:
    """Where all are of one kind: the few things or people among which to choose next."""
    apart = look.game.advice.apart
    fields = [apart[one.do] for one in weighed if one.do in apart]
    fields += [name for one in weighed for name in one.document]
    for name in dict.fromkeys(fields):
        groups: dict[object, list[Weighed]] = {}
        if name in picked or not can_be_called(look, weighed, name):
            continue
        for one in weighed:
            groups.setdefault(one.document[name], []).append(one)
        if 1 < len(groups) <= MOST:
            return [name_part(picked, name, group) for group in groups.values()]
    return []


def can_be_called(look: Look, weighed: list[Weighed], name: str) -> bool:
    """Whether an argument has a name in all of them: a thing, a seat, or what a game says has."""
    if all(look.game.advice.apart.get(one.do) == name for one in weighed):
        return True
    schema = look.game.rules.actions[weighed[0].do].schema()["properties"].get(name, {})
    values = [one.document.get(name) for one in weighed]
    if schema.get("format") == "seat":
        return all(isinstance(value, int) for value in values)
    if name == "do" or not all(isinstance(value, str) for value in values):
        return False
    return len({called(value) for value in values}) == len(set(values))


def name_part(picked: Document, name: str, group: list[Weighed]) -> Answer:
    if len(group) == 1:
        return group[0].named()
    first = group[0].document
    pick = {"do": first["do"], **picked, name: first[name]}
    return Answer(None, pick, len(group), common(group), None)


def common(group: list[Weighed]) -> list[Document]:
    """What each of them would bring."""
    return [event for event in group[0].brings if all(event in one.brings for one in group)]


def light(answers: list[Answer], weighed: list[Weighed], picked: Document) -> None:
    """Brass for what is picked, else for the largest count, if one alone is named with it.

    Never for a pass.
    """
    if picked and len(weighed) == 1:
        for answer in answers:
            answer.brass = answer.stance is None
        return
    largest = most_counted(weighed)
    if largest is None or sum([answer.brings == largest.brings for answer in answers]) > 1:
        return
    for answer in answers:
        answer.brass = answer.act == largest.document


def most_counted(weighed: list[Weighed]) -> Weighed | None:
    """The one that comes to most; none where units differ, or several come to as much."""
    counted = [one for one in weighed if one.unit is not None]
    if len({one.unit for one in counted}) != 1:
        return None
    best = max(counted, key=lambda one: one.amount)
    rivals = [one for one in counted if one.amount == best.amount and one.brings != best.brings]
    return best if not rivals and best.stance is None else None
