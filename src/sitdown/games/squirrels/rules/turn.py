"""The turn (SQ-3, SQ-4, SQ-9): play a card, then apply the cards on top."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from sitdown.games.squirrels.actions import ORDERS, PLAYS, Pay, Play, Raid, Resolve
from sitdown.games.squirrels.components import (
    APPLIED,
    HIDEOUT,
    RAID,
    ROBBERY,
    WORTH,
    in_kind_order,
)
from sitdown.games.squirrels.ending import end_game
from sitdown.games.squirrels.position import Squirrels
from sitdown.kernel import Action, Decision, IllegalAction, Misfit

from .contraband import leaves_a_choice, pay, smuggle, ways_to_pay
from .raid import raid
from .robbery import rob

Choice = TypeVar("Choice")


def begin_turn(state: Squirrels, seat: int) -> None:
    """SQ-10.1, SQ-10.2  Who is to move and has no card ends the game; otherwise it plays one."""
    if not state.players[seat].hand:
        end_game(state)
        return
    state.turn += 1
    if state.heard:
        state.tell("turn", {"seat": seat, "turn": state.turn})
    state.ask(PlayCard, seat)


class PlayCard(Decision[Squirrels, Play]):
    """SQ-3.3  One card of the hand goes on top of one of the own two places."""

    phase: ClassVar[str] = "play"
    actions: ClassVar[tuple[type[Action], ...]] = (Play,)

    def legal(self, state: Squirrels, seat: int) -> list[Play]:
        """SQ-3.4  One card, and no passing."""
        return one_of_each(state.players[seat].hand, PLAYS)

    def check(self, state: Squirrels, seat: int, action: Play) -> None:
        hand = state.players[seat].hand
        if action.card not in hand:
            raise IllegalAction(f"play: you hold no {action.card} ({held(hand)})")
        if action not in PLAYS[action.card]:
            raise IllegalAction(f"play: stack {action.stack} is neither 0 nor 1")

    def answer(self, state: Squirrels, seat: int, action: Play) -> None:
        put_down(state, seat, action.card, action.stack)

    def fits(self, state: Squirrels) -> None:
        fits_between_turns(state)
        if not state.players[state.actors[0]].hand:
            raise Misfit("no card to play", f"players[{state.actors[0]}].hand")


def put_down(state: Squirrels, seat: int, card: str, place: int) -> None:
    """SQ-3.3, SQ-3.5  The card covers what was there; a hideout takes all of it back."""
    player = state.players[seat]
    player.hand.remove(card)
    state.played = place
    if state.heard:
        state.tell("played", {"seat": seat, "card": card, "stack": place})
    if card == HIDEOUT and player.stacks[place]:  # SQ-9.1, SQ-9.2
        cards = player.stacks[place]
        player.hand = in_kind_order(player.hand + cards)
        player.stacks[place] = []
        if state.heard:
            state.tell("took", {"seat": seat, "stack": place, "cards": cards})
    player.stacks[place].insert(0, card)


def line_up(state: Squirrels) -> None:
    """SQ-3.2, SQ-4.3, SQ-9.3  After playing, what is live is looked at once, and put in order."""
    seat = state.mover
    stacks = state.players[seat].stacks
    queue = [place for place in (0, 1) if stacks[place] and state.is_live(seat, place)]
    for place in (0, 1):
        if stacks[place] and stacks[place][0] == RAID and place not in queue:
            fizzle(state, seat, place)
    if len(queue) == 2:
        if not (WORTH[stacks[0][0]] and WORTH[stacks[1][0]]):  # SQ-4.4
            state.queue = queue
            state.ask(Order, seat)
            return
        if state.played == 1:  # two contrabands: the one just played first
            queue.reverse()
    state.queue = queue
    apply_cards(state)


class Order(Decision[Squirrels, Resolve]):
    """SQ-4.4  Of two live cards the player chooses which is applied first."""

    phase: ClassVar[str] = "resolve"
    actions: ClassVar[tuple[type[Action], ...]] = (Resolve,)

    def legal(self, state: Squirrels, seat: int) -> list[Resolve]:
        return ORDERS[:]

    def answer(self, state: Squirrels, seat: int, action: Resolve) -> None:
        state.queue = [action.stack, 1 - action.stack]

    def fits(self, state: Squirrels) -> None:
        seat = fits_applying(state)
        if state.queue != [0, 1] or not all(state.is_live(seat, place) for place in (0, 1)):
            raise Misfit("must be [0, 1], with two live cards, in phase resolve", "queue")
        if all(WORTH[card] for card in state.players[seat].active()):
            raise Misfit("two contrabands are applied without a question", "queue")


def apply_cards(state: Squirrels) -> None:
    """SQ-4.1, SQ-4.5  Each live card, finished before the next one begins."""
    seat = state.mover
    while state.queue:
        place = state.queue[0]
        card = state.players[seat].stacks[place][0]
        if WORTH[card]:
            if not smuggle(state, seat, place):
                state.ask(DutyShares, seat)
                return
        elif card == ROBBERY:
            rob(state, seat)
        elif state.opponents_with_two_stacks(seat):
            state.ask(RaidTarget, seat)
            return
        else:
            fizzle(state, seat, place)
        del state.queue[0]
    state.played = None
    begin_turn(state, (seat + 1) % state.seats)  # SQ-3.1, SQ-4.6


class RaidTarget(Decision[Squirrels, Raid]):
    """SQ-8.1  The raider chooses an opponent with two stacks, and which of them is covered."""

    phase: ClassVar[str] = "raid"
    actions: ClassVar[tuple[type[Action], ...]] = (Raid,)

    def legal(self, state: Squirrels, seat: int) -> list[Raid]:
        targets = state.opponents_with_two_stacks(seat)
        return [Raid(target, cover) for target in targets for cover in (0, 1)]

    def why_not(self, state: Squirrels, seat: int, action: Raid) -> str:
        targets = ", ".join(str(target) for target in state.opponents_with_two_stacks(seat))
        if action.seat == seat:
            return f"you cannot raid yourself; seats with two stacks: {targets}"
        return f"seat {action.seat} has no two stacks; seats that have: {targets}"

    def answer(self, state: Squirrels, seat: int, action: Raid) -> None:
        raid(state, seat, action.seat, action.cover)
        del state.queue[0]

    def fits(self, state: Squirrels) -> None:
        seat = fits_applying(state)
        if state.players[seat].stacks[state.queue[0]][0] != RAID:
            raise Misfit("the first card in it is no raid", "queue")
        if not state.opponents_with_two_stacks(seat):
            raise Misfit("a raid is asked though nobody has two stacks", "phase")


class DutyShares(Decision[Squirrels, Pay]):
    """SQ-5.7  Where the nuts are too few for all officers, the player chooses who gets what."""

    phase: ClassVar[str] = "customs"
    actions: ClassVar[tuple[type[Action], ...]] = (Pay,)

    def legal(self, state: Squirrels, seat: int) -> list[Pay]:
        return [Pay(tuple(shares)) for shares in ways_to_pay(state, seat, state.queue[0])]

    def why_not(self, state: Squirrels, seat: int, action: Pay) -> str:
        example = list(self.legal(state, seat)[0].shares)
        return f"{list(action.shares)} is not what the duty demands (for instance {example})"

    def answer(self, state: Squirrels, seat: int, action: Pay) -> None:
        for officer, amount in enumerate(action.shares):
            if amount:
                pay(state, seat, officer, amount)
        del state.queue[0]

    def fits(self, state: Squirrels) -> None:
        seat = fits_applying(state)
        if state.queue[0] != state.played:
            raise Misfit("the first place in it is not the one played on", "queue")
        worth = WORTH[state.players[seat].stacks[state.played][0]]
        if not worth or not leaves_a_choice(state, seat, state.played):
            raise Misfit("duty is asked though it leaves no choice", "phase")
        if state.players[seat].nuts < worth:
            raise Misfit(f"fewer than the {worth} just smuggled", f"players[{seat}].nuts")


def fits_between_turns(state: Squirrels) -> None:
    """Nothing is under way where a turn begins, or the game is over."""
    if state.played is not None:
        raise Misfit(f"must be null in phase {state.phase}", "played")
    if state.queue:
        raise Misfit(f"must be empty in phase {state.phase}", "queue")


def fits_applying(state: Squirrels) -> int:
    """What `resolve`, `raid` and `customs` have in common; tells whose turn it is."""
    seat = state.actors[0]
    stacks = state.players[seat].stacks
    if state.played is None or not stacks[state.played]:
        raise Misfit("not a place of the player on turn with cards on it", "played")
    if not state.queue or len(set(state.queue)) < len(state.queue):
        raise Misfit("not one or two different places", "queue")
    for place in state.queue:
        if not stacks[place] or stacks[place][0] not in APPLIED:
            raise Misfit(f"place {place} has no card on top that is applied", "queue")
    return seat


def fizzle(state: Squirrels, seat: int, place: int) -> None:
    """SQ-8.4  A raid that finds nobody is passed over, with no nut."""
    if state.heard:
        state.tell("fizzled", {"seat": seat, "stack": place, "card": RAID})


def one_of_each(hand: list[str], table: dict[str, list[Choice]]) -> list[Choice]:
    """The choices for each kind in a hand, once; the hand is in kind order."""
    choices: list[Choice] = []
    last = ""
    for card in hand:
        if card != last:
            choices.extend(table[card])
            last = card
    return choices


def held(hand: list[str]) -> str:
    return f"your hand: {', '.join(hand)}" if hand else "your hand is empty"
