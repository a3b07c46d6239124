"""Notes to things: what each would do now, why not, and where the known ones lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitdown.games.cosanostra.actions import Plan
from sitdown.games.cosanostra.components import (
    FAMILIES,
    FIRST_BUSINESSES,
    MONOPOLIES,
    Deck,
    GangsterCard,
    JobCard,
)
from sitdown.games.cosanostra.kinds import CASH, INFLUENCE_KINDS, JOB_KINDS
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra, Options
from sitdown.games.cosanostra.records import Gangster, Task
from sitdown.games.cosanostra.rules.hiring import difference
from sitdown.games.cosanostra.rules.prices import price
from sitdown.games.cosanostra.wealth import strong_in
from sitdown.kernel import HIDDEN, Document, Look, Note, Place, Shelf, Thing
from sitdown.kernel.look import NOBODY
from sitdown.kernel.note import kind_of
from sitdown.kernel.sketch import Phrase

from .foresight import odds
from .thinking.needs import lacks_target, open_needs_of
from .thinking.outcomes import outcome

SKILLS: Final = {"lawyer": "CN-15.2", "politician": "CN-15.3", "cop": "CN-15.4"}
"""The rule of a businessman with a skill."""
SORTS: Final = ("player", "business", "gangster", "response", "special")
"""The sorts of jobs other than cash jobs, as they stand on shelves."""
WHEN: Final = {"emergency-doc": "doc", "schemer": "scheme", "snitch": "turn", "spy": "turn"}
"""When an influence card is played; those that are laid, on one's planning turn."""


# The album.


def things(seats: int, given: Document) -> list[Shelf]:
    """Families with their gangsters, businesses, jobs by round and sort, cards, mercenaries."""
    options = Options(given)
    deck = options.deck
    shelves = [shelf("families", [family(one) for one in FAMILIES])]
    shelves.append(shelf("gangsters", [gangster(one) for one in family_gangsters(deck)]))
    shelves.append(shelf("businesses", businesses(deck)))
    for number in range(1, options.rounds + 1):
        shelves.append(shelf("cash", cash_jobs(deck, number), number))
    for sort in SORTS:
        shelves.append(shelf(sort, other_jobs(deck, sort)))
    shelves.append(shelf("influence", [influence(deck, card) for card in deck.influence]))
    shelves.append(shelf("monopolies", [monopoly(name) for name in MONOPOLIES]))
    if options.mercenaries:
        hired = [deck.gangsters[name] for name in deck.mercenaries]
        shelves.append(shelf("mercenaries", [mercenary(card) for card in hired]))
        shelves.append(shelf("instead", [instead(kind) for kind in ("poison", "hustle")]))
    return [one for one in shelves if one.things]


def shelf(sort: str, things: list[Thing], round: int | None = None) -> Shelf:
    return Shelf(Phrase("shelf", {"sort": sort, "round": round}), things)


def family(name: str) -> Thing:
    own = [one.partition(".")[0] for one in FIRST_BUSINESSES[name]]
    return Thing(name, "CN-2.1", Phrase("kind-family", {"businesses": own}))


def family_gangsters(deck: Deck) -> list[GangsterCard]:
    return [card for card in deck.gangsters.values() if card.family is not None]


def gangster(card: GangsterCard) -> Thing:
    told = {"family": card.family, "strength": card.strength, "price": card.price}
    return Thing(card.id, "CN-7.5", Phrase("kind-gangster", told))


def mercenary(card: GangsterCard) -> Thing:
    told = {"gang": card.gang, "strength": card.strength, "price": card.price}
    return Thing(card.id, card.ability.rule, Phrase("kind-mercenary", told))


def businesses(deck: Deck) -> list[Thing]:
    found: dict[str, Thing] = {}
    for card in deck.businesses.values():
        count = sum([other.kind == card.kind for other in deck.businesses.values()])
        rule = "CN-17.1" if card.kind in MONOPOLIES.values() else SKILLS.get(card.kind, "CN-6.1")
        told = {"type": card.type, "count": count, "price": card.price, "income": card.income}
        found.setdefault(card.kind, Thing(card.kind, rule, Phrase("kind-business", told), count))
    return list(found.values())


