"""The question marks of a view as places to deal to."""

from __future__ import annotations

from typing import Any, TypeVar

from sitdown.kernel import HIDDEN, Chance

Item = TypeVar("Item")
Slot = tuple[Any, Any]
"""A "?" of the document: what it stands in, and where in it."""


def hidden_in(items: list[Any]) -> list[Slot]:
    return [(items, place) for place, item in enumerate(items) if item == HIDDEN]


def shown(items: list[Any]) -> list[Any]:
    """What of it is seen."""
    return [item for item in items if item is not None and item != HIDDEN]


def unseen(items: list[Item], seen: list[Item]) -> list[Item]:
    """What is left of the items without those seen."""
    rest = items[:]
    for item in seen:
        if item in rest:
            rest.remove(item)
    return rest


def common(items: list[Item], others: list[Item]) -> list[Item]:
    """The items that are also among the others, as often as there."""
    return unseen(items, unseen(items, others))


def deal(slots: list[Slot], items: list[Item], all_items: list[Item], chance: Chance) -> None:
    """Fills the slots; in a made-up position that does not add up, with any item there is."""
    order = chance.shuffle(items)
    while len(order) < len(slots):
        order.append(chance.pick(all_items))
    for (inside, where), item in zip(slots, order, strict=False):
        inside[where] = item
