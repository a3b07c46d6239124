"""What nobody sees, dealt to where a view has question marks."""

from __future__ import annotations

from typing import Generic, TypeVar

from sitdown.kernel import HIDDEN, Luck, Misfit

from .position import Wallet
from .records import Drawn, Front, Pending, Presents
from .rules.police import CheckPlayer

Item = TypeVar("Item")


def unseen(items: list[Item], seen: list[Item]) -> list[Item]:
    """What is left of the items without those seen; of equal ones the first go."""
    gone: dict[Item, int] = {}
    for item in seen:
        gone[item] = gone.get(item, 0) + 1
    rest: list[Item] = []
    for item in items:
        left = gone.get(item, 0)
        if left:
            gone[item] = left - 1
        else:
            rest.append(item)
    return rest


def common(items: list[Item], others: list[Item]) -> list[Item]:
    """The items that are also among the others, as often as there."""
    return unseen(items, unseen(items, others))


def any_of(items: list[Item], luck: Luck) -> Item:
    """One of the items; a view in which there is none is refused."""
    if not items:
        raise Misfit("nothing can be hidden there")
    return luck.pick(items)


class Pack(Generic[Item]):
    """Shuffled items to be dealt, from the first on, to the places of what is `unknown`."""

    def __init__(self, items: list[Item], unknown: Item, luck: Luck) -> None:
        self.items = luck.shuffle(items)
        self.unknown = unknown
        self.dealt = 0
        self.luck = luck

    def reach(self, count: int, all_items: list[Item]) -> None:
        """Fills up to so many with any items there are: a made-up position may not add up."""
        while len(self.items) < count:
            self.items.append(any_of(all_items, self.luck))

    def over(self, seen: list[Item]) -> list[Item]:
        """A list as a view shows it, with the next items in the places of what it hides."""
        start = self.dealt
        self.dealt += seen.count(self.unknown)
        if self.dealt == start + len(seen):
            return self.items[start : self.dealt]
        filled = seen[:]
        for place, item in enumerate(seen):
            if item == self.unknown:
                filled[place] = self.items[start]
                start += 1
        return filled


class HiddenCards:
    """Where cards lie that a view hides, in the order in which they are dealt there.

    In the wallet, before the active player, and with each player in hand and in front; the spare
    passports apart. `unjudged` are the players whose verdict is hidden too.
    """

    def __init__(self, state: Wallet) -> None:
        self.wallet = state.wallet
        self.pending = state.pending
        self.hands = [player.hand for player in state.players]
        self.fronts = [player.front for player in state.players]
        judged = state.phase == CheckPlayer.phase
        self.unjudged = [player for player in state.players if judged and player.verdict is None]

    def before(self, seat: int) -> int:
        """How many lie before those of a seat."""
        count = self.wallet.count(HIDDEN) + cards_of(self.pending).count(HIDDEN)
        for other in range(seat):
            count += self.hands[other].count(HIDDEN)
            count += len([front for front in self.fronts[other] if front.card == HIDDEN])
        return count

    def lay(self, state: Wallet, pack: Pack[str]) -> None:
        """Deals a card to each of these places."""
        state.wallet = pack.over(self.wallet)
        state.pending = with_cards(self.pending, pack.over(cards_of(self.pending)))
        for seat, player in enumerate(state.players):
            player.hand = pack.over(self.hands[seat])
            if player.front:
                player.front = [
                    Front(front.special, pack.over([HIDDEN])[0], front.currency)
                    if front.card == HIDDEN
                    else front
                    for front in self.fronts[seat]
                ]


def cards_of(pending: Pending | None) -> list[str]:
    """The cards that only some see while a question is open."""
    if isinstance(pending, Presents):
        return pending.cards
    return [pending.card] if isinstance(pending, Drawn) else []


def with_cards(pending: Pending | None, cards: list[str]) -> Pending | None:
    """The same question about these cards."""
    if isinstance(pending, Presents):
        return Presents(cards)
    return Drawn(pending.target, cards[0]) if isinstance(pending, Drawn) else pending
