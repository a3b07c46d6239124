"""What others may have slipped the jury: nobody pays for the other side."""

from __future__ import annotations

from sitdown.games.vendetta.position import Slipped, Vendetta
from sitdown.kernel import HIDDEN, Draws, Look

from .thinking.weighing import pull


def arrange(world: Vendetta, look: Look, luck: Draws) -> None:
    """Changes hidden bills that do nothing for who slipped them for others that nobody sees.

    Dealt blindly, half of them do nothing or harm, and every trial seems to be lost.
    """
    seen = look.state
    assert isinstance(seen, Vendetta)
    heaps = hidden_heaps(world, seen)
    for place, bill in enumerate(world.corruption):
        if seen.corruption[place].card == HIDDEN and pull(world, bill.seat, bill.card) <= 0:
            change(world, place, heaps, luck)
    world.discard = world.deck.sort(world.discard)
    for player in world.players:
        player.hand = world.deck.sort(player.hand)


def hidden_heaps(world: Vendetta, seen: Vendetta) -> list[list[str]]:
    """Deck, discards and hands, where all of them is unknown."""
    heaps = [(world.money, seen.money), (world.discard, seen.discard)]
    for there, known in zip(world.players, seen.players, strict=True):
        heaps.append((there.hand, known.hand))
    return [heap for heap, known in heaps if known and known.count(HIDDEN) == len(known)]


def change(world: Vendetta, place: int, heaps: list[list[str]], luck: Draws) -> None:
    bill = world.corruption[place]
    for heap in heaps:
        helpful = [at for at, card in enumerate(heap) if pull(world, bill.seat, card) > 0]
        if helpful:
            at = luck.pick(helpful)
            world.corruption[place] = Slipped(bill.seat, heap[at])
            heap[at] = bill.card
            return