def jobs_by_name(deck: Deck) -> dict[str, list[JobCard]]:
    """Cards of one name together: all thefts."""
    found: dict[str, list[JobCard]] = {}
    for card in deck.jobs.values():
        found.setdefault(kind_of(card.id), []).append(card)
    return found


def cash_jobs(deck: Deck, round: int) -> list[Thing]:
    """Each in the round in which it comes up first."""
    found: list[Thing] = []
    for name, cards in jobs_by_name(deck).items():
        card = cards[0]
        if card.kind == CASH and min([one.round for one in cards]) == round:
            told = {"round": card.round, "difficulty": card.difficulty}
            told |= {"one": card.one, "two": card.two, "count": len(cards)}
            found.append(Thing(name, JOB_KINDS[CASH].rule, Phrase("kind-cash", told), len(cards)))
    return found


def other_jobs(deck: Deck, sort: str) -> list[Thing]:
    found: list[Thing] = []
    for name, cards in jobs_by_name(deck).items():
        traits = cards[0].traits
        if not traits.cash and traits.sort() == sort:
            rounds = sorted({card.round for card in cards})
            told = {"sort": sort, "count": len(cards), "rounds": rounds, "decks": len(rounds)}
            told["difficulty"] = sorted({card.difficulty for card in cards if card.difficulty})
            found.append(Thing(name, traits.rule, Phrase("kind-job", told), len(cards)))
    return found


def influence(deck: Deck, card: str) -> Thing:
    count = deck.influence[card]
    told = Phrase("kind-influence", {"count": count})
    return Thing(card, INFLUENCE_KINDS[card].rule, told, max(count, 1))


def monopoly(name: str) -> Thing:
    return Thing(name, "CN-17.1", Phrase("kind-monopoly", {"kind": MONOPOLIES[name]}))


def instead(kind: str) -> Thing:
    return Thing(kind, JOB_KINDS[kind].rule, Phrase("kind-instead"))


# What there is to say of one.


def note(look: Look, thing: str) -> Note:
    state = look.state
    assert isinstance(state, CosaNostra)
    you = None if look.seat == NOBODY else look.seat
    if thing in FAMILIES:
        return Note(where=where_family(state, thing))
    if thing in state.deck.gangsters:
        return of_gangster(state, you, state.deck.gangsters[thing])
    if thing in MONOPOLIES:
        return of_monopoly(state, thing)
    if thing in state.deck.influence:
        return of_influence(look, state, you, thing)
    if thing in state.deck.kinds:
        return of_business(state, you, thing)
    return of_job(look, state, you, thing)


def where_family(state: CosaNostra, family: str) -> list[Place]:
    seats = [seat for seat, player in enumerate(state.players) if player.family == family]
    return [Place(Phrase("where-led"), seat) for seat in seats] or [Place(Phrase("where-nowhere"))]


# Gangsters.


def of_gangster(state: CosaNostra, you: int | None, card: GangsterCard) -> Note:
    found = state.find_gangster(card.id)
    if found is None:
        return Note(why_not_hired(state, you, card), price_of(state, card), where_off(state, card))
    seat, gangster = found
    now = [Phrase("note-strength", {"strength": gangster.strength()})]
    now += [Phrase("note-carries", {"card": laid.card}) for laid in gangster.mods]
    now += [planned(state, seat, task) for task in gangster.tasks]
    return Note(why_idle(state, you, seat, gangster), now, [Place(Phrase("where-family"), seat)])


def why_idle(state: CosaNostra, you: int | None, seat: int, gangster: Gangster) -> Phrase | None:
    """Why one's own gangster can get no task, or has none to carry out."""
    if seat != you or seat not in state.actors:
        return None
    if not gangster.active:
        return Phrase("bars-out")
    if state.phase == "plan" and gangster.tasks:
        return Phrase("bars-tasked")
    return Phrase("bars-idle") if state.phase == "act" and not gangster.tasks else None


def planned(state: CosaNostra, seat: int, task: Task) -> Phrase:
    if task.business is not None:
        cost = price(state.players[seat], task.business)
        return Phrase("note-buys", {"business": task.business.id, "price": cost})
    assert task.job is not None
    if task.job.id == HIDDEN:
        return Phrase("note-face-down", {"back": task.job.round})
    return Phrase("note-planned", {"job": task.job.id})


