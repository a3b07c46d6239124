"""The turn (GD-2): accomplices move to whom they were promised, the dealer draws a card."""

from __future__ import annotations

from sitdown.games.gentlemen.ending import end_game
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import secret

from .proposal import Closing, Opening


def turn_is_over(state: Gentlemen) -> bool:
    """GD-5.1, GD-5.11  Whether the card is gone: a vote was counted, or the dealer has folded."""
    return state.card is None


def next_turn(state: Gentlemen) -> None:
    """GD-5.11, GD-8.1  One turn follows another until the last; a made-up pile may end sooner."""
    if state.turn < state.turns() and state.deck:
        start_turn(state)
    else:
        end_game(state)


def start_turn(state: Gentlemen) -> None:
    """GD-2.2  A dealer, the promises of the last turn, a card; then the proposal."""
    if state.turn:  # GD-2.1
        state.dealer = (state.dealer + 1) % state.seats
    state.turn += 1
    state.round = (state.turn - 1) // state.seats + 1
    if state.heard:
        state.tell("turn", {"turn": state.turn, "round": state.round, "dealer": state.dealer})
    move_accomplices(state)
    draw_card(state)
    if state.options.talk_rounds:
        state.ask(Opening, state.dealer)
    else:  # GD-3.16
        state.ask(Closing, state.dealer)


def move_accomplices(state: Gentlemen) -> None:
    """GD-2.3, GD-6.9  What the last turn promised changes hands, wherever it was."""
    last = state.last
    if last is None:
        return
    state.accomplices = state.accomplices.copy()
    for name, seat in last.promises().items():
        owner = state.accomplices[name]
        if owner != seat:
            state.accomplices[name] = seat
            if state.heard:
                state.tell("moved", {"accomplice": name, "from": owner, "to": seat})


def draw_card(state: Gentlemen) -> None:
    """GD-2.4, GD-9.9  The dealer draws the top card and alone looks at it."""
    state.card = state.options.deals[state.deck[0]]
    state.deck = state.deck[1:]
    if state.heard:
        state.tell("drew", {"seat": state.dealer, "card": secret(state.card.id, state.dealer)})
