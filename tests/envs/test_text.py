"""Games in words: what is read, what is understood, and what is told back."""

from __future__ import annotations

import json
from random import Random

import pytest

import sitdown
from sitdown.envs.text import TextGame
from sitdown.words import LANGUAGES

GAMES = pytest.mark.parametrize("game", sitdown.games())


def squirrels() -> TextGame:
    return TextGame("squirrels", 2)


@pytest.mark.parametrize("language", LANGUAGES)
@GAMES
def test_a_game_is_played_in_words(game: str, language: str) -> None:
    """By somebody who takes a number, writes JSON, or talks nonsense."""
    luck = Random(4)
    table = TextGame(game, language=language, most=40)
    over = False
    while not over:
        seat, text = table.get_observation()
        assert table.readers[seat].language == language
        assert not [line for line in text.splitlines() if line.startswith(("text-", "action-"))]
        choices = table.choices()
        document = luck.choice(choices).document() if choices else None
        answers = ["1", "hm", json.dumps({"act": document, "say": "…"})]
        over, _ = table.step(luck.choice(answers))
    rewards, report = table.close()
    assert sum(rewards.values()) == pytest.approx(0)
    assert all(tally["not_understood"] + tally["answers"] for tally in report.values())


def test_the_rules_are_told_once() -> None:
    table = squirrels()
    first, text = table.get_observation()
    assert "nuts are prohibited" in text
    table.step("1")
    table.get_observation()
    table.step("1")
    while table.episode.seat != first:
        table.step("1")
    assert "nuts are prohibited" not in table.get_observation()[1]


@pytest.mark.parametrize(
    "answer",
    [
        "3",
        '{"do": "place", "card": "contraband-3", "stack": 0}',
        '{"act": {"do": "place", "card": "contraband-3", "stack": 0}}',
        '{"act": 3, "say": "Good evening."}',
        '```json\n{"act": 3}\n```',
    ],
)
def test_an_answer_has_several_forms(answer: str) -> None:
    table = squirrels()
    seat = table.episode.seat
    over, told = table.step(answer)
    assert (over, told) == (False, {"understood": True})
    sealed = table.episode.state.view(seat)["players"][seat]["sealed"]
    assert sealed == {"card": "contraband-3", "stack": 0}


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("I would say 3", "“I would say 3” is no number of a choice, no JSON and no shorthand."),
        ("77", "There are numbers 1 to 16."),
        ('{"do": "place"', "This looks like JSON, but it is not."),
        ('{"do": "plaice"}', 'no action "plaice" in this game; did you mean "place"?'),
        ('{"act": 1, "promise": "peace"}', 'A promise needs "to", a seat, and "text".'),
        (
            '{"act": 1, "judge": {"promise": 1, "kept": true}}',
            'Only a promise that was made to you can be judged: "promise", its number, and "kept".',
        ),
    ],
)
def test_what_is_not_understood_is_told_and_changes_nothing(answer: str, reason: str) -> None:
    table = squirrels()
    seat = table.episode.seat
    before = table.episode.state.document()
    assert table.step(answer) == (False, {"understood": False, "reason": reason})
    assert table.episode.state.document() == before
    assert table.get_observation()[1].startswith(f"{reason} Nothing has changed; tries left: 2.")
    assert table.tallies[seat].not_understood == 1


def test_what_is_not_allowed_is_told_by_the_rules() -> None:
    table = squirrels()
    table.step("1")
    table.step("1")
    _, told = table.step('{"do": "play", "card": "contraband-2", "stack": 0}')
    assert told["reason"].startswith("play: you hold no contraband-2")


def test_after_three_tries_the_default_is_done() -> None:
    table = squirrels()
    seat = table.episode.seat
    for _ in range(3):
        table.step("?")
    assert table.episode.seat != seat
    assert (table.tallies[seat].defaults, table.tallies[seat].answers) == (1, 1)
    assert "last try" not in table.get_observation()[1]
    table.step("1")
    while table.episode.seat != seat:
        table.step("1")
    assert "That was the last try" in table.get_observation()[1]


def test_a_promise_is_given_read_and_judged() -> None:
    table = squirrels()
    one = table.episode.seat
    other = 1 - one
    table.step(json.dumps({"act": 1, "promise": {"to": other, "text": "no raid"}}))
    assert "(promise 1): “no raid”" in table.get_observation()[1]
    table.step(json.dumps({"act": 1, "judge": {"promise": 1, "kept": False}}))
    _, report = table.close()
    assert (report[one]["promises"], report[one]["broken"], report[one]["kept"]) == (1, 1, 0)
