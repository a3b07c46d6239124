"""GD-9.10: what a view leaves open is filled in every possible way."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.kernel import BadPosition, Chance, Document, Look, State

from .invariants import check, packaged
from .positions import GAME, offered, position, split, voting

SEEDS = 150


def imagined(view: Document) -> list[Document]:
    return [GAME.imagine(view, seed=seed).document() for seed in range(SEEDS)]


def after_turns(turns: int, seats: int = 5, seed: int = 1, **options: Any) -> State:
    luck = Chance(f"after {turns} turns")
    state = GAME.new(seats, seed, **options)
    while state.result is None and state.document()["turn"] <= turns:
        seat = state.actors[0]
        state.apply(seat, luck.pick(state.legal(seat)))
    return state


def test_the_card_is_any_that_the_proposal_fits() -> None:
    view = offered([0, 15, 0, 0, 0], card="deal.12").view(1)
    fitting = {card["id"] for card in packaged() if card["money"] >= 15}
    assert {document["card"] for document in imagined(view)} == fitting
    named = position(
        phase="talk",
        actors=[1, 2, 3, 4],
        proposal=split([0] * 5, sheriff=1, tycoon=2),
        offers_made=1,
    ).view(None)
    fitting = {
        card["id"] for card in packaged() if {"sheriff", "tycoon"} <= set(card["accomplices"])
    }
    assert {document["card"] for document in imagined(named)} == fitting


def test_the_dealer_imagines_the_card_it_holds_and_any_pile() -> None:
    documents = imagined(position().view(0))
    assert {document["card"] for document in documents} == {"deal.11"}
    assert len({document["deck"][0] for document in documents}) == 17


def test_a_sealed_reply_is_nothing_or_any_ask() -> None:
    state = offered([0] * 5)
    state.apply(2, {"do": "pass"})
    asks = [document["asks"][2] for document in imagined(state.view(1))]
    assert None in asks
    own = [ask for ask in asks if ask is not None and ask["money"][2] is not None]
    for_others = [ask for ask in asks if ask is not None and ask["money"][3] is not None]
    assert own
    assert for_others
    for ask in asks:
        if ask is not None:
            offered([0] * 5).check(2, {"do": "ask", **ask})


def test_a_sealed_vote_is_any_that_the_seat_may_give() -> None:
    state = position(
        phase="vote",
        actors=[1, 2, 3, 4],
        proposal=split([0] * 5),
        offers_made=1,
        players=[{}, {}, {}, {"arguments": 0}],
    )
    for seat in (2, 3):
        state.apply(seat, {"do": "vote", "accept": True, "argument": False})
    documents = imagined(state.view(1))
    assert len({tuple(document["votes"][2].values()) for document in documents}) == 4
    assert {tuple(document["votes"][3].values()) for document in documents} == {
        (True, False),
        (False, False),
    }


def test_hidden_money_is_possible_and_varied() -> None:
    state = after_turns(6)
    view = state.view(2)
    documents = imagined(view)
    for document in documents:
        check(GAME.load(document))
        assert document["players"][2] == state.document()["players"][2]
    for seat in (0, 1, 3, 4):
        assert len({document["players"][seat]["money"] for document in documents}) > 10


def test_what_the_last_turn_paid_is_there() -> None:
    """In the first turn nobody had an accomplice, so the shares are all there is."""
    state = position()
    state.apply(0, {"do": "offer", **split([0, 4, 4, 0, 0])})
    for seat in range(1, 5):
        state.apply(seat, {"do": "pass"})
    state.apply(0, {"do": "final", **split([0, 4, 4, 0, 0])})
    for seat in range(1, 5):
        state.apply(seat, {"do": "vote", "accept": True, "argument": False})
    for document in imagined(state.view(3)):
        assert [player["money"] for player in document["players"]] == [6, 4, 4, 0, 0]


def test_before_the_first_payment_nobody_has_money() -> None:
    for document in imagined(GAME.new(7, 3).view(None)):
        assert [player["money"] for player in document["players"]] == [0] * 7


def test_one_who_has_nearly_all_leaves_little_for_the_others() -> None:
    state = after_turns(3)
    document = state.document()
    played = sum(card["money"] for card in packaged() if card["id"] in document["discard"])
    spent = 15 - sum(player["arguments"] for player in document["players"])
    most = played + len(document["discard"]) + spent
    for seat, player in enumerate(document["players"]):
        player["money"] = most - 2 if seat == 0 else 0
    for filled in imagined(GAME.load(document).view(0)):
        assert sum(player["money"] for player in filled["players"][1:]) <= 2


def test_open_money_is_taken_as_it_is() -> None:
    state = after_turns(4, open_money=True)
    real = state.document()["players"]
    assert all(document["players"] == real for document in imagined(state.view(1)))


def test_a_made_up_view_is_filled_as_well_as_can_be() -> None:
    """Cards in two places, a longer pile than there are cards: still a position."""
    everything = [card["id"] for card in packaged()]
    state = position(discard=everything, deck=everything)
    document = GAME.imagine(state.view(1), seed=0).document()
    assert len(document["deck"]) == 18
    assert document["card"] in everything


def test_a_view_with_endless_money_is_refused_without_counting_it_down() -> None:
    view = after_turns(2).view(1)
    view["players"][1]["money"] = 10**15
    with pytest.raises(BadPosition, match=r"players\[1\]\.money"):
        GAME.imagine(view)


def test_a_world_dealt_on_the_seen_state_has_its_answers_under_seals() -> None:
    """What others have replied or voted already counts when the last answer comes."""
    for state in (offered([0, 3, 0, 0, 0]), voting([0, 3, 0, 0, 0])):
        luck = Chance(state.phase)
        for seat in (1, 2, 3):
            state.apply(seat, luck.pick(state.legal(seat)))
        look = Look.at(GAME, state, 4)
        for seed in range(SEEDS):
            world, loaded = look.imagine(seed), GAME.imagine(look.view, seed)
            assert world.sealed == loaded.sealed
            world.apply(4, look.legal[0])
            loaded.apply(4, look.legal[0])
            assert world.document() == loaded.document()
