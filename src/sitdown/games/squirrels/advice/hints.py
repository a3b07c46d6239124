"""What a good player does: tries each choice on an imagined table and weighs what comes of it."""

from __future__ import annotations

from typing import Final

from sitdown.games.squirrels.actions import Place
from sitdown.games.squirrels.components import BANK, CUSTOMS, DUTY, RAID, ROBBERY, WORTH
from sitdown.games.squirrels.position import Player, Squirrels
from sitdown.games.squirrels.rules.contraband import officers
from sitdown.kernel import Action, Draws, Look

FIRST_CARDS: Final = ("contraband-5", "contraband-3", "contraband-2")
"""Contraband laid down in the set-up never pays duty and earns from the first turn."""

TIMID_FIRST_CARDS: Final = ("contraband-2", "contraband-3", "contraband-5")
"""Who fears robbers keeps the best contraband back until there is a bank to cover it."""

AGAIN: Final = 0.5
"""How likely a robbery or a raid on top is still there, and still bites, a turn later."""

TIMID: Final = -0.5
"""Below this much daring one opens low."""

HOSTILITY: Final = 0.8
SPITE: Final = 1.5
EAGERNESS: Final = 0.4
"""How much more the bold mind what others have, the vengeful what their enemies have, and the
greedy what they have themselves at once.
"""


def choose(look: Look, luck: Draws) -> Action:
    """The choice with the best prospects; of equal ones any."""
    choices = look.legal
    if isinstance(choices[0], Place):
        return first_card(choices, luck, look.temper.daring() < TIMID)
    if len(choices) == 1:
        return choices[0]
    state = look.imagine()
    assert isinstance(state, Squirrels)
    eyes = Eyes(look)
    values = [eyes.outcome(state, action) for action in choices]
    best = max(values)
    return luck.pick([one for one, value in zip(choices, values, strict=True) if value == best])


def first_card(choices: list[Action], luck: Draws, timid: bool) -> Action:
    for card in TIMID_FIRST_CARDS if timid else FIRST_CARDS:
        fitting = [one for one in choices if isinstance(one, Place) and one.card == card]
        if fitting:
            return fitting[0]
    return luck.pick(choices)


class Eyes:
    """How one player sees a table: what it makes of it depends on what it is like."""

    def __init__(self, look: Look) -> None:
        self.seat = look.seat
        temper = look.temper
        self.hostility = 1 + HOSTILITY * temper.daring()
        self.eagerness = EAGERNESS * temper.greed()
        self.spites = [SPITE * look.spite(other) for other in range(look.state.seats)]

    def outcome(self, state: Squirrels, action: Action) -> float:
        """The value of an action, with the best answers to what it asks of the same player."""
        seat, after = self.seat, state.copy()
        after.play(seat, action)
        if after.result is not None:
            return final_value(after, seat)
        if after.phase != "play" and after.actors[0] == seat:
            return max([self.outcome(after, answer) for answer in after.owed(seat)])
        return self.value(after)

    def value(self, state: Squirrels) -> float:
        """How far one is ahead, of the best opponent above all, by nuts and prospects."""
        players = state.players
        turns = min([len(player.hand) for player in players])
        worth = [player.nuts + prospects(state, own, turns) for own, player in enumerate(players)]
        spited = sum([spite * worth[other] for other, spite in enumerate(self.spites)], 0.0)
        mine = worth.pop(self.seat) + self.eagerness * players[self.seat].nuts
        best, others = self.hostility * 0.6, self.hostility * 0.4
        return mine - best * max(worth) - others * sum(worth, 0.0) / len(worth) - spited


def final_value(state: Squirrels, seat: int) -> float:
    assert state.result is not None
    return 1000.0 if seat in state.result["winners"] else -1000.0


def prospects(state: Squirrels, seat: int, turns: int) -> float:
    """What a player may still earn: its best contraband stays, the other stack is fed."""
    player = state.players[seat]
    best = max([WORTH[card] for card in player.active()], default=0)
    hand = sorted([card_value(state, seat, card) for card in player.hand], reverse=True)
    earned = float(best * turns) + sum(hand[:turns], 0.0)
    if not turns:
        return earned
    return earned + on_top(state, seat) - losses(state, seat)


def card_value(state: Squirrels, seat: int, card: str) -> float:
    """What a card of the hand brings in the turn in which it is played."""
    if WORTH[card]:
        return float(max(WORTH[card] - DUTY[card] * len(officers(state, seat)), 0))
    if card == ROBBERY:
        return float(loot(state, seat))
    if card == RAID:
        return 1.5 if state.opponents_with_two_stacks(seat) else 0.0
    if card == CUSTOMS:
        return 0.5 * (state.seats - 1)
    return 0.3


def on_top(state: Squirrels, seat: int) -> float:
    """What the active cards besides contraband may bring in the turns to come."""
    brings = 0.0
    for card in state.players[seat].active():
        if card == ROBBERY:
            brings += AGAIN * loot(state, seat)
        elif card == RAID and state.opponents_with_two_stacks(seat):
            brings += AGAIN * 2
        elif card == CUSTOMS:
            others = [state.players[other] for other in state.opponents(seat)]
            smugglers = [other for other in others if not other.shows(BANK)]
            brings += AGAIN * sum([1 for other in smugglers if holds_contraband(other)])
    return brings


def loot(state: Squirrels, seat: int) -> int:
    """What lies open to a robbery, if its owners have the nuts for it."""
    return sum([state.players[other].open_contraband() for other in state.opponents(seat)])


def losses(state: Squirrels, seat: int) -> float:
    """What robbers may take as things lie."""
    robbers = sum([1 for other in state.opponents(seat) if state.players[other].shows(ROBBERY)])
    return AGAIN * robbers * state.players[seat].loses_to_robbery()


def holds_contraband(player: Player) -> bool:
    return any(WORTH[card] for card in player.hand)
