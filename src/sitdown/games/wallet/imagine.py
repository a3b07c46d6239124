"""Filling in a view: what is not seen is dealt anew to where it could be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.kernel import HIDDEN, Chance, Document

from .components import EXTRA_TIME, kind
from .dealing import Slot, common, deal, hidden_in, shown, unseen
from .deduction import deal_to_the_moneyless, give_the_active_money, is_possible, judged
from .judging import VERDICT
from .position import Options

MOST_DEALS: Final = 200


def fill(document: Document, seat: int | None, chance: Chance) -> None:
    """Replaces every "?" by something possible."""
    options = Options(document["seats"], document["options"])
    fill_specials(document, options, chance)
    fill_tokens(document, options, chance)
    fill_cards(document, options, chance)
    for player in document["players"]:
        if player["verdict"] == HIDDEN:
            player["verdict"] = VERDICT.write(judged(player))
        if player["sealed"] == HIDDEN:
            player["sealed"] = SEALS[document["phase"]](document, player, chance)


def fill_specials(document: Document, options: Options, chance: Chance) -> None:
    """What neither lies open nor is the viewer's own is in another hand or aside."""
    open_ones = list(document["discard"])
    for player in document["players"]:
        open_ones += [front["special"] for front in player["front"]]
        open_ones += shown(player["specials"])
    slots = hidden_in(document["aside"])
    for player in document["players"]:
        slots += hidden_in(player["specials"])
    deal(slots, unseen(options.specials, open_ones), options.specials, chance)


def fill_tokens(document: Document, options: Options, chance: Chance) -> None:
    """A player who has never lost a token still has the 1 it began with (WA-2.2)."""
    rest = options.tokens
    for player in document["players"]:
        rest = unseen(rest, shown(player["tokens"]))
    slots = hidden_in(document["bag"])
    for seat, player in enumerate(document["players"]):
        own = hidden_in(player["tokens"])
        if own and has_never_lost(document, seat) and 1 in rest:
            rest.remove(1)
            player["tokens"][0] = 1
            del own[0]
        slots += own
    deal(slots, rest, options.tokens, chance)


def has_never_lost(document: Document, seat: int) -> bool:
    """By the rounds before: the first loss takes the only token, a later one shows in the last."""
    count = len(document["players"][seat]["tokens"])
    if document["round"] < 3:
        return count > 0
    last = document["last_round"]
    gained: int = -1 if last is None else last["players"][seat]["tokens"]
    return gained >= 0 and count > gained


def fill_cards(document: Document, options: Options, chance: Chance) -> None:
    """Spare passports first, as only some cards can be spares; the rest goes anywhere."""
    rest = unseen(options.cards + options.spares, open_cards(document))
    spares = hidden_in(document["spares"])
    if spares:
        possible = common(rest, options.spares)
        deal(spares, possible, options.spares, chance)
        rest = unseen(rest, document["spares"])
    rest = deal_to_the_moneyless(document, rest, options, chance)
    slots = card_slots(document)
    for _ in range(MOST_DEALS):
        deal(slots, rest, options.cards, chance)
        if document["phase"] == "pool":
            give_the_active_money(document, slots, chance)
        if is_possible(document):
            break


def open_cards(document: Document) -> list[str]:
    """Every card that the viewer sees."""
    cards: list[str] = document["centre"] + shown(document["spares"])
    pending = document["pending"] or {}
    for value in (*pending.get("cards", ()), *pending.get("laid", ()), pending.get("card")):
        cards += shown([value])
    for player in document["players"]:
        cards += shown(player["hand"]) + player["loot"]
        cards += shown([front["card"] for front in player["front"]])
    return cards


def card_slots(document: Document) -> list[Slot]:
    """Every place of a hidden card, the spare passports apart."""
    slots = hidden_in(document["wallet"])
    pending = document["pending"] or {}
    slots += hidden_in(pending.get("cards", []))
    if pending.get("card") == HIDDEN:
        slots.append((pending, "card"))
    for player in document["players"]:
        slots += hidden_in(player["hand"])
        slots += [(front, "card") for front in player["front"] if front["card"] == HIDDEN]
    return slots


def seal_of_pool(document: Document, player: Document, chance: Chance) -> Document:
    money = [card for card in player["hand"] if kind(card).is_money]
    return {"do": "lay", "card": chance.pick(money)} if money else {"do": "pass"}


def seal_of_passing(document: Document, player: Document, chance: Chance) -> Document:
    return {"do": "hand-over", "card": chance.pick(player["hand"])}


def seal_of_extra_time(document: Document, player: Document, chance: Chance) -> Document:
    able = EXTRA_TIME in player["specials"] and (player["hand"] or document["wallet"])
    if able and chance.roll(2) == 1:
        return {"do": "play", "special": EXTRA_TIME}
    return {"do": "pass"}


def seal_of_forfeit(document: Document, player: Document, chance: Chance) -> Document:
    return {"do": "forfeit", "token": chance.pick(player["tokens"])}


SEALS: Final[dict[str, Callable[[Document, Document, Chance], Document]]] = {
    "pool": seal_of_pool,
    "pass-cards": seal_of_passing,
    "swap": seal_of_passing,
    "extra-time": seal_of_extra_time,
    "forfeit": seal_of_forfeit,
}
"""A choice that could be the sealed one, by phase."""
