"""The invariants of Wallet's page, on a full state."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sitdown.games.wallet.components import (
    BADGE,
    COINS,
    IVANOV,
    PLASTIC,
    POLICEMAN,
    in_card_order,
    in_special_order,
    kind,
)
from sitdown.games.wallet.judging import VERDICT, Holding, verdict, wealth
from sitdown.games.wallet.position import Player, Wallet
from sitdown.games.wallet.records import Drawn, Laid, Presents, Queue
from sitdown.kernel import State

TURNS: Final = (
    "turn",
    "birthday",
    "pool",
    "pool-pick",
    "pass-cards",
    "swap",
    "spot-check",
    "request",
)
SIMULTANEOUS: Final = ("pool", "pass-cards", "swap", "extra-time", "forfeit")
JUDGED: Final = ("police", "plastic", "forfeit", "over")


def check(state: State) -> None:
    assert isinstance(state, Wallet)
    check_components(state)
    check_order(state)
    check_time(state)
    check_seals(state)
    for player in state.players:
        check_judgement(state, player)
    if state.phase in JUDGED:
        check_wealth(state)
    if state.last_round is not None:
        check_last_round(state)


def check_components(state: Wallet) -> None:
    cards = state.wallet + state.centre + state.spares + pending_cards(state)
    specials = state.discard + state.aside
    tokens = state.bag[:]
    for player in state.players:
        cards += player.hand + player.loot
        cards += [front.card for front in player.front if front.card is not None]
        specials += player.specials + [front.special for front in player.front]
        tokens += player.tokens
    assert Counter(cards) == Counter(state.options.cards + state.options.spares)
    assert Counter(specials) == Counter(state.options.specials)
    assert Counter(tokens) == Counter(state.options.tokens)
    assert not Counter(state.spares) - Counter(state.options.spares)
    coins = [player.coin for player in state.players]
    assert len(set(coins)) == state.seats
    assert set(coins) <= set(COINS)
    assert coins[state.first] == min(coins)


def pending_cards(state: Wallet) -> list[str]:
    if isinstance(state.pending, Presents):
        assert len(state.pending.cards) == 3
        return state.pending.cards
    if isinstance(state.pending, Laid):
        return [card for card in state.pending.laid if card is not None]
    return [state.pending.card] if isinstance(state.pending, Drawn) else []


def check_order(state: Wallet) -> None:
    """WA-1.3"""
    assert state.centre == in_card_order(state.centre)
    assert state.spares == in_card_order(state.spares)
    assert state.aside == in_special_order(state.aside)
    assert state.bag == sorted(state.bag)
    assert state.spares_known == sorted(set(state.spares_known))
    for player in state.players:
        assert player.hand == in_card_order(player.hand)
        assert player.specials == in_special_order(player.specials)
        assert player.loot == in_card_order(player.loot)
        assert player.tokens == sorted(player.tokens)


def check_time(state: Wallet) -> None:
    queued = isinstance(state.pending, Queue)
    over = queued if state.phase == "passport" else state.phase not in TURNS
    assert (state.time_left == 0) == over
    assert 1 <= state.lap <= 7
    assert state.time_left <= 7 - state.lap
    if over or state.phase == "birthday":
        assert state.actions_left == 0
    if over:
        assert (state.specials_played, state.double) == (0, False)
        return
    assert state.actions_left <= (2 if state.double else 1)
    for player in state.players:
        assert (player.front, player.loot, player.revealed) == ([], [], False)


def check_seals(state: Wallet) -> None:
    for seat, choice in enumerate(state.sealed):
        if choice is not None:
            assert state.phase in SIMULTANEOUS
            assert seat not in state.actors
            assert choice in state.rules.decisions[state.phase].legal(state, seat)


def check_judgement(state: Wallet, player: Player) -> None:
    assert (player.verdict is not None) == (state.phase in JUDGED)
    if player.verdict is None:
        return
    found = verdict(Holding(player.hand, player.front, player.coin))
    officer = found.identity == POLICEMAN and not found.guilty and BADGE in player.hand
    if not player.revealed:
        assert state.phase == "police"
        assert VERDICT.write(player.verdict) == VERDICT.write(found)
        assert not officer
    if not player.verdict.guilty:  # nothing is seized from the innocent
        assert VERDICT.write(player.verdict) == VERDICT.write(found)
    if player.loot:
        assert officer or (found.identity == IVANOV and PLASTIC in player.hand)
        assert not player.verdict.guilty


def check_wealth(state: Wallet) -> None:
    rich = [
        wealth(Holding(player.hand, player.front, player.coin), player.loot)
        for player in state.players
        if not player.judged().guilty
    ]
    assert len(set(rich)) == len(rich)


def check_last_round(state: Wallet) -> None:
    assert state.last_round is not None
    assert state.last_round.round == state.round - (state.phase != "over")
    for outcome in state.last_round.players:
        if outcome.guilty:
            assert outcome.tokens in (-1, 0)
            assert outcome.wealth is None
            assert outcome.rank is None
            assert outcome.loot == []
        else:
            assert 0 <= outcome.tokens <= 4
            assert outcome.wealth is not None
            assert all(kind(card).is_money for card in outcome.loot)
