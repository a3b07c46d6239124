"""Filling in a view: every hidden card is one that the open ones leave, with the back it shows."""

from __future__ import annotations

from collections import Counter

from sitdown.kernel import HIDDEN, Chance, Document

from .components import ROUNDS, Deck
from .kinds import ROBBERY, TRAP
from .position import Options
from .resolving import FOR_TRAP


def fill(document: Document, seat: int | None, chance: Chance) -> None:
    """Replaces every "?" by something possible: first cards, then answers that fit them."""
    deck = Options(document["options"]).deck
    fill_businesses(document, deck, chance)
    fill_mercenaries(document, deck, chance)
    fill_influence(document, deck, chance)
    fill_jobs(document, deck, chance)
    fill_answers(document, deck, chance)
    if document["resolving"] is not None:
        fill_resolving(document, document["resolving"], deck, chance)


def left_over(all_cards: list[str], seen: list[str]) -> list[str]:
    """What is left of some cards without those that are seen."""
    rest = Counter(all_cards)
    rest.subtract(seen)
    return sorted([card for card, number in rest.items() for _ in range(number)])


def dealt(rest: list[str], number: int, all_cards: list[str], chance: Chance) -> list[str]:
    """So many of the rest; in a made-up position that has too few, any cards of the deck."""
    cards = chance.sample(rest, min(number, len(rest)))
    return cards + [chance.pick(all_cards) for _ in range(number - len(cards))]


def fill_businesses(document: Document, deck: Deck, chance: Chance) -> None:
    """CN-1.2  What lies in the stack follows from what is open; its order is hidden."""
    seen = document["market"][:]
    for player in document["players"]:
        seen += [business["id"] for business in player["businesses"]]
        for gangster in player["gangsters"]:
            seen += [task["buy"] for task in gangster["tasks"] if "buy" in task]
    cards = list(deck.businesses)
    size = len(document["business_stack"])
    document["business_stack"] = dealt(left_over(cards, seen), size, cards, chance)


def fill_mercenaries(document: Document, deck: Deck, chance: Chance) -> None:
    piles = document["mercenaries"]
    if not piles["stack"]:
        return
    seen = document["display"] + piles["strong"] + piles["aside"]
    for player in document["players"]:
        seen += [gangster["id"] for gangster in player["gangsters"]]
        seen += [trophy["gangster"] for trophy in player["trophies"]]
    rest = left_over(deck.mercenaries, [name for name in seen if name in deck.mercenaries])
    piles["stack"] = dealt(rest, len(piles["stack"]), deck.mercenaries, chance)


def fill_influence(document: Document, deck: Deck, chance: Chance) -> None:
    """Hands of the others, the stack and the closed discards share what is not seen."""
    piles = document["influence_discards"]
    seen = piles["open"][:]
    played = document["played"]
    if played is not None and played["why"] != "scheme":
        seen.append(played["card"])
    for player in document["players"]:
        seen += [card for card in player["influence"] if card != HIDDEN]
        for gangster in player["gangsters"]:
            seen += [laid["card"] for laid in gangster["mods"]]
    cards = sorted(Counter(deck.influence).elements())
    rest = chance.shuffle(left_over(cards, seen))
    for player in document["players"]:
        if HIDDEN in player["influence"]:
            player["influence"] = take(rest, len(player["influence"]), cards, chance)
    piles["closed"] = take(rest, len(piles["closed"]), cards, chance)
    document["influence_stack"] = take(rest, len(document["influence_stack"]), cards, chance)


def take(rest: list[str], number: int, all_cards: list[str], chance: Chance) -> list[str]:
    """The first of a shuffled rest, which loses them."""
    cards = rest[:number]
    del rest[:number]
    return cards + [chance.pick(all_cards) for _ in range(number - len(cards))]


def fill_jobs(document: Document, deck: Deck, chance: Chance) -> None:
    """Each hidden job has the back it shows; what no place shows lies in the closed discards."""
    seen = seen_jobs(document)
    rest: dict[int, list[str]] = {}
    for back in range(1, ROUNDS + 1):
        cards = [card.id for card in deck.jobs.values() if card.round == back]
        rest[back] = chance.shuffle(left_over(cards, [job for job in seen if job in cards]))
    for player in document["players"]:
        for place, job in enumerate(player["jobs"]):
            if job == HIDDEN:
                player["jobs"][place] = one_of(rest, player["backs"][place], deck, chance)
        for gangster in player["gangsters"]:
            for task in gangster["tasks"]:
                if task.get("job") == HIDDEN:
                    task["job"] = one_of(rest, task["back"], deck, chance)
    for name, pile in document["job_decks"].items():
        pile[:] = [one_of(rest, int(name), deck, chance) for _ in pile]
    lost = [job for jobs in rest.values() for job in jobs]
    fill_closed(document, lost, deck, chance)


