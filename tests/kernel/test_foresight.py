"""Foresight: what several worlds tell alike."""

from __future__ import annotations

import sitdown
from sitdown.kernel import Action, Document, Look
from sitdown.kernel.foresight import WORLDS, careful, common

GAME = sitdown.load("squirrels")


def test_what_is_the_same_everywhere_is_told() -> None:
    told = [{"event": "paid", "amount": 2}, {"event": "turn", "seat": 1}]
    assert common([told, told, told]) == told


def test_what_differs_is_hidden_and_nothing_follows_on_it() -> None:
    one = [{"event": "drew", "seat": 0, "card": "bank"}, {"event": "turn", "seat": 1}]
    two = [{"event": "drew", "seat": 0, "card": "raid"}, {"event": "turn", "seat": 1}]
    assert common([one, two]) == [{"event": "drew", "seat": 0, "card": "?"}]


def test_a_list_that_differs_keeps_its_length() -> None:
    one, two = {"event": "shown", "dice": [1, 2]}, {"event": "shown", "dice": [1, 3]}
    assert common([[one], [two]]) == [{"event": "shown", "dice": ["?", "?"]}]
    assert common([[one], [{"event": "shown", "dice": [1]}]]) == [{"event": "shown", "dice": "?"}]


def test_events_of_another_kind_or_number_end_what_is_common() -> None:
    first = {"event": "bid", "seat": 0}
    assert common([[first, {"event": "won"}], [first, {"event": "lost"}]]) == [first]
    assert common([[first], [first, {"event": "lost"}]]) == [first]
    assert common([[first], []]) == []


def test_foresight_is_asked_again_only_where_it_imagines() -> None:
    asked: list[Look] = []
    look = Look.at(GAME, GAME.new(2, seed=7), 0)

    def knows(look: Look, action: Action) -> list[Document]:
        asked.append(look)
        return [{"event": "sign", "phase": look.state.phase}]

    def dreams(look: Look, action: Action) -> list[Document]:
        asked.append(look)
        return [{"event": "sign", "hand": look.imagine().document()["players"][0]["hand"]}]

    assert careful(knows)(look, look.legal[0]) == [{"event": "sign", "phase": "place"}]
    assert len(asked) == 1
    hand = look.view["players"][0]["hand"]
    assert careful(dreams)(look, look.legal[0]) == [{"event": "sign", "hand": hand}]
    assert len(asked) == 1 + WORLDS


def test_a_world_that_was_played_on_is_dealt_anew() -> None:
    look = Look.at(GAME, GAME.new(2, seed=7), 0)
    dream = look.dream(3)
    before = dream.imagine().document()
    world = dream.imagine()
    world.apply(0, look.legal[0])
    assert dream.imagine().document() == before
    assert look.dream(4).imagine().document()["chance"] != before["chance"]


def test_the_last_of_two_to_place_a_card_does_not_read_the_card_under_the_seal() -> None:
    state = GAME.new(2, seed=7, first=0)
    state.apply(0, {"do": "place", "card": "contraband-3", "stack": 0})
    look = Look.at(GAME, state, 1)
    assert GAME.foresee is not None
    sealed, revealed = GAME.foresee(look, look.legal[0])
    assert sealed == {"event": "sealed", "seat": 1, "card": "contraband-2", "stack": 0}
    assert (revealed["event"], revealed["seat"], revealed["card"]) == ("revealed", 0, "?")