def why_not_hired(state: CosaNostra, you: int | None, card: GangsterCard) -> Phrase | None:
    """CN-16.3, CN-19.2, CN-19.3  Prices before anybody is refused."""
    if you is None or you not in state.actors or state.phase not in ("hire", "recruit"):
        return None
    player = state.players[you]
    if card.id not in player.pool and card.id not in state.display:
        return None
    exchange = state.phase == "hire" and state.round == 1
    if exchange and not can_make_room(player, card):
        return Phrase("bars-no-exchange", {"strength": card.strength})
    cost = difference(card) if exchange else card.price or 0
    return (
        None if cost <= player.cash else Phrase("bars-dear", {"price": cost, "cash": player.cash})
    )


def can_make_room(player: Player, card: GangsterCard) -> bool:
    """CN-19.3  Whether a start gangster of the same strength could leave for him."""
    own = [one.card for one in player.gangsters if one.card.family == player.family]
    return any(one.price is None and one.strength == card.strength for one in own)


def price_of(state: CosaNostra, card: GangsterCard) -> list[Phrase]:
    if card.price is None:
        return []
    if card.id in state.display and state.round == 1:
        return [Phrase("note-exchange", {"price": difference(card), "strength": card.strength})]
    return [Phrase("note-price", {"price": card.price})]


def where_off(state: CosaNostra, card: GangsterCard) -> list[Place]:
    """A gangster who is not in play."""
    for seat, player in enumerate(state.players):
        if card.id in player.pool:
            return [Place(Phrase("where-pool"), seat)]
        if card.id in [trophy.gangster for trophy in player.trophies]:
            return [Place(Phrase("where-trophy"), seat)]
    if card.id in state.display:
        return [Place(Phrase("where-display"))]
    if card.id in state.mercenaries.aside:
        return [Place(Phrase("where-aside"))]
    gone = card.id in state.removed or card.family is not None
    return [Place(Phrase("where-nowhere" if gone else "where-mercenaries"))]


# Businesses and monopolies.


def of_business(state: CosaNostra, you: int | None, kind: str) -> Note:
    cards = [card for card in state.deck.businesses.values() if card.kind == kind]
    left = len(cards)
    where: list[Place] = []
    for seat, player in enumerate(state.players):
        own = [one for one in player.businesses if one.card.kind == kind]
        left -= len(own)
        for one in own:
            marked = you is not None and you in one.markers
            told = {"active": one.active, "marked": marked}
            where.append(Place(Phrase("where-owned", told), seat))
        buying = [task for task in all_tasks(player) if is_purchase(task, kind)]
        left -= len(buying)
        where += [Place(Phrase("where-planned"), seat) for _ in buying]
    market = [name for name in state.market if state.deck.businesses[name].kind == kind]
    if market:
        where.append(Place(Phrase("where-market", {"count": len(market)})))
    if left - len(market):
        where.append(Place(Phrase("where-stack", {"count": left - len(market)})))
    return Note(now=cost_now(state, you, kind), where=where)


def all_tasks(player: Player) -> Iterator[Task]:
    for gangster in player.gangsters:
        yield from gangster.tasks


def is_purchase(task: Task, kind: str) -> bool:
    return task.business is not None and task.business.kind == kind


def cost_now(state: CosaNostra, you: int | None, kind: str) -> list[Phrase]:
    """CN-19.29  What it would cost the one who asks, if his mercenaries change that."""
    card = next(card for card in state.deck.businesses.values() if card.kind == kind)
    cost = card.price if you is None else price(state.players[you], card)
    return [] if cost == card.price else [Phrase("note-costs", {"price": cost})]


def of_monopoly(state: CosaNostra, name: str) -> Note:
    kind = MONOPOLIES[name]
    counts = [strong_in(player).get(kind, 0) for player in state.players]
    holder = state.monopolies[list(MONOPOLIES).index(name)]
    now = [Phrase("note-owners", {"owners": counts})] if any(counts) else []
    if holder is None:
        return Note(now=now, where=[Place(Phrase("where-middle"))])
    return Note(now=now, where=[Place(Phrase("where-held"), holder)])


