"""Notes to accomplices, cards and tokens: what each does as things stand, and who has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.gentlemen.components import (
    ACCOMPLICES,
    ARGUMENTS_EACH,
    BANKER,
    BOSS,
    DATA,
    JOURNALIST,
    SENATOR,
    SHERIFF,
    TYCOON,
)
from sitdown.games.gentlemen.position import Gentlemen, Options
from sitdown.kernel import OVER, Document, Look, Note, Place, Shelf, Thing
from sitdown.kernel.look import NOBODY
from sitdown.kernel.sketch import Phrase

DEAL: Final = "deal"
GANG: Final = "gang"
ARGUMENT: Final = "argument"
PRISON: Final = "prison"

RULES: Final = {
    SHERIFF: "GD-6.1",
    SENATOR: "GD-4.6",
    TYCOON: "GD-6.3",
    JOURNALIST: "GD-6.4",
    BOSS: "GD-6.5",
    BANKER: "GD-6.6",
    DEAL: "GD-2.4",
    ARGUMENT: "GD-4.3",
    GANG: "GD-7.1",
    PRISON: "GD-7.5",
}

SENATOR_ADDS: Final = 4


def things(seats: int, options: Document) -> list[Shelf]:
    """The accomplices, then all other cards and tokens."""
    deals = len(Options(seats, options).deals)
    counts = {
        DEAL: deals,
        ARGUMENT: ARGUMENTS_EACH * seats,
        GANG: DATA["gangs"]["count"],
        PRISON: DATA["prison"]["count"],
    }
    others = [Thing(id, RULES[id], kind(id, count), count) for id, count in counts.items()]
    people = [Thing(id, RULES[id], Phrase("kind-accomplice")) for id in ACCOMPLICES]
    return [Shelf(Phrase("label-accomplices"), people), Shelf(Phrase("shelf-others"), others)]


def kind(id: str, count: int) -> Phrase:
    return Phrase(f"kind-{id}", {"count": count, "each": ARGUMENTS_EACH})


def note(look: Look, thing: str) -> Note:
    state = look.state
    assert isinstance(state, Gentlemen)
    if thing not in ACCOMPLICES:
        return Note(now=OF_TOKENS[thing](look, state), where=holders(state, thing))
    return Note(bars(look, state, thing), now(look, state, thing), whereabouts(state, thing))


def bars(look: Look, state: Gentlemen, name: str) -> Phrase | None:
    """GD-3.3  A dealer gives only what the card shows."""
    if look.seat != state.dealer or state.card is None or state.phase not in ("offer", "final"):
        return None
    shown = state.card.accomplices
    return None if name in shown else Phrase("bars-not-on-card", {"shown": list(shown)})


def now(look: Look, state: Gentlemen, name: str) -> list[Phrase]:
    """What an accomplice comes to for the seat that looks at it, or for its owner."""
    if state.phase == OVER:
        return []
    seat = look.seat
    if seat == NOBODY:
        owner = state.accomplices[name]
        return [] if owner is None else [OF_ACCOMPLICES[name](state, owner)]
    return [OF_ACCOMPLICES[name](state, seat)]


def sheriff(state: Gentlemen, seat: int) -> Phrase:
    """GD-6.1  Of this turn."""
    return Phrase("note-sheriff", {"dealer": state.dealer})


def senator(state: Gentlemen, seat: int) -> Phrase:
    """GD-4.6  What the seat's vote weighs with an argument, and what it would with the senator."""
    if seat not in state.voters():
        return no_vote(state, seat)
    plain = state.weight(seat, argument=False)
    weights = {"weight": state.weight(seat, argument=True), "with": plain + SENATOR_ADDS}
    has = "has" if state.accomplices[SENATOR] == seat else "lacks"
    left = {"arguments": state.players[seat].arguments}
    return Phrase(f"note-senator-{has}", {"seat": seat, **weights, **left})


def no_vote(state: Gentlemen, seat: int) -> Phrase:
    """GD-4.1, GD-7.7  The dealer, and who is in prison."""
    return Phrase("note-no-vote", {"dealer": state.dealer, "seat": seat})


