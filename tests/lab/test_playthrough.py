"""Recording: what is written of a game, and what is left out of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.kernel import BadOptions, Document
from sitdown.lab.playthrough import Recipe, change, changes, flat, group, record, refresh, without

LINE = "# sitdown playthrough squirrels --players 2 --seed 7 --bots random --steps 3"


def test_the_first_line_makes_the_same_text_again() -> None:
    text = record(Recipe.read(f"{LINE} --option first=1"))
    first = text.partition("\n")[0]
    assert first == f"{LINE} --option first=1"
    assert record(Recipe.read(first)) == text
    assert "all: first: 1" in text
    assert text.endswith("stopped after 3 actions\n")


def test_secrets_are_shown_to_whom_they_are_told() -> None:
    text = record(Recipe.read(LINE))
    assert '  event {"event": "sealed", "seat": 0, "card": "contraband-5", "stack": 0}' in text
    assert '    to 1 public: {"event": "sealed", "seat": 0, "card": "?", "stack": "?"}' in text
    assert '  0: players[0].hand: − ["contraband-5"]' in text
    assert "  1 public: players[0].hand: 8 × ? → 7 × ?" in text


def test_a_game_that_ends_is_recorded_to_its_end() -> None:
    text = record(Recipe.read(LINE.replace(" --steps 3", "")))
    assert "stopped" not in text
    assert "all: phase: play → over" in text


def test_the_same_change_in_several_views_is_one_line() -> None:
    before: dict[int | None, Document] = {0: {"nuts": 1}, 1: {"nuts": 1}, None: {"nuts": 1}}
    after: dict[int | None, Document] = {0: {"nuts": 2}, 1: {"nuts": 2}, None: {"nuts": "?"}}
    assert list(changes(before, after)) == [
        "  0 1: nuts: 1 → 2",
        "  public: nuts: 1 → ?",
    ]


def test_who_is_named_as_briefly_as_possible() -> None:
    assert group([0, 1, None], [0, 1, None]) == "all"
    assert group([1, None], [0, 1, None]) == "1 public"


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        (["a", "b", "c"], ["a", "c"], '− ["b"]'),
        (["a"], ["b", "a"], '+ ["b"] first'),
        (["a"], ["a", "b"], '+ ["b"] last'),
        (["a"], [], '["a"] → []'),
        (["a", "b"], ["b", "a"], '["a", "b"] → ["b", "a"]'),
        (["?", "?"], ["?"], '2 × ? → ["?"]'),
        (1, None, "1 → null"),
    ],
)
def test_of_a_list_only_what_came_or_went_is_told(old: object, new: object, text: str) -> None:
    assert change(old, new) == text


def test_what_left_a_list_is_known_only_if_the_rest_kept_its_order() -> None:
    assert without([1, 2, 3, 4], [2, 4]) == [1, 3]
    assert without([1, 2, 3], [3, 1]) == []


def test_legal_actions_are_a_number_and_a_mark_that_changes_with_them() -> None:
    one = flat({"legal": [{"do": "a"}, {"do": "b"}]})["legal"]
    two = flat({"legal": [{"do": "a"}, {"do": "c"}]})["legal"]
    assert one.startswith("2 (")
    assert one != two
    assert flat({"legal": []})["legal"] == "none"


def test_refreshing_names_what_has_changed(tmp_path: Path) -> None:
    folder = tmp_path / "toy" / "playthroughs"
    folder.mkdir(parents=True)
    stale, fresh = folder / "stale.txt", folder / "fresh.txt"
    stale.write_text(f"{LINE}\nold\n", encoding="utf-8")
    fresh.write_text(record(Recipe.read(LINE)), encoding="utf-8")
    assert refresh([tmp_path]) == [stale]
    assert stale.read_text(encoding="utf-8") == fresh.read_text(encoding="utf-8")
    assert refresh([stale, fresh]) == []


@pytest.mark.parametrize(
    "line", ["", "sitdown playthrough squirrels", "# sitdown playthrough squirrels --stops 3"]
)
def test_a_file_that_is_no_playthrough_is_refused(line: str) -> None:
    with pytest.raises(BadOptions, match="not a playthrough"):
        Recipe.read(line)


def test_a_place_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="no such file or folder"):
        refresh([tmp_path / "nowhere"])
    with pytest.raises(BadOptions, match="no recorded games"):
        refresh([tmp_path])
