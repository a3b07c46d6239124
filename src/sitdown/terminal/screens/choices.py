"""Choices with their labels, in groups if there are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sitdown.kernel import Action
from sitdown.words import Words
from sitdown.words.words import thing_message

MOST_AT_ONCE = 20
"""The most entries in a menu before choices are grouped."""
LONGEST_START = 34
"""The most characters of a label if two labels share a line."""


@dataclass(frozen=True)
class Choice:
    """An action that a person can choose."""

    label: str
    action: Action
    free: bool = False
    """Whether it is an unasked action and not an answer."""


@dataclass(frozen=True)
class Group:
    """Choices that have something in common."""

    label: str
    choices: tuple[Choice, ...]

    @property
    def free(self) -> bool:
        return all(choice.free for choice in self.choices)


Entry = Choice | Group


def label_choices(actions: Sequence[Action], words: Words, free: bool) -> list[Choice]:
    """Actions with their labels. If two labels are equal, the difference is added to each."""
    alike: dict[str, list[Action]] = {}
    for action in actions:
        alike.setdefault(words.action(action.document()), []).append(action)
    labels = {
        id(action): f"{label} ({what})" if (what := difference(action, same)) else label
        for label, same in alike.items()
        for action in same
    }
    return [Choice(labels[id(action)], action, free) for action in actions]


def difference(action: Action, same: Sequence[Action]) -> str:
    """The values that set an action apart from others with the same label; empty if it is alone."""
    if len(same) == 1:
        return ""
    others = [set(leaves(other.document())) for other in same]
    told = [leaf for leaf in leaves(action.document()) if not all(leaf in one for one in others)]
    return ", ".join(told)


def leaves(value: Any) -> list[str]:
    """All single values in a document, as text."""
    if isinstance(value, dict):
        return [leaf for part in value.values() for leaf in leaves(part)]
    if isinstance(value, list | tuple):
        return [leaf for part in value for leaf in leaves(part)]
    return [str(value)]


# Grouping.


def arrange(choices: Sequence[Choice], words: Words, most: int = MOST_AT_ONCE) -> list[Entry]:
    """The entries of a menu: the choices themselves, or groups if there are more than `most`."""
    owed = [choice for choice in choices if not choice.free]
    free = [choice for choice in choices if choice.free]
    if len(choices) <= most:
        return [*owed, *free]
    entries: list[Entry] = []
    for part in (owed, free):
        entries += part if len(part) <= most // 2 else grouped(part, words, most)
    return entries


def grouped(choices: Sequence[Choice], words: Words, most: int) -> list[Entry]:
    """Groups choices by kind; choices of one kind by the first argument that makes few groups."""
    for name in ("do", *argument_names(choices)):
        parts: dict[str, list[Choice]] = {}
        for choice in choices:
            value = choice.action.document().get(name)
            parts.setdefault(repr(value), []).append(choice)
        if 1 < len(parts) <= most:
            return [group(name, part, words) for part in parts.values()]
    return chunks(choices, most)


def chunks(choices: Sequence[Choice], most: int) -> list[Entry]:
    """Groups of neighbours in the list, for choices with nothing in common: "first – last"."""
    if len(choices) <= most:
        return list(choices)
    size = -(-len(choices) // most)
    parts = [tuple(choices[start : start + size]) for start in range(0, len(choices), size)]
    return [
        Group(f"{start_of(part[0].label)} – {start_of(part[-1].label)}", part)
        if len(part) > 1
        else part[0]
        for part in parts
    ]


def start_of(label: str) -> str:
    return label if len(label) <= LONGEST_START else f"{label[: LONGEST_START - 1].rstrip()}…"


def argument_names(choices: Sequence[Choice]) -> list[str]:
    names: dict[str, None] = {}
    for choice in choices:
        names.update(dict.fromkeys(choice.action.document()))
    names.pop("do", None)
    return list(names)


def group(name: str, part: Sequence[Choice], words: Words) -> Entry:
    """A group of choices that agree in one argument; a single choice stays as it is."""
    if len(part) == 1:
        return part[0]
    action = part[0].action
    if name == "do":
        kind = f"action-{action.do}.kind"
        return Group(words.say(kind) if words.has(kind) else action.do, tuple(part))
    form = type(action).form().fields.get(name)
    is_seat = form is not None and form.schema().get("format") == "seat"
    value = action.document().get(name)
    if value in (None, [], {}):
        without = f"without-{name}"
        return Group(words.say(without) if words.has(without) else part[0].label, tuple(part))
    return Group(value_label(name, value, is_seat, words), tuple(part))


def value_label(name: str, value: Any, is_seat: bool, words: Words) -> str:
    """An argument's value in words."""
    if is_seat:
        return words.seat(value)
    if isinstance(value, list) and all(words.has(thing_message(item)) for item in value):
        return words.things(", ".join(str(item) for item in value))
    if words.has(thing_message(value)):
        return words.thing(value)
    return str(words.argument(name, value))
