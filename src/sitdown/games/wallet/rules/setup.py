"""Set-up of the game and of its rounds (WA-2, WA-3, WA-13)."""

from __future__ import annotations

from typing import Final

from sitdown.games.wallet.components import (
    COINS,
    TIME_CARDS,
    in_card_order,
    in_special_order,
)
from sitdown.games.wallet.position import Options, Player, Wallet
from sitdown.kernel import Document, Frame, Misfit, secret

from .clock import begin_turn
from .turn import TakeTurn

HAND: Final = 5
SPECIALS_EACH: Final = 2
FIRST_TOKEN: Final = 1


def settle(seats: int, options: Document) -> None:
    """WA-2.4  A deck must be large enough for the table."""
    if options["deck"] is None:
        return
    chosen = Options(seats, options)
    ones = chosen.tokens.count(FIRST_TOKEN)
    require(len(chosen.cards), HAND * seats + 1, "cards in play", "deck.main")
    require(len(chosen.specials), SPECIALS_EACH * seats, "special cards", "deck.specials")
    require(ones, seats, "tokens of 1", "deck.tokens")


def require(found: int, needed: int, things: str, path: str) -> None:
    if found < needed:
        raise Misfit(f"{found} {things}, at least {needed} are needed at this table", path)


def set_up(frame: Frame, options: Options) -> Wallet:
    """WA-2.2, WA-2.3  A token of 1 each, the others in the bag; coins for the whole game.

    WA-2.5  Coins are drawn first, then the first round is set up.
    """
    bag = options.tokens[:]
    for _ in range(frame.seats):
        bag.remove(FIRST_TOKEN)
    players = [
        Player([], [], [], [], coin, [FIRST_TOKEN], False, None)
        for coin in frame.chance.sample(list(COINS), frame.seats)
    ]
    state = empty_table(frame, options, bag, players)
    set_up_round(state)
    return state


def empty_table(frame: Frame, options: Options, bag: list[int], players: list[Player]) -> Wallet:
    return Wallet(
        frame,
        options,
        round=1,
        first=0,
        active=0,
        lap=1,
        time_left=TIME_CARDS,
        actions_left=1,
        specials_played=0,
        double=False,
        wallet=[],
        spares=[],
        spares_known=[],
        centre=[],
        discard=[],
        aside=[],
        bag=bag,
        pending=None,
        players=players,
        last_round=None,
    )


def next_round(state: Wallet) -> None:
    """WA-13.1, WA-13.2  The same coins are dealt anew; tokens are kept."""
    state.round += 1
    coins = state.chance.shuffle(sorted([player.coin for player in state.players]))
    for player, coin in zip(state.players, coins, strict=True):
        player.coin = coin
    set_up_round(state)


def set_up_round(state: Wallet) -> None:
    """WA-3.1, WA-3.4  All cards go back and are dealt anew; the smallest coin begins."""
    state.first = state.by_coin(list(range(state.seats)))[0]
    state.lap = 1
    state.time_left = TIME_CARDS
    state.spares = state.options.spares
    state.spares_known = list(range(state.seats))
    state.centre = []
    state.discard = []
    deal(state)
    if state.heard:
        tell_dealt(state)
    begin_turn(state, state.first)
    state.ask(TakeTurn)


def tell_dealt(state: Wallet) -> None:
    """Coins are open; each player sees its own cards and specials."""
    coins = [player.coin for player in state.players]
    state.tell("round", {"round": state.round, "first": state.first, "coins": coins})
    for seat, player in enumerate(state.players):
        state.tell(
            "dealt",
            {
                "seat": seat,
                "hand": secret(player.hand[:], seat),
                "specials": secret(player.specials[:], seat),
            },
        )


def deal(state: Wallet) -> None:
    """WA-3.2, WA-3.3  Two specials each, then five cards; the rest aside and in the wallet."""
    specials = state.chance.shuffle(state.options.specials)
    cards = state.chance.shuffle(state.options.cards)
    for seat, player in enumerate(state.players):
        first, last = SPECIALS_EACH * seat, SPECIALS_EACH * (seat + 1)
        player.specials = in_special_order(specials[first:last])
        player.hand = in_card_order(cards[HAND * seat : HAND * (seat + 1)])
        player.front = []
        player.loot = []
        player.revealed = False
        player.verdict = None
    state.aside = in_special_order(specials[SPECIALS_EACH * state.seats :])
    state.wallet = cards[HAND * state.seats :]
