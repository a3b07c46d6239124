"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from sitdown.games.squirrels.components import in_kind_order
from sitdown.games.squirrels.imagine import take_out
from sitdown.games.squirrels.position import Player, Squirrels
from sitdown.kernel import HIDDEN, OVER, Document, Look
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around


def sketch(look: Look) -> Sketch:
    """Whose turn it is, then every player's area, the viewer's own last."""
    state = look.state
    assert isinstance(state, Squirrels)
    panels = [Panel(None, [heading(state)])]
    panels += [area(look, state, seat) for seat in seats_around(look.view)]
    return Sketch(panels, facts(state))


def facts(state: Squirrels) -> Document:
    """Turns to come, what a robbery would take from each, and hands that follow from the table."""
    return {
        "turns": turns_left(state) if is_played(state) else None,
        "at_risk": [at_risk(state, player) for player in state.players],
        "held": [held(state, player) if HIDDEN in player.hand else [] for player in state.players],
    }


def is_played(state: Squirrels) -> bool:
    return state.phase not in ("place", OVER)


def at_risk(state: Squirrels, player: Player) -> int:
    return player.loses_to_robbery() if is_played(state) else 0


def heading(state: Squirrels) -> Phrase:
    if state.phase == "place":
        return Phrase("label-set-up", {"first": state.first})
    if state.phase == OVER:
        return Phrase("event-over", {"result": state.result}, "strong")
    return Phrase("label-round", {"turn": state.turn, "turns": turns_left(state)})


def turns_left(state: Squirrels) -> int:
    """SQ-10.1  How many turns come after this one at least, if nobody gets cards back."""
    cards = [len(player.hand) for player in state.players]
    seat = state.actors[0]
    if state.phase == "play":  # later in the turn the actor's card is down already
        cards[seat] -= 1
    seat = (seat + 1) % len(cards)
    turns = 0
    while cards[seat]:
        cards[seat] -= 1
        seat = (seat + 1) % len(cards)
        turns += 1
    return turns


def area(look: Look, state: Squirrels, seat: int) -> Panel:
    player = state.players[seat]
    on_table: list[Phrase | Cards] = [
        stack_of(player, 0),
        stack_of(player, 1),
        *standing(look, state, seat),
    ]
    in_hand: Phrase | Cards = Phrase("label-holds", {"cards": held(state, player)}, "quiet")
    if player.hand and HIDDEN not in player.hand:
        in_hand = Cards(Phrase("label-hand"), player.hand)
    most = max([other.nuts for other in state.players])
    title = Phrase(
        "label-player",
        {"seat": seat, "amount": player.nuts, "leads": player.nuts == most > 0},
        "strong" if seat in state.actors else "",
    )
    return Panel(title, [*on_table, in_hand], seat, [on_table, [in_hand]])


def stack_of(player: Player, place: int) -> Cards:
    label = Phrase("label-stack", {"stack": place})
    return Cards(label, player.stacks[place], lit=True, piled=True)


def standing(look: Look, state: Squirrels, seat: int) -> list[Phrase | Cards]:
    """What is said of a player beside its cards: its choice, its risk, its tie-break."""
    if state.phase == "place":
        return [choice(look, seat)]
    if state.result is not None:
        sums = {
            "in_hand": state.result["hand_contraband"][seat],
            "on_top": state.result["top_contraband"][seat],
        }
        return [Phrase("label-tie", sums, "quiet")]
    amount = at_risk(state, state.players[seat])
    return [Phrase("label-open", {"amount": amount}, "bad")] if amount else []


def choice(look: Look, seat: int) -> Phrase:
    sealed = look.view["players"][seat]["sealed"]
    if sealed is None:
        return Phrase("label-choosing", {"seat": seat}, "quiet")
    if sealed == HIDDEN:
        return Phrase("label-chosen", mood="good")
    return Phrase("label-sealed", sealed, "good")


def held(state: Squirrels, player: Player) -> list[str]:
    """SQ-R11  A hand as it follows from the table; while a choice is sealed, only its size."""
    if HIDDEN not in player.hand:
        return player.hand
    rest = in_kind_order(state.options.cards())
    for stack in player.stacks:
        take_out(rest, stack)
    return rest if len(rest) == len(player.hand) else player.hand
