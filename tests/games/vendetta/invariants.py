"""The invariants of Vendetta's page, on a full state."""

from __future__ import annotations

from collections import Counter

from sitdown.games.vendetta.components import (
    AGENT,
    BOSS,
    CORRUPTERS,
    SQUARES,
    starting_bandits,
)
from sitdown.games.vendetta.ending import points_of, role_of
from sitdown.games.vendetta.family import TURNED, Player
from sitdown.games.vendetta.position import Vendetta
from sitdown.games.vendetta.rules.auction import can_bid
from sitdown.games.vendetta.rules.bureaucracy import DiscardBill
from sitdown.games.vendetta.rules.business import can_collect
from sitdown.games.vendetta.rules.trial import can_bribe
from sitdown.kernel import State

TURNS = {"business": can_collect, "auction": can_bid, "trial": can_bribe}


def check(state: State) -> None:
    assert isinstance(state, Vendetta)
    check_conservation(state)
    check_boss(state)
    assert 1 <= state.verdict <= SQUARES
    assert state.corrupters + sum(player.corrupter for player in state.players) == CORRUPTERS
    assert AGENT not in state.vendetta_discard
    for player in state.players:
        check_player(state, player)
    check_records(state)
    check_actor(state)


def check_conservation(state: Vendetta) -> None:
    """Every bill, every Vendetta card and every street card is in exactly one place."""
    bills = Counter(state.money + state.discard + state.pot)
    bills.update(bill.card for bill in state.corruption)
    grudges = Counter(state.vendetta + state.vendetta_discard)
    street = Counter([card for lot in state.lots for card in lot] + state.street + state.gone)
    for single in state.keeps:
        bills.update(single.bills)
    for player in state.players:
        bills.update(player.hand)
        grudges.update(player.vendetta)
        street.update([*player.bandits, *player.locations, *player.investigators])
        for bid in player.bids:
            bills.update(bid.bills)
    assert bills == Counter(state.deck.money)
    assert grudges == Counter(state.deck.grudges(state.options.agents))
    cards = [card for seat in range(state.seats) for card in starting_bandits(seat)]
    cards += state.deck.starting_locations() + state.deck.for_sale()
    assert street == Counter(cards + [BOSS] * (state.boss == "out"))


def check_boss(state: Vendetta) -> None:
    """He is out exactly from month 3 on, on a lot or with a player."""
    assert state.boss == ("out" if state.month >= 3 else "waiting")
    assert BOSS not in state.street + state.gone


def check_player(state: Vendetta, player: Player) -> None:
    assert len(player.bandits) >= 3
    assert player.hand == state.deck.sort(player.hand)
    lots = [bid.lot for bid in player.bids]
    assert len(set(lots)) == len(lots)
    assert len(set(player.carriers())) == len(lots)
    for bid in player.bids:
        assert player.bandits[bid.bandit] == TURNED
        assert state.lots[bid.lot - 1]
        assert bid.bills
    assert not player.bids or state.phase == "auction"
    assert not player.bribes or state.phase == "trial"
    assert len(set(player.collected)) == len(player.collected)


def check_records(state: Vendetta) -> None:
    assert bool(state.due) == (state.phase == "share")
    assert not state.pot or state.phase == "share"
    assert bool(state.keeps) == (state.phase == "keep")
    assert all(len(single.bills) >= 2 for single in state.keeps)


def check_actor(state: Vendetta) -> None:
    if state.phase == "over":
        assert state.actors == ()
        assert state.order == []
        check_result(state)
        return
    (actor,) = state.actors
    assert sorted(state.order) == list(range(state.seats))
    if state.phase in TURNS:
        assert state.players[actor].vendetta or TURNS[state.phase](state, actor)
    if state.phase == "discard":
        assert [actor] == DiscardBill().actors(state)
    if state.phase == "business" and state.month > 1 and not state.vendetta_discard:
        unused = not any(player.collected or has_turned(player) for player in state.players)
        if unused and state.turn == 0:
            assert all(len(player.hand) <= 6 for player in state.players)


def has_turned(player: Player) -> bool:
    return TURNED in [*player.bandits.values(), *player.locations.values()]


def check_result(state: Vendetta) -> None:
    result = state.result
    assert result is not None
    seats = range(state.seats)
    assert result["roles"] == [role_of(state, seat) for seat in seats]
    assert result["scores"] == [points_of(state, seat) for seat in seats]
    assert result["money"] == [state.deck.worth(player.hand) for player in state.players]
    winning = "mafioso" if state.verdict <= 15 else "agent"
    assert all(result["roles"][seat] == winning for seat in result["winners"])
    assert bool(result["winners"]) == (winning in result["roles"])