# Influence cards.


def of_influence(look: Look, state: CosaNostra, you: int | None, card: str) -> Note:
    where: list[Place] = []
    left = state.deck.influence[card]
    for seat, player in enumerate(state.players):
        held = player.influence.count(card)
        laid = sum([one.carries(card) for one in player.gangsters])
        left -= held + laid
        if held:
            where.append(Place(Phrase("where-hand", {"count": held}), seat))
        if laid:
            where.append(Place(Phrase("where-laid", {"count": laid}), seat))
    played = state.influence_discards.open.count(card)
    if played:
        where.append(Place(Phrase("where-played", {"count": played})))
    if left > played:
        where.append(Place(Phrase("where-unseen", {"count": left - played})))
    held_now = you is not None and card in state.players[you].influence
    playable = any(action.do == card for action in look.legal)
    bars = Phrase("bars-when", {"when": WHEN.get(card, "plan")})
    return Note(bars if held_now and not playable else None, where=where)


# Jobs.


def of_job(look: Look, state: CosaNostra, you: int | None, name: str) -> Note:
    cards = [card for card in state.deck.jobs.values() if kind_of(card.id) == name]
    where = where_job(state, you, cards)
    own = None if you is None else own_card(state.players[you], cards)
    if you is None or own is None:
        return Note(where=where)
    bars = why_not_job(state, you, own)
    return Note(bars, [] if can_plan(look, cards) else hopes(state, you, own), where)


def can_plan(look: Look, cards: list[JobCard]) -> bool:
    """Whether each gangster who could get it is a choice now: foresight tells what it brings."""
    ids = [card.id for card in cards]
    return any(isinstance(action, Plan) and action.job in ids for action in look.legal)


def own_card(player: Player, cards: list[JobCard]) -> JobCard | None:
    """The card of this name that he holds or has planned."""
    has = [*player.jobs, *[task.job.id for task in all_tasks(player) if task.job is not None]]
    own = [card for card in cards if card.id in has]
    return own[0] if own else None


def why_not_job(state: CosaNostra, you: int, card: JobCard) -> Phrase | None:
    """CN-5.5, CN-7.9  What it lacks: a business, a target, or its time."""
    lacking = open_needs_of(state, you, card)
    if lacking:
        return Phrase("bars-needs", {"needs": lacking})
    if lacks_target(state, you, card):
        return Phrase("bars-no-target")
    return Phrase("bars-response") if card.traits.response and state.phase == "act" else None


def hopes(state: CosaNostra, you: int, card: JobCard) -> list[Phrase]:
    """How likely it is, with the gangster who has it, or with each who could get it."""
    gang = state.players[you].gangsters
    bearers = [one for one in gang if card.id in [job.id for _, job in one.jobs()]]
    able = bearers or [one for one in gang if one.active and not one.tasks]
    return [hope(state, you, one, card) for one in able]


def hope(state: CosaNostra, you: int, gangster: Gangster, card: JobCard) -> Phrase:
    found = outcome(state, you, gangster, card, card.kind, None)
    told = {**odds(found, None), "gangster": gangster.card.id}
    return Phrase("note-odds", told, "good" if found.chance >= 1 / 2 else "")


def where_job(state: CosaNostra, you: int | None, cards: list[JobCard]) -> list[Place]:
    """Those that one sees; the others lie in decks, in hands and face down on gangsters."""
    ids = [card.id for card in cards]
    where: list[Place] = []
    seen: list[str] = []
    for seat, player in enumerate(state.players):
        held = [job for job in player.jobs if job in ids]
        planned = [task.job.id for task in all_tasks(player) if task.job and task.job.id in ids]
        seen += held + planned
        if held:
            where.append(Place(Phrase("where-hand", {"count": len(held)}), seat))
        if planned:
            where.append(Place(Phrase("where-given", {"count": len(planned)}), seat))
    done = [job for job in state.job_discards.open if job in ids]
    if done:
        where.append(Place(Phrase("where-played", {"count": len(done)})))
    left = len(set(ids) - set(seen) - set(done))
    if left:
        where.append(Place(Phrase("where-unseen", {"count": left})))
    return where
