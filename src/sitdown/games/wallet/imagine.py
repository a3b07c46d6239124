"""Filling in a view: what is not seen is dealt anew to where it could be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.kernel import HIDDEN, UNKNOWN, UNKNOWN_ANSWER, Action, Luck

from .actions import PASS, Forfeit, HandOver, Lay
from .components import LAST_ROUND, in_card_order, in_special_order, kind
from .dealing import HiddenCards, Pack, any_of, cards_of, common, unseen
from .deduction import deal_to_the_moneyless, give_the_active_money, is_possible
from .position import Wallet
from .records import Laid, Presents
from .rules.extra_time import AskExtraTime
from .rules.passing import PassCards, SwapCards
from .rules.pool import LayCard
from .rules.setup import FIRST_TOKEN
from .rules.tokens import LoseToken

MOST_DEALS: Final = 200


def fill(state: Wallet, seat: int | None, luck: Luck) -> None:
    """Replaces every "?" by something possible."""
    fill_specials(state, luck)
    fill_tokens(state, luck)
    fill_cards(state, luck)
    for other, answer in enumerate(state.sealed):
        if answer is UNKNOWN_ANSWER:
            state.sealed[other] = SEALS[state.phase](state, other, luck)
    put_in_order(state, seat)


def fill_specials(state: Wallet, luck: Luck) -> None:
    """What neither lies open nor is the viewer's own is in another hand or aside."""
    open_ones = state.discard[:]
    hidden = state.aside.count(HIDDEN)
    for player in state.players:
        hidden += player.specials.count(HIDDEN)
        open_ones.extend(player.specials)
        open_ones.extend([front.special for front in player.front])
    every = state.options.specials
    pack = Pack(unseen(every, open_ones), HIDDEN, luck)
    pack.reach(hidden, every)
    state.aside = pack.over(state.aside)
    for player in state.players:
        player.specials = pack.over(player.specials)


def fill_tokens(state: Wallet, luck: Luck) -> None:
    """A player who has never lost a token still has the 1 it began with (WA-2.2)."""
    every = state.options.tokens
    shown: list[int] = []
    for player in state.players:
        shown.extend(player.tokens)
    rest = unseen(every, shown)
    hidden = state.bag.count(UNKNOWN)
    for seat, player in enumerate(state.players):
        hidden += player.tokens.count(UNKNOWN)
        if UNKNOWN in player.tokens and has_never_lost(state, seat) and FIRST_TOKEN in rest:
            rest.remove(FIRST_TOKEN)
            player.tokens = player.tokens[:]
            player.tokens[player.tokens.index(UNKNOWN)] = FIRST_TOKEN
            hidden -= 1
    pack = Pack(rest, UNKNOWN, luck)
    pack.reach(hidden, every)
    state.bag = pack.over(state.bag)
    for player in state.players:
        player.tokens = pack.over(player.tokens)


def has_never_lost(state: Wallet, seat: int) -> bool:
    """By the rounds before: the first loss takes the only token, a later one shows in the last."""
    count = len(state.players[seat].tokens)
    if state.round < LAST_ROUND:
        return count > 0
    if state.last_round is None:
        return False
    gained = state.last_round.players[seat].tokens
    return gained >= 0 and count > gained


def fill_cards(state: Wallet, luck: Luck) -> None:
    """Spare passports first, as only some cards can be spares; the rest goes anywhere."""
    options = state.options
    rest = unseen(options.cards + options.spares, open_cards(state))
    if HIDDEN in state.spares:
        pack = Pack(common(rest, options.spares), HIDDEN, luck)
        pack.reach(state.spares.count(HIDDEN), options.spares)
        state.spares = pack.over(state.spares)
        rest = unseen(rest, state.spares)
    rest = deal_to_the_moneyless(state, rest, luck)
    hidden = HiddenCards(state)
    for _ in range(MOST_DEALS):
        pack = Pack(rest, HIDDEN, luck)
        pack.reach(hidden.before(state.seats), options.cards)
        if state.phase == LayCard.phase:
            give_the_active_money(state, hidden, pack.items, luck)
        hidden.lay(state, pack)
        if is_possible(state, hidden.unjudged):
            break


def open_cards(state: Wallet) -> list[str]:
    """Every card that the viewer sees; where it does not see one, "?"."""
    cards = state.centre + state.spares + cards_of(state.pending)
    if isinstance(state.pending, Laid):
        cards.extend([card for card in state.pending.laid if card is not None])
    for player in state.players:
        cards.extend(player.hand)
        cards.extend(player.loot)
        cards.extend([front.card for front in player.front if front.card is not None])
    return cards


def put_in_order(state: Wallet, seat: int | None) -> None:
    """WA-1.3  As what was dealt lies in no order yet."""
    state.spares = in_card_order(state.spares)
    state.aside = in_special_order(state.aside)
    state.bag = sorted(state.bag)
    if isinstance(state.pending, Presents):
        state.pending = Presents(in_card_order(state.pending.cards))
    for other, player in enumerate(state.players):
        if other != seat:
            player.hand = in_card_order(player.hand)
            player.specials = in_special_order(player.specials)
            player.tokens = sorted(player.tokens)


def seal_of_pool(state: Wallet, seat: int, luck: Luck) -> Action:
    money = [card for card in state.players[seat].hand if kind(card).is_money]
    return Lay(luck.pick(money)) if money else PASS


def seal_of_passing(state: Wallet, seat: int, luck: Luck) -> Action:
    return HandOver(any_of(state.players[seat].hand, luck))


def seal_of_extra_time(state: Wallet, seat: int, luck: Luck) -> Action:
    ways = state.rules.decisions[AskExtraTime.phase].legal(state, seat)
    return ways[1] if len(ways) > 1 and luck.roll(2) == 1 else PASS


def seal_of_forfeit(state: Wallet, seat: int, luck: Luck) -> Action:
    return Forfeit(any_of(state.players[seat].tokens, luck))


SEALS: Final[dict[str, Callable[[Wallet, int, Luck], Action]]] = {
    LayCard.phase: seal_of_pool,
    PassCards.phase: seal_of_passing,
    SwapCards.phase: seal_of_passing,
    AskExtraTime.phase: seal_of_extra_time,
    LoseToken.phase: seal_of_forfeit,
}
"""A choice that could be the sealed one, by phase."""
