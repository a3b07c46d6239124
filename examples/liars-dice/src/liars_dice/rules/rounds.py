"""A round: everybody rolls, bids go up, and the last one is doubted."""

from __future__ import annotations

from typing import ClassVar

from liars_dice.actions import Bid, Doubt
from liars_dice.position import Claim, LiarsDice, Options, Player
from sitdown.kernel import Action, Decision, Frame, Misfit, secret


def set_up(frame: Frame, options: Options) -> LiarsDice:
    """LD-1.1  Everybody begins with as many dice; LD-1.2  a draw says who begins."""
    players = [Player([0] * options.dice) for _ in range(frame.seats)]
    state = LiarsDice(frame, options, None, [], players)
    new_round(state, frame.chance.pick(list(range(frame.seats))))
    return state


def new_round(state: LiarsDice, first: int) -> None:
    """LD-2.1  All who are still in the game roll their dice in secret, and one begins."""
    state.claim = None
    for seat, player in enumerate(state.players):
        if player.dice:
            player.dice = sorted([state.chance.roll(6) for _ in player.dice])
            state.tell("rolled", {"seat": seat, "dice": secret(player.dice[:], seat)})
    state.ask(Say, first)


class Say(Decision[LiarsDice, Action]):
    """LD-3.1  Who is on turn bids higher than the last bid, or doubts it."""

    phase: ClassVar[str] = "say"
    actions: ClassVar[tuple[type[Action], ...]] = (Bid, Doubt)

    def legal(self, state: LiarsDice, seat: int) -> list[Action]:
        """LD-3.3  More dice of any face, or as many of a higher one; never more than there are."""
        claim = state.claim
        last = (0, 6) if claim is None else (claim.amount, claim.face)
        bids = [(n, face) for n in range(1, state.dice_left() + 1) for face in range(1, 7)]
        doubt: list[Action] = [] if claim is None else [Doubt()]
        return doubt + [Bid(n, face) for n, face in bids if (n, face) > last]

    def why_not(self, state: LiarsDice, seat: int, action: Action) -> str:
        if state.claim is None:
            return f"nobody has bid yet, so begin with a bid of 1 to {state.dice_left()} dice"
        last = f"{state.claim.amount} of {state.claim.face}"
        return f"the last bid is {last}: doubt it, or bid more dice or a higher face"

    def answer(self, state: LiarsDice, seat: int, action: Action) -> None:
        if isinstance(action, Bid):
            state.claim = Claim(seat, action.amount, action.face)
            state.tell("bid", {"seat": seat, "amount": action.amount, "face": action.face})
        elif state.claim is not None:
            doubt(state, seat, state.claim)

    def fits(self, state: LiarsDice) -> None:
        if not state.players[state.actors[0]].dice:
            raise Misfit("a seat without dice", "actors")
        if state.claim is not None and state.claim.amount > state.dice_left():
            raise Misfit(f"above the {state.dice_left()} dice there are", "claim.amount")


def next_player(state: LiarsDice) -> None:
    """LD-2.2  After a bid the next player on the left speaks."""
    state.ask(Say, state.next_with_dice(state.mover))


def doubt(state: LiarsDice, seat: int, claim: Claim) -> None:
    """LD-4.1  All dice are shown and counted; who was wrong loses a die."""
    state.tell("doubted", {"seat": seat, "target": claim.seat})
    shown = [(other, player.dice[:]) for other, player in enumerate(state.players) if player.dice]
    for other, dice in shown:
        state.tell("revealed", {"seat": other, "dice": dice})
    count = sum([1 for _, dice in shown for die in dice if state.counts_as(die, claim.face)])
    loser = seat if count >= claim.amount else claim.seat
    state.players[loser].dice.pop()
    left = len(state.players[loser].dice)
    state.tell("lost", {"seat": loser, "left": left, "count": count, "face": claim.face})
    if not left:
        state.out.append(loser)
    if len(state.out) == state.seats - 1:
        end_game(state)
    else:  # LD-4.2, LD-4.3
        state.then(new_round, loser if left else state.next_with_dice(loser))


def end_game(state: LiarsDice) -> None:
    """LD-5.1  The last one with dice wins; LD-5.2  who went out later stands before the others."""
    state.claim = None
    scores = [len(player.dice) for player in state.players]
    places = [[seat] for seat in (scores.index(max(scores)), *reversed(state.out))]
    state.finish({"scores": scores, "winners": places[0], "places": places})


def fits(state: LiarsDice) -> None:
    """LD-1.1, LD-4.3  Nobody has more dice than at the start, and who has none is out."""
    for seat, player in enumerate(state.players):
        if len(player.dice) > state.options.dice or (seat in state.out) == bool(player.dice):
            raise Misfit("more than at the start, or not as `out` has it", f"players[{seat}].dice")
