"""What a good player does, in words a bot can follow; it knows no more than its view."""

from __future__ import annotations

from sitdown.games.vendetta.actions import Discard, Keep, PlayVendetta
from sitdown.games.vendetta.position import AUCTION, BUSINESS, DISCARD, KEEP, SHARE, Vendetta
from sitdown.kernel import Action, Draws, Look

from .thinking.auction import bid_or_raise, drop_worst, keep_best
from .thinking.business import Slyness, run_business, share_out
from .thinking.grudges import revenge, second_wind
from .thinking.trial import bribe


def choose(look: Look, luck: Draws) -> Action:
    """The answer to what the seat owes, or a Vendetta card that is better played first."""
    state, seat, daring = look.state, look.seat, look.temper.daring()
    assert isinstance(state, Vendetta)
    cards = [action for action in look.legal if isinstance(action, PlayVendetta)]
    if cards:
        card = second_wind(state, seat, cards) or revenge(state, seat, cards, foe(look), daring)
        if card is not None:
            return card
    answers = [action for action in look.legal if not isinstance(action, PlayVendetta)]
    return answers[0] if len(answers) == 1 else answer(look, answers, luck)


def answer(look: Look, answers: list[Action], luck: Draws) -> Action:
    state, seat = look.state, look.seat
    assert isinstance(state, Vendetta)
    if state.phase == BUSINESS:
        return run_business(state, seat, answers)
    if state.phase == SHARE:
        return share_out(state, seat, answers, luck, slyness(look))
    if state.phase == AUCTION:
        return bid_or_raise(state, seat, answers, luck, look.temper.daring())
    if state.phase == KEEP:
        return Keep(keep_best(state, seat))
    if state.phase == DISCARD:
        return Discard(drop_worst(state, seat))
    return bribe(state, seat, answers, look.temper.greed())


def foe(look: Look) -> int | None:
    """Whom one bears a grudge, the worst of them; None if nobody has earned it."""
    spites = [look.spite(seat) for seat in range(look.state.seats)]
    return spites.index(max(spites)) if max(spites) > 0 else None


def slyness(look: Look) -> Slyness:
    """How far one goes with who is to get a share now."""
    state = look.state
    assert isinstance(state, Vendetta)
    other = state.due[0].seat
    return Slyness(look.temper.scruples(), look.distrust(other), look.spite(other))


def interject(look: Look, luck: Draws) -> Action | None:
    """A Vendetta card in another's turn."""
    cards = [action for action in look.legal if isinstance(action, PlayVendetta)]
    if not cards:
        return None
    state = look.state
    assert isinstance(state, Vendetta)
    return revenge(state, look.seat, cards, foe(look), look.temper.daring())