def tycoon(state: Gentlemen, seat: int) -> Phrase:
    """GD-6.3  How many proposals are still to come, this one too."""
    return Phrase("note-tycoon", {"turns": state.turns_left() + 1})


def journalist(state: Gentlemen, seat: int) -> Phrase:
    """GD-6.4  How many arguments the seat and its neighbours have left."""
    near = (seat, *state.neighbours(seat))
    left = sum(state.players[one].arguments for one in near)
    neighbours = {"seat": seat, "seats": list(state.neighbours(seat))}
    return Phrase("note-journalist", {"arguments": left, **neighbours})


def boss(state: Gentlemen, seat: int) -> Phrase:
    """GD-6.5  Who would get the card this turn."""
    return Phrase("note-boss", {"dealer": state.dealer})


def banker(state: Gentlemen, seat: int) -> Phrase:
    """GD-6.6  From whom it takes."""
    return Phrase("note-banker", {"seat": seat, "seats": list(state.neighbours(seat))})


OF_ACCOMPLICES: Final[dict[str, Callable[[Gentlemen, int], Phrase]]] = {
    SHERIFF: sheriff,
    SENATOR: senator,
    TYCOON: tycoon,
    JOURNALIST: journalist,
    BOSS: boss,
    BANKER: banker,
}


def whereabouts(state: Gentlemen, name: str) -> list[Place]:
    """Who has an accomplice, and to whom it is promised."""
    owner = state.accomplices[name]
    places = [Place(Phrase("where-centre" if owner is None else "where-owner"), owner)]
    if state.proposal is not None and name in state.proposal.accomplices:
        places.append(Place(Phrase("where-offered"), state.proposal.accomplices[name]))
    return places


def deal(look: Look, state: Gentlemen) -> list[Phrase]:
    """GD-9.10  What the card of this turn may be, and which sums were played."""
    told = []
    if state.card is None and state.phase != OVER:
        possible = state.options.possible_deals(state.discard, state.proposal)
        sums = [one.money for one in possible]
        told.append(Phrase("label-hidden-card", {"least": min(sums), "most": max(sums)}))
    if state.discard:
        played = sorted([state.options.deals[id].money for id in state.discard])
        told.append(Phrase("label-played", {"sums": played}))
    return told


def argument(look: Look, state: Gentlemen) -> list[Phrase]:
    """GD-4.5  What a vote of the one who looks weighs with it and without."""
    if look.seat == NOBODY or state.phase == OVER:
        return []
    if look.seat not in state.voters():
        return [no_vote(state, look.seat)]
    plain = state.weight(look.seat, argument=False)
    weights = {"plain": plain, "weight": state.weight(look.seat, argument=True)}
    return [Phrase("note-argument", weights)]


def gang(look: Look, state: Gentlemen) -> list[Phrase]:
    """GD-7.1  Who would get one by the proposal on the table."""
    if state.proposal is None or state.phase == OVER:
        return []
    empty = [seat for seat in state.others() if state.proposal.gives_nothing_to(seat)]
    return [Phrase("note-gang", {"seats": empty})]


def prison(look: Look, state: Gentlemen) -> list[Phrase]:
    """GD-7.5  Who goes there if this proposal falls."""
    return [] if state.phase == OVER else [Phrase("note-prison", {"dealer": state.dealer})]


OF_TOKENS: Final[dict[str, Callable[[Look, Gentlemen], list[Phrase]]]] = {
    DEAL: deal,
    ARGUMENT: argument,
    GANG: gang,
    PRISON: prison,
}


def holders(state: Gentlemen, thing: str) -> list[Place]:
    """Who has a card or tokens."""
    if thing == DEAL:
        return [] if state.phase == OVER else [Place(Phrase("where-dealer"), state.dealer)]
    if thing == PRISON:
        held = Phrase("where-centre" if state.prison is None else "where-prison")
        return [Place(held, state.prison)]
    counts = [player.arguments if thing == ARGUMENT else player.gangs for player in state.players]
    return [
        Place(Phrase("where-count", {"count": count}), seat)
        for seat, count in enumerate(counts)
        if count
    ]
