"""Filling in a view: every hidden card is one that the open ones leave, with the back it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sitdown.kernel import HIDDEN, UNKNOWN_ANSWER, Luck

from .components import EMERGENCY_DOC, ROUNDS, Deck
from .face_down import FaceDown
from .kinds import TRAP
from .position import CosaNostra
from .records import Discards, Gangster, Mercenaries, Task
from .resolving import FOR_TRAP, Declared, Resolving, Trapper
from .rules.responses import robberies


def fill(state: CosaNostra, seat: int | None, luck: Luck) -> None:
    """Replaces all that is unknown by something possible: first cards, then fitting answers."""
    cards = state.face_down
    assert cards is not None
    if not cards.counted:
        count_cards(state, cards)
    fill_businesses(state, cards, luck)
    fill_mercenaries(state, cards, luck)
    fill_influence(state, cards, luck)
    fill_jobs(state, cards, luck)
    fill_answers(state, luck)
    if state.resolving is not None:
        fill_resolving(state, state.resolving, luck)
    state.face_down = None


# What lies nowhere open.


def count_cards(state: CosaNostra, cards: FaceDown) -> None:
    """Which cards of each sort the open ones leave; the first deal counts them for all others."""
    deck = state.deck
    jobs = open_jobs(state)
    cards.jobs = [left_over(cards_of_back, jobs) for cards_of_back in deck.by_round]
    cards.influence = left_over(deck.all_influence, open_influence(state))
    cards.mercenaries = left_over(deck.mercenaries, open_gangsters(state))
    cards.counted = True


def left_over(all_cards: Iterable[str], seen: list[str]) -> list[str]:
    """What is left of some cards without those that are seen, sorted."""
    rest = Counter(all_cards)
    rest.subtract(seen)
    return sorted(rest.elements())


def open_influence(state: CosaNostra) -> list[str]:
    """Hands of the others, the stack and the closed discards share what is not seen."""
    seen = state.influence_discards.open[:]
    if state.played is not None and state.played.why != "scheme":
        seen.append(state.played.card)
    for player in state.players:
        seen += player.influence
        for gangster in player.gangsters:
            seen += [laid.card for laid in gangster.mods]
    return seen


def open_gangsters(state: CosaNostra) -> list[str]:
    piles = state.mercenaries
    seen = state.display + piles.strong + piles.aside
    for player in state.players:
        seen += [gangster.card.id for gangster in player.gangsters]
        seen += [trophy.gangster for trophy in player.trophies]
    return seen


def open_jobs(state: CosaNostra) -> list[str]:
    seen = state.job_discards.open[:]
    job = state.resolving
    if job is not None:
        if job.card is not None:
            seen.append(job.card)
        if job.robber is not None:
            seen.append(job.robber.card)
        if job.trapper is not None and job.trapper.card not in seen:
            seen.append(job.trapper.card)
    for player in state.players:
        seen += player.jobs
        for gangster in player.gangsters:
            seen += [card.id for _, card in gangster.jobs()]
    return seen


# Cards.


def dealt(rest: list[str], number: int, all_cards: Iterable[str], luck: Luck) -> list[str]:
    """So many of the rest; in a made-up position that has too few, any cards of the deck."""
    cards = luck.sample(rest, min(number, len(rest)))
    return made_up(cards, number, all_cards, luck)


def take(rest: list[str], number: int, all_cards: Iterable[str], luck: Luck) -> list[str]:
    """The first of a shuffled rest, which loses them."""
    cards = rest[:number]
    del rest[:number]
    return made_up(cards, number, all_cards, luck)


def made_up(cards: list[str], number: int, all_cards: Iterable[str], luck: Luck) -> list[str]:
    """As many cards as there must be, where a made-up position leaves too few."""
    while len(cards) < number:
        cards.append(luck.pick(list(all_cards)))
    return cards


def fill_businesses(state: CosaNostra, cards: FaceDown, luck: Luck) -> None:
    """CN-1.2  What lies in the stack follows from what is open; its order is hidden."""
    every = state.deck.businesses
    state.business_stack = dealt(cards.businesses, cards.stack, every, luck)


def fill_mercenaries(state: CosaNostra, cards: FaceDown, luck: Luck) -> None:
    piles = state.mercenaries
    if piles.stack:
        every = state.deck.mercenaries
        stack = dealt(cards.mercenaries, len(piles.stack), every, luck)
        state.mercenaries = Mercenaries(stack, piles.strong, piles.aside)


def fill_influence(state: CosaNostra, cards: FaceDown, luck: Luck) -> None:
    every = state.deck.all_influence
    rest = luck.shuffle(cards.influence)
    for player in state.players:
        if HIDDEN in player.influence:
            player.influence = sorted(take(rest, len(player.influence), every, luck))
    piles = state.influence_discards
    closed = take(rest, len(piles.closed), every, luck)
    state.influence_discards = Discards(piles.open, closed)
    state.influence_stack = take(rest, len(state.influence_stack), every, luck)


def fill_jobs(state: CosaNostra, cards: FaceDown, luck: Luck) -> None:
    """Each hidden job has the back it shows; what no place shows lies in the closed discards."""
    rest: list[list[str]] = [[]]
    for back in range(1, ROUNDS + 1):
        rest.append(luck.shuffle(cards.jobs[back]))
    for seat, player in enumerate(state.players):
        if HIDDEN in player.jobs:
            jobs = [one_of(rest, back, state.deck, luck) for back in cards.backs[seat]]
            player.jobs = state.deck.in_hand_order(jobs)
        for gangster in player.gangsters:
            fill_tasks(gangster, rest, state.deck, luck)
    state.job_decks = {
        back: [one_of(rest, int(back), state.deck, luck) for _ in deck]
        for back, deck in state.job_decks.items()
    }
    lost = [job for jobs in rest for job in jobs]
    state.job_discards = Discards(state.job_discards.open, closed_jobs(state, lost, luck))


def fill_tasks(gangster: Gangster, rest: list[list[str]], deck: Deck, luck: Luck) -> None:
    for place, task in enumerate(gangster.tasks):
        if task.job is not None and task.job.id == HIDDEN:
            job = deck.jobs[one_of(rest, task.job.round, deck, luck)]
            gangster.put_task(place, Task(job, None, task.seen, ()))


def one_of(rest: list[list[str]], back: int, deck: Deck, luck: Luck) -> str:
    """A job with this back; in a made-up position that has none left, any of that round."""
    if rest[back]:
        return rest[back].pop()
    return luck.pick(deck.by_round[back] or list(deck.jobs))


def closed_jobs(state: CosaNostra, lost: list[str], luck: Luck) -> list[str]:
    """The closed discards; CN-19.19  the job of a tramp is one of them, seen or not."""
    number = len(state.job_discards.closed)
    every = state.deck.jobs
    card = tramps_card(state)
    if card is None or not number:
        return dealt(lost, number, every, luck)
    if card == HIDDEN:
        able = [job for job in lost if state.deck.jobs[job].kind != TRAP]
        card = luck.pick(able or list(every))
        state.job().trapper = with_card(state.job().trapper, card)
        lost = [job for job in lost if job != card]
    place = 0 if lies_on_top(state) else luck.below(number)
    closed = dealt(lost, number - 1, every, luck)
    return [*closed[:place], card, *closed[place:]]


def with_card(trapper: Trapper | None, card: str) -> Trapper:
    assert trapper is not None
    return Trapper(trapper.seat, trapper.gangster, card)


def tramps_card(state: CosaNostra) -> str | None:
    """CN-19.19  The job that serves as a trap without being one, "?" to most."""
    if state.resolving is None or state.resolving.trapper is None:
        return None
    card = state.resolving.trapper.card
    return card if card == HIDDEN or state.deck.jobs[card].kind != TRAP else None


def lies_on_top(state: CosaNostra) -> bool:
    """Whether nothing can have come on the closed discards since the trap was set."""
    roll = state.job().roll
    repels = roll.successes() > 0
    return roll.for_ == FOR_TRAP and (repels or state.phase in ("force", "guard"))


# Answers.


def fill_answers(state: CosaNostra, luck: Luck) -> None:
    """A sealed answer is one that this seat could have given."""
    for seat, answer in enumerate(state.sealed):
        if answer is UNKNOWN_ANSWER:
            state.sealed[seat] = luck.pick(state.rules.decisions[state.phase].legal(state, seat))


def fill_resolving(state: CosaNostra, job: Resolving, luck: Luck) -> None:
    """Declarations not yet used."""
    if job.robber is not None:
        job.robbers = declared(state, job.robber.seat, job.holder, luck)
    job.docs = [
        seat
        for seat in possible_docs(state, job)
        if EMERGENCY_DOC in state.players[seat].influence and luck.roll(2) == 1
    ]


def declared(state: CosaNostra, robber: int, holder: int, luck: Luck) -> list[Declared]:
    """CN-11.3  Robberies that may come after the one under way."""
    found: list[Declared] = []
    for seat in seats_between(robber, holder, state.seats):
        tasks = robberies(state.players[seat])
        if tasks and luck.roll(2) == 1:
            found.append(Declared(seat, luck.pick(tasks)))
    return found


def seats_between(one: int, other: int, seats: int) -> list[int]:
    """The seats clockwise after one and before the other."""
    between: list[int] = []
    seat = (one + 1) % seats
    while seat not in (one, other):
        between.append(seat)
        seat = (seat + 1) % seats
    return between


def possible_docs(state: CosaNostra, job: Resolving) -> list[int]:
    """CN-14.6  Only while a Doc waits for a veto can others stand by, clockwise after its owner."""
    played = state.played
    if played is None or played.why != "doc" or job.hit is None:
        return []
    return seats_between(played.seat, job.hit.seat, state.seats)
