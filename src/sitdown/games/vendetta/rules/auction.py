"""Auction, the bidding (VE-4.1 to VE-4.4): bills laid face down on bandits."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.vendetta.actions import PASS, LayBid, Pass, Raise, bidding, raising
from sitdown.games.vendetta.components import LOTS
from sitdown.games.vendetta.family import TURNED, Bid, Player, there_twice
from sitdown.games.vendetta.position import AUCTION, Vendetta
from sitdown.kernel import Action, Decision, IllegalAction, Luck, Misfit, secret
from sitdown.kernel.kinds import one_of_each

from .turns import begin_phase, end_turn, listed, require_bandit, require_bill


class Auction(Decision[Vendetta, Action]):
    """VE-4.1  A seat lays at most one bid on each lot, and adds to them while it is its turn."""

    phase: ClassVar[str] = AUCTION
    actions: ClassVar[tuple[type[Action], ...]] = (LayBid, Raise, Pass)

    def legal(self, state: Vendetta, seat: int) -> list[Action]:
        player = state.players[seat]
        kinds = one_of_each(player.hand)
        lots = open_lots(state, player)
        legal: list[Action] = [
            bidding(bandit, lot, kind)
            for bandit in player.straight_bandits()
            for lot in lots
            for kind in kinds
        ]
        legal.extend([raising(bid.bandit, kind) for bid in player.bids for kind in kinds])
        legal.append(PASS)
        return legal

    def draw(self, state: Vendetta, seat: int, luck: Luck) -> Action:
        player = state.players[seat]
        kinds = one_of_each(player.hand)
        lots = open_lots(state, player)
        bandits = player.straight_bandits()
        bids = len(bandits) * len(lots) * len(kinds)
        raises = len(player.bids) * len(kinds)
        number = luck.below(bids + raises + 1)
        if number == bids + raises:
            return PASS
        kind = kinds[number % len(kinds)]
        if number >= bids:
            return Raise(player.bids[(number - bids) // len(kinds)].bandit, kind)
        number //= len(kinds)
        return LayBid(bandits[number // len(lots)], lots[number % len(lots)], kind)

    def check(self, state: Vendetta, seat: int, action: Action) -> None:
        player = state.players[seat]
        if isinstance(action, LayBid):
            require_bandit(state, seat, "bid", action.bandit)
            require_lot(state, player, action.lot)
            require_bill("bid", action.card, player.hand)
        elif isinstance(action, Raise):
            if action.bandit not in player.carriers():
                carriers = listed(player.carriers())
                raise IllegalAction(
                    f'raise: "{action.bandit}" carries no bid of yours (bids: {carriers})'
                )
            require_bill("raise", action.card, player.hand)

    def default(self, state: Vendetta, seat: int) -> Action:
        return PASS

    def answer(self, state: Vendetta, seat: int, action: Action) -> None:
        if isinstance(action, LayBid):
            lay_bid(state, seat, action)
        elif isinstance(action, Raise):
            raise_bid(state, seat, action)
        else:
            end_turn(state, seat)

    def fits(self, state: Vendetta) -> None:
        for seat, player in enumerate(state.players):
            fits_bids(player, f"players[{seat}].bids")


def begin_auction(state: Vendetta) -> None:
    """VE-2.1, VE-2.2  After business, beginning with whoever holds the first-player card now."""
    begin_phase(state, AUCTION)


def fits_bids(player: Player, path: str) -> None:
    """VE-4.1  Each bid is on another lot and carried by another bandit, all of them own ones."""
    lots = [f"lot {bid.lot}" for bid in player.bids]
    fault = there_twice(player.carriers()) or there_twice(lots)
    if fault:
        raise Misfit(fault, path)
    for place, bid in enumerate(player.bids):
        if bid.bandit not in player.bandits:
            raise Misfit("not a bandit of this player", f"{path}[{place}].bandit")


def can_bid(state: Vendetta, seat: int) -> bool:
    """VE-2.5  A bill, and a bid of one's own or a bandit for one on a lot that is not empty."""
    player = state.players[seat]
    if not player.hand:
        return False
    return bool(player.bids) or (player.has_straight_bandit() and any(state.lots))


def open_lots(state: Vendetta, player: Player) -> list[int]:
    """VE-4.1  The lots that are not empty and on which this player has no bid yet."""
    taken = [bid.lot for bid in player.bids]
    return [lot for lot in range(1, LOTS + 1) if state.lots[lot - 1] and lot not in taken]


def require_lot(state: Vendetta, player: Player, lot: int) -> None:
    if not state.lots[lot - 1]:
        raise IllegalAction(f"bid: lot {lot} is empty")
    if lot not in open_lots(state, player):
        raise IllegalAction(f"bid: you have a bid on lot {lot}; raise it instead")


def lay_bid(state: Vendetta, seat: int, action: LayBid) -> None:
    """VE-4.2, VE-4.4  The bandit and the number of bills are public, lot and bills are not."""
    player = state.players[seat]
    player.bandits[action.bandit] = TURNED
    player.hand.remove(action.card)
    player.bids = [*player.bids, Bid(action.bandit, action.lot, [action.card])]
    if state.heard:
        state.tell(
            "bid",
            {
                "seat": seat,
                "bandit": action.bandit,
                "lot": secret(action.lot, seat),
                "card": secret(action.card, seat),
            },
        )


def raised(state: Vendetta, bid: Bid, bill: str) -> Bid:
    """The bid with another bill, at its place among them."""
    bills = bid.bills[:]
    state.deck.put(bills, bill)
    return Bid(bid.bandit, bid.lot, bills)


def raise_bid(state: Vendetta, seat: int, action: Raise) -> None:
    """VE-4.3  Another bill, face down, on a bid laid this month."""
    player = state.players[seat]
    player.hand.remove(action.card)
    player.bids = [
        raised(state, bid, action.card) if bid.bandit == action.bandit else bid
        for bid in player.bids
    ]
    if state.heard:
        state.tell(
            "raised", {"seat": seat, "bandit": action.bandit, "card": secret(action.card, seat)}
        )