def fill_closed(document: Document, lost: list[str], deck: Deck, chance: Chance) -> None:
    """The closed discards; CN-19.19  the job of a tramp is one of them, seen or not."""
    closed = document["job_discards"]["closed"]
    card = tramps_card(document, deck)
    if card is None or not closed:
        closed[:] = dealt(lost, len(closed), list(deck.jobs), chance)
        return
    if card == HIDDEN:
        able = [job for job in lost if deck.jobs[job].kind != TRAP]
        card = chance.pick(able or list(deck.jobs))
        document["resolving"]["trapper"]["card"] = card
        lost = [job for job in lost if job != card]
    place = 0 if lies_on_top(document) else chance.below(len(closed))
    closed[:] = dealt(lost, len(closed) - 1, list(deck.jobs), chance)
    closed.insert(place, card)


def tramps_card(document: Document, deck: Deck) -> str | None:
    """CN-19.19  The job that serves as a trap without being one, "?" to most."""
    job = document["resolving"]
    if job is None or job["trapper"] is None:
        return None
    card: str = job["trapper"]["card"]
    return card if card == HIDDEN or deck.jobs[card].kind != TRAP else None


def lies_on_top(document: Document) -> bool:
    """Whether nothing can have come on the closed discards since the trap was set."""
    roll = document["resolving"]["roll"]
    repels = any(die >= roll["difficulty"] for die in roll["dice"])
    thrown: str = roll["for"]
    return thrown == FOR_TRAP and (repels or document["phase"] in ("force", "guard"))


def seen_jobs(document: Document) -> list[str]:
    seen: list[str] = document["job_discards"]["open"][:]
    job = document["resolving"]
    if job is not None:
        robber, trapper = job["robber"], job["trapper"]
        seen += [card for card in (job["card"], robber and robber["card"]) if card is not None]
        if trapper is not None and trapper["card"] not in seen:
            seen.append(trapper["card"])
    for player in document["players"]:
        seen += player["jobs"]
        for gangster in player["gangsters"]:
            seen += [task["job"] for task in gangster["tasks"] if "job" in task]
    return [card for card in seen if card != HIDDEN]


def one_of(rest: dict[int, list[str]], back: int, deck: Deck, chance: Chance) -> str:
    """A job with this back; in a made-up position that has none left, any of that round."""
    if rest[back]:
        return rest[back].pop()
    cards = [card.id for card in deck.jobs.values() if card.round == back]
    return chance.pick(cards or list(deck.jobs))


def fill_answers(document: Document, deck: Deck, chance: Chance) -> None:
    """A sealed answer is one that this seat could have given."""
    for seat, player in enumerate(document["players"]):
        if player["sealed"] == HIDDEN:
            player["sealed"] = chance.pick(possible_answers(document, seat, deck))


def possible_answers(document: Document, seat: int, deck: Deck) -> list[Document]:
    player = document["players"][seat]
    phase = document["phase"]
    if phase == "deal":
        jobs = [deck.jobs[job] for job in player["jobs"]]
        now = [card for card in jobs if card.round == document["round"]]
        unhappy = bool(now) and all(card.is_attack() for card in now)
        return [{"do": "keep"}, {"do": "redeal"}] if unhappy else [{"do": "keep"}]
    if phase == "rob":
        tasks = robberies(player, deck)
        return [{"do": "pass"}, *[{"do": "robbery", "task": task} for task in tasks]]
    card = "schemer" if phase == "scheme" else "emergency-doc"
    return [{"do": "pass"}, {"do": card}] if card in player["influence"] else [{"do": "pass"}]


def robberies(player: Document, deck: Deck) -> list[str]:
    """The references of a player's planned robberies."""
    return [
        gangster["id"] if place == 0 else f"{gangster['id']}#{place}"
        for gangster in player["gangsters"]
        for place, task in enumerate(gangster["tasks"])
        if "job" in task and deck.jobs[task["job"]].kind == ROBBERY
    ]


def fill_resolving(document: Document, job: Document, deck: Deck, chance: Chance) -> None:
    """Declarations not yet used."""
    seats = document["seats"]
    if job["robbers"] == HIDDEN:
        job["robbers"] = []
        if job["robber"] is not None:
            later = seats_between(job["robber"]["seat"], job["holder"], seats)
            for seat in later:
                tasks = robberies(document["players"][seat], deck)
                if tasks and chance.roll(2) == 1:
                    job["robbers"].append({"seat": seat, "task": chance.pick(tasks)})
    if job["docs"] == HIDDEN:
        job["docs"] = [
            seat
            for seat in possible_docs(document, job, seats)
            if "emergency-doc" in document["players"][seat]["influence"] and chance.roll(2) == 1
        ]


def seats_between(one: int, other: int, seats: int) -> list[int]:
    """The seats clockwise after one and before the other."""
    between: list[int] = []
    seat = (one + 1) % seats
    while seat not in (one, other):
        between.append(seat)
        seat = (seat + 1) % seats
    return between


def possible_docs(document: Document, job: Document, seats: int) -> list[int]:
    """CN-14.6  Only while a Doc waits for a veto can others stand by, clockwise after its owner."""
    played = document["played"]
    if played is None or played["why"] != "doc" or job["hit"] is None:
        return []
    return seats_between(played["seat"], job["hit"]["seat"], seats)
