"""The table in words: the last bid, then every player's dice, the viewer's own last."""

from liars_dice.position import LiarsDice
from sitdown.kernel import HIDDEN, OVER, UNKNOWN, Look
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around


def sketch(look: Look) -> Sketch:
    state = look.state
    assert isinstance(state, LiarsDice)
    cups = [cup(state, seat) for seat in seats_around(look.view)]
    return Sketch([Panel(None, [heading(state)]), *cups], {"dice": state.dice_left()})


def heading(state: LiarsDice) -> Phrase:
    if state.phase == OVER:
        return Phrase("event-over", {"result": state.result}, "strong")
    if state.claim is None:
        return Phrase("label-new-round", {"dice": state.dice_left()})
    bid = {"seat": state.claim.seat, "amount": state.claim.amount, "face": state.claim.face}
    return Phrase("label-claim", {**bid, "dice": state.dice_left()}, "strong")


def cup(state: LiarsDice, seat: int) -> Panel:
    dice = state.players[seat].dice
    shown = [HIDDEN if die == UNKNOWN else f"die-{die}" for die in dice]
    title = Phrase("label-player", {"seat": seat}, "strong" if seat in state.actors else "")
    return Panel(title, [Cards(Phrase("label-dice", {"count": len(dice)}), shown)], seat)
