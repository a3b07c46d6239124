"""The end (VE-9): roles, points, and who has won."""

from __future__ import annotations

from sitdown.kernel import places

from .components import AGENT, CORRUPTER_POINTS, FIRST_POINTS
from .position import Vendetta

MAFIOSO = "mafioso"


def end_game(state: Vendetta) -> None:
    """VE-9.2, VE-9.7  Roles are told and points counted; the winning side comes first."""
    seats = range(state.seats)
    roles = [role_of(state, seat) for seat in seats]
    scores = [points_of(state, seat) for seat in seats]
    money = [state.deck.worth(player.hand) for player in state.players]
    side = MAFIOSO if state.is_blue() else AGENT  # VE-9.3, VE-9.4
    if side in roles:
        ranked = places([(roles[seat] == side, scores[seat], money[seat]) for seat in seats])
        winners = ranked[0]  # VE-9.6
    else:  # VE-9.5
        ranked = [list(seats)]
        winners = []
    state.order = []
    state.finish(
        {
            "scores": scores,
            "winners": winners,
            "places": ranked,
            "verdict": state.verdict,
            "roles": roles,
            "money": money,
        }
    )


def is_agent(state: Vendetta, seat: int) -> bool:
    """VE-9.1  Whoever holds an agent card is an agent."""
    return AGENT in state.players[seat].vendetta


def role_of(state: Vendetta, seat: int) -> str:
    return AGENT if is_agent(state, seat) else MAFIOSO


def points_of(state: Vendetta, seat: int) -> int:
    """VE-9.2  What a player has won so far: cards, corrupter cards, the first-player card."""
    player = state.players[seat]
    cards = [*player.bandits, *player.locations, *player.investigators]
    points = sum([state.deck.points_on(card) for card in cards])
    points += CORRUPTER_POINTS * player.corrupter
    return points + FIRST_POINTS if state.first == seat else points
