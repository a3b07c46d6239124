"""What goes together in a position; whether a game could have come to it, nobody asks."""

from __future__ import annotations

from sitdown.kernel import OVER, Misfit

from .components import MOST_BILLS
from .position import AUCTION, DISCARD, KEEP, SHARE, TRIAL, Vendetta


def fit(state: Vendetta) -> None:
    """Refuses a position whose parts do not fit each other or the phase."""
    for seat in range(state.seats):
        fit_player(state, seat, f"players[{seat}]")
    fit_records(state)
    if state.phase == OVER:
        return
    if len(state.actors) != 1:
        raise Misfit("one seat acts at a time", "actors")
    if sorted(state.order) != list(range(state.seats)):
        raise Misfit("must hold every seat once", "order")
    state.turn = state.order.index(state.actors[0])
    fit_actor(state, state.actors[0])


def fit_player(state: Vendetta, seat: int, path: str) -> None:
    player = state.players[seat]
    require_different(player.bandits, f"{path}.bandits")
    require_different(player.locations, f"{path}.locations")
    require_different(player.collected, f"{path}.collected")
    if player.bids and state.phase != AUCTION:
        raise Misfit(f"must be empty in phase {state.phase}", f"{path}.bids")
    if player.bribes and state.phase != TRIAL:
        raise Misfit(f"must be 0 in phase {state.phase}", f"{path}.bribes")
    require_different(player.carriers(), f"{path}.bids")
    require_different([f"lot {bid.lot}" for bid in player.bids], f"{path}.bids")
    for place, bid in enumerate(player.bids):
        if bid.bandit not in player.bandits:
            raise Misfit("not a bandit of this player", f"{path}.bids[{place}].bandit")


def require_different(names: list[str], path: str) -> None:
    for place, name in enumerate(names):
        if name in names[:place]:
            raise Misfit(f'"{name}" is there twice', path)


def fit_records(state: Vendetta) -> None:
    if state.phase != SHARE and (state.pot or state.due):
        path = "pot" if state.pot else "due"
        raise Misfit(f"must be empty in phase {state.phase}", path)
    if state.phase != KEEP and state.keeps:
        raise Misfit(f"must be empty in phase {state.phase}", "keeps")


def fit_actor(state: Vendetta, actor: int) -> None:
    """In some phases who acts follows from what lies on the table."""
    if state.phase == SHARE:
        others = [seat for seat, _ in state.due]
        require_different([f"seat {seat}" for seat in others], "due")
        if not others or actor in others:
            raise Misfit("in phase share something is due to others than the collector", "due")
    elif state.phase == KEEP:
        if not state.keeps or state.keeps[0].seat != actor:
            raise Misfit("in phase keep the owner of the first one acts", "keeps")
    elif state.phase == DISCARD and len(state.players[actor].hand) <= MOST_BILLS:
        raise Misfit(f"who discards has more than {MOST_BILLS}", f"players[{actor}].hand")
