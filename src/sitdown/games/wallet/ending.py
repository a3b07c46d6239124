"""The end of the game (WA-14): most points, then most tokens."""

from __future__ import annotations

from sitdown.kernel import Misfit, places
from sitdown.kernel.form import Fields, Many, SeatNumber, Where, Whole

from .components import twice
from .position import Wallet


def end_game(state: Wallet) -> None:
    """WA-14.1, WA-14.2  The sum of the tokens; a tie goes to who has more of them, or is shared."""
    scores = [sum(player.tokens) for player in state.players]
    counts = [len(player.tokens) for player in state.players]
    ranked = places(list(zip(scores, counts, strict=True)))
    state.finish(
        {"scores": scores, "winners": ranked[0], "places": ranked, "tokens": counts},
        {"tokens": [player.tokens[:] for player in state.players]},
    )


def fits_over(state: Wallet) -> None:
    """WA-14.2  Scores, winners and places, and how many tokens each seat has."""
    seats = Where(Many(SeatNumber(state.seats)), twice)
    form = Fields(
        {
            "scores": Many(Whole(), length=state.seats),
            "winners": seats,
            "places": Many(seats, least=1, most=state.seats),
            "tokens": Many(Whole(), length=state.seats),
        }
    )
    try:
        form.read(state.result)
    except Misfit as fault:
        raise fault.under("result") from None
