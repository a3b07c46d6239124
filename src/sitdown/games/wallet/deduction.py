"""What follows from a view for the cards that it hides."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, Chance, Document

from .components import ATM, BADGE, POLICEMAN, kind
from .dealing import Slot, deal, hidden_in, unseen
from .judging import Holding, Verdict, verdict
from .position import Options
from .records import FRONT


def give_the_active_money(document: Document, slots: list[Slot], chance: Chance) -> None:
    """WA-7.5  Who played the pool has a money card: it changes places with another card."""
    hand = document["players"][document["active"]]["hand"]
    if any(kind(card).is_money for card in hand):
        return
    own = [slot for slot in slots if slot[0] is hand]
    others = [slot for slot in slots if kind(slot[0][slot[1]]).is_money]
    if own and others:
        (mine, here), (theirs, there) = chance.pick(own), chance.pick(others)
        mine[here], theirs[there] = theirs[there], mine[here]


def deal_to_the_moneyless(
    document: Document, cards: list[str], options: Options, chance: Chance
) -> list[str]:
    """WA-7.5  Who laid nothing into an open pool has no money card; gives back the other cards."""
    laid = (document["pending"] or {}).get("laid", [])
    hands = [document["players"][seat]["hand"] for seat, card in enumerate(laid) if card is None]
    slots = [slot for hand in hands for slot in hidden_in(hand)]
    if not slots:
        return cards
    deal(slots, [card for card in cards if not kind(card).is_money], options.cards, chance)
    return unseen(cards, [hand[place] for hand, place in slots])


def is_possible(document: Document) -> bool:
    """Whether nobody has cards that would have shown by now."""
    found = bool(document["wallet"])
    for player in document["players"]:
        if is_hidden_officer(player) or (found and lacks_what_it_withdrew(player)):
            return False
    return True


def lacks_what_it_withdrew(player: Document) -> bool:
    """WA-8.7  A withdrawal that left cards in the wallet has brought a note.

    It is in the hand or lies in front since, unless it was seized.
    """
    if player["revealed"] and player["verdict"] is not None and player["verdict"]["guilty"]:
        return False
    notes = len([card for card in player["hand"] if kind(card).is_note])
    for front in reversed(player["front"]):
        if front["card"] is not None:
            notes += kind(front["card"]).is_note
        elif front["special"] == ATM:
            notes -= 1
        if notes < 0:
            return True
    return False


def is_hidden_officer(player: Document) -> bool:
    """WA-10.1  Officers have shown themselves, so nobody whose verdict is hidden is one."""
    if player["verdict"] != HIDDEN or BADGE not in player["hand"]:
        return False
    return judged(player).is_innocent(POLICEMAN)


def judged(player: Document) -> Verdict:
    front = [FRONT.read(one) for one in player["front"]]
    return verdict(Holding(player["hand"], front, player["coin"]))
