"""Episodes: who is asked when, what is hidden meanwhile, and what comes of it."""

from __future__ import annotations

from random import Random

import pytest

import sitdown
from sitdown.envs.codec import NoAction
from sitdown.envs.episode import MOST_ANSWERS, WAIT, Episode, EpisodeSetup
from sitdown.envs.recall import Recall


def room(game: str, most: int = MOST_ANSWERS) -> EpisodeSetup:
    known = sitdown.load(game)
    return EpisodeSetup(known, known.seats[0], most=most)


def played(episode: Episode, seed: int = 1, most: int = 100_000) -> Episode:
    luck = Random(seed)
    for _ in range(most):
        if episode.is_over:
            break
        episode.choose(luck.choice(episode.choices()))
    return episode


@pytest.mark.parametrize("game", sitdown.games())
def test_a_game_is_played_token_by_token(game: str) -> None:
    episode = played(room(game).new(3))
    assert episode.state.result is not None
    rewards = episode.rewards()
    assert sum(rewards) == pytest.approx(0)
    best = [seat for seat, reward in enumerate(rewards) if reward == max(rewards)]
    assert best == episode.state.result["places"][0]


@pytest.mark.parametrize("game", sitdown.games())
def test_an_observation_fits_its_names(game: str) -> None:
    house = room(game)
    episode = played(house.new(3), most=40)
    for seat in range(house.players):
        assert len(episode.observation(seat)) == len(house.layout.names)
    assert len(set(house.layout.names)) == len(house.layout.names)


def test_a_seat_sees_the_others_from_its_own_chair() -> None:
    """The seat after one's own is 1 for everybody, wherever they sit."""
    house = EpisodeSetup(sitdown.load("squirrels"), 3)
    episode = house.new(3)
    while episode.state.phase != "play":
        episode.choose(episode.choices()[0])
    (asked,) = episode.state.actors
    for seat in range(3):
        row = dict(zip(house.layout.names, episode.observation(seat), strict=True))
        steps = [step for step in range(3) if row[f"asked: {step}"]]
        assert steps == [(asked - seat) % 3]


def test_sealed_answers_are_hidden_until_all_are_in() -> None:
    house = room("squirrels")
    one, other = house.new(1), house.new(1)
    for token in ("place", "bank", "0"):
        one.choose(token)
    for token in ("place", "raid", "1"):
        other.choose(token)
    assert one.seat == other.seat == 1
    assert one.observation(1) == other.observation(1)
    assert one.told[1] == other.told[1]
    assert one.observation(0) != other.observation(0)


def test_a_begun_answer_is_nobodys_business() -> None:
    house = room("squirrels")
    begun, untouched = house.new(1), house.new(1)
    begun.choose("place")
    assert begun.observation(1) == untouched.observation(1)


def test_recall_has_names_for_all_places() -> None:
    house = room("wallet")
    recall = Recall(house)
    episode = played(house.new(3), most=40)
    row = dict(zip(recall.names, recall.row(episode, 1), strict=True))
    assert len(row) == len(recall.names)
    assert row["told: turn of seat+0"] == len(
        [one for one in episode.told[1] if one["event"] == "turn" and one["seat"] == 1]
    )
    assert row["chosen: flip"] == episode.chosen[1].count("flip")
    assert list(row.values())[: len(house.layout.names)] == episode.observation(1)


def test_a_seat_recalls_in_which_order_things_were() -> None:
    """Both ways lead to the same position."""
    house = room("squirrels")
    recall = Recall(house)
    one, other = house.new("first"), house.new("first")
    ways = (("place", "bank", "0"), ("place", "raid", "0"))
    for episode in (one, other):
        for token in (*ways[0], *ways[1]):
            episode.choose(token)
    assert recall.row(one, 0) == recall.row(other, 0)
    one.told[0].reverse()
    assert one.observation(0) == other.observation(0)
    assert recall.row(one, 0) != recall.row(other, 0)


def test_a_seat_recalls_nothing_that_it_cannot_know() -> None:
    house = room("squirrels")
    recall = Recall(house)
    one, other = house.new(1), house.new(1)
    for token in ("place", "bank", "0"):
        one.choose(token)
    for token in ("place", "raid", "1"):
        other.choose(token)
    assert recall.row(one, 1) == recall.row(other, 1)
    assert recall.row(one, 0) != recall.row(other, 0)
    begun = one.copy()
    begun.choose("place")
    assert recall.row(begun, 0) == recall.row(one, 0)
    assert recall.row(begun, 1) != recall.row(one, 1)


def test_a_seat_recalls_what_it_was_dealt() -> None:
    house = room("wallet")
    rows = {tuple(Recall(house).row(house.new(seed), 0)) for seed in range(8)}
    assert len(rows) > 1


def test_a_game_without_an_end_is_a_draw() -> None:
    episode = played(room("squirrels", most=3).new(1))
    assert episode.state.result is None
    assert episode.answers == 3
    assert episode.rewards() == [0, 0]


def test_a_copy_goes_its_own_way() -> None:
    episode = played(room("wallet").new(2), most=20)
    twin = episode.copy()
    before = episode.state.document()
    played(twin)
    assert episode.state.document() == before


def test_a_token_that_leads_nowhere_is_refused_and_changes_nothing() -> None:
    episode = room("squirrels").new(1)
    with pytest.raises(NoAction):
        episode.choose("pay")
    assert episode.prefix == ()


def test_a_wrong_token_is_replaced_by_the_default() -> None:
    episode = room("squirrels").new(1)
    assert not episode.try_token(episode.room.ids["pay"])
    assert episode.prefix == ("place",)


def test_who_may_speak_up_is_asked_and_may_wait() -> None:
    """Vendetta cards are played in other players' turns, too."""
    luck = Random(5)
    episode = room("vendetta").new(4)
    speakers = set()
    for _ in range(4000):
        if episode.is_over:
            break
        choices = episode.choices()
        if WAIT in choices and len(choices) > 1:
            speakers.add(episode.seat in episode.state.actors)
        episode.choose(luck.choice(choices))
    assert speakers == {True, False}


def test_an_offer_is_answered_before_anything_else() -> None:
    luck = Random(2)
    episode = room("cosanostra").new(1)
    answered = 0
    for _ in range(3000):
        if episode.is_over:
            break
        if episode.state.offers and not episode.prefix:  # type: ignore[attr-defined]
            assert set(episode.choices()) <= {"accept", "decline"}
            answered += 1
        episode.choose(luck.choice(episode.choices()))
    assert answered > 3
