"""What follows from a view for the cards that it hides."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, Luck

from .components import ATM, kind
from .dealing import HiddenCards, Pack, unseen
from .judging import verdict
from .position import Player, Wallet
from .records import Laid
from .rules.police import is_officer


def give_the_active_money(state: Wallet, hidden: HiddenCards, cards: list[str], luck: Luck) -> None:
    """WA-7.5  Who played the pool has a money card: it changes places with another card."""
    hand = hidden.hands[state.active]
    first = hidden.before(state.active)
    own = list(range(first, first + hand.count(HIDDEN)))
    full = [card for card in hand if card != HIDDEN] + cards[first : first + len(own)]
    if any(kind(card).is_money for card in full):
        return
    dealt = cards[: hidden.before(state.seats)]
    others = [place for place, card in enumerate(dealt) if kind(card).is_money]
    if own and others:
        mine, theirs = luck.pick(own), luck.pick(others)
        cards[mine], cards[theirs] = cards[theirs], cards[mine]


def deal_to_the_moneyless(state: Wallet, cards: list[str], luck: Luck) -> list[str]:
    """WA-7.5  Who laid nothing into an open pool has no money card; gives back the other cards."""
    laid = state.pending.laid if isinstance(state.pending, Laid) else []
    hands = [state.players[seat].hand for seat, card in enumerate(laid) if card is None]
    hidden = sum([hand.count(HIDDEN) for hand in hands])
    if not hidden:
        return cards
    pack = Pack([card for card in cards if not kind(card).is_money], HIDDEN, luck)
    pack.reach(hidden, state.options.cards)
    for seat, card in enumerate(laid):
        if card is None:
            state.players[seat].hand = pack.over(state.players[seat].hand)
    return unseen(cards, pack.items[:hidden])


def is_possible(state: Wallet, unjudged: list[Player]) -> bool:
    """Whether nobody has cards that would have shown by now."""
    for player in unjudged:
        player.verdict = verdict(player.holding())
    if any(is_officer(player) for player in unjudged):  # WA-10.1  officers have shown themselves
        return False
    return not (state.wallet and any(lacks_what_it_withdrew(player) for player in state.players))


def lacks_what_it_withdrew(player: Player) -> bool:
    """WA-8.7  A withdrawal that left cards in the wallet has brought a note.

    It is in the hand or lies in front since, unless it was seized.
    """
    if not player.front or (
        player.revealed and player.verdict is not None and player.verdict.guilty
    ):
        return False
    notes = len([card for card in player.hand if kind(card).is_note])
    for front in reversed(player.front):
        if front.card is not None:
            notes += kind(front.card).is_note
        elif front.special == ATM:
            notes -= 1
        if notes < 0:
            return True
    return False
