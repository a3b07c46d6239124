"""What holds in every position of Gentleman's Deal (section 9 of the rules)."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import State
from sitdown.kernel.form import Document


def check(state: State) -> None:
    document = state.document()
    check_cards(document)
    check_owners(document)
    check_tokens(document)
    check_money(document)
    check_deal(document)
    check_actors(document)
    check_end(document)


def deck_of(document: Document) -> dict[str, Any]:
    """The deal cards of the game by id: sum and accomplices."""
    given = document["options"]["deck"]
    if given is None:
        given = packaged()
    return {card["id"]: card for card in given}


def packaged() -> list[Document]:
    """The deck of section 2.1, told anew: the tests do not ask the game what its cards are."""
    earners = ("tycoon", "journalist", "banker")
    names = ("sheriff", "senator", "tycoon", "journalist", "boss", "banker")
    rows = PACKAGED.split()
    cards = []
    for number, row in enumerate(rows, 1):
        money, letters = int(row[:2]), row[2:]
        accomplices = [name for name in names if LETTERS[name] in letters]
        assert 1 <= sum(name in earners for name in accomplices) <= 2
        cards.append({"id": f"deal.{number}", "money": money, "accomplices": accomplices})
    return cards


LETTERS = {
    "sheriff": "h",
    "senator": "s",
    "tycoon": "t",
    "journalist": "j",
    "boss": "b",
    "banker": "k",
}
PACKAGED = """
12hjk 12stk 12tjb 13sjk 13htb 13tbk 13hsj 14htj 14sbk
14jbk 14hst 15htk 15sjb 15stj 15hbk 16stb 16hjb 16hsk
"""


def check_cards(document: Document) -> None:
    card = [] if document["card"] is None else [document["card"]]
    cards = [*document["deck"], *card, *document["discard"]]
    assert sorted(cards) == sorted(deck_of(document))
    played = document["turn"] if document["phase"] == "over" else document["turn"] - 1
    assert len(document["discard"]) == played


def check_owners(document: Document) -> None:
    for owner in document["accomplices"].values():
        assert owner is None or 0 <= owner < document["seats"]
    if document["prison"] is not None:
        last = document["last"]
        assert not last["accepted"]
        assert document["prison"] == last["dealer"]


def check_tokens(document: Document) -> None:
    for player in document["players"]:
        assert 0 <= player["arguments"] <= 3
        assert 0 <= player["gangs"] <= 2
    assert sum(player["gangs"] for player in document["players"]) <= 10


def check_money(document: Document) -> None:
    money = [player["money"] for player in document["players"]]
    assert min(money) >= 0
    deck = deck_of(document)
    spent = 3 * document["seats"] - sum(player["arguments"] for player in document["players"])
    assert sum(money) <= sum(deck[id]["money"] + 1 for id in document["discard"]) + spent


def check_deal(document: Document) -> None:
    assert document["offers_made"] <= document["options"]["talk_rounds"]
    proposal = document["proposal"]
    if document["phase"] in ("talk", "vote"):
        assert proposal is not None
    if proposal is not None:
        card = deck_of(document)[document["card"]]
        assert proposal["money"][document["dealer"]] == 0
        assert sum(proposal["money"]) <= card["money"]
        assert set(proposal["accomplices"]) <= set(card["accomplices"])
        assert document["dealer"] not in proposal["accomplices"].values()


def check_actors(document: Document) -> None:
    assert (document["actors"] == []) == (document["result"] is not None)
    dealer, seats = document["dealer"], document["seats"]
    others = [(dealer + step) % seats for step in range(1, seats)]
    if document["phase"] in ("offer", "final"):
        assert document["actors"] == [dealer]
    elif document["phase"] == "talk":
        assert document["actors"] == [seat for seat in others if seat in document["actors"]]
    elif document["phase"] == "vote":
        voters = [seat for seat in others if seat != document["prison"]]
        voted = [seat for seat in voters if document["votes"][seat] is not None]
        assert document["actors"] == [seat for seat in voters if seat not in voted]
    if document["phase"] != "vote":
        assert document["votes"] == [None] * seats


def check_end(document: Document) -> None:
    turns = document["options"]["rounds"] * document["seats"]
    assert 1 <= document["turn"] <= turns
    assert document["round"] == (document["turn"] - 1) // document["seats"] + 1
    result = document["result"]
    if result is not None:
        money = [player["money"] for player in document["players"]]
        assert document["turn"] == turns
        assert document["card"] is None
        assert document["proposal"] is None
        assert result["scores"] == money
        assert result["winners"] == [
            seat for seat, sum_won in enumerate(money) if sum_won == max(money)
        ]
