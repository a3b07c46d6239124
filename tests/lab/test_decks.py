"""Decks as files: the packaged one, one of one's own, and what differs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitdown import catalog
from sitdown.cli import main
from sitdown.kernel import BadOptions
from sitdown.lab.decks import DeckChange, changes, deck_lines, packaged, with_deck
from sitdown.lab.play import play_game

HOUSE = sorted(catalog.shelved())
SQUIRRELS = catalog.load("squirrels")


def file_of(folder: Path, text: str) -> Path:
    file = folder / "deck.json"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("id", HOUSE)
def test_the_packaged_deck_brought_along_plays_the_same_game(id: str) -> None:
    game = catalog.load(id)
    bots = ["random"] * game.seats[0]
    usual, own = play_game(id, bots, 7), play_game(id, bots, 7, {"deck": packaged(game)})
    assert (usual.moves, usual.result) == (own.moves, own.result)


@pytest.mark.parametrize("id", HOUSE)
def test_a_deck_is_written_as_it_is_read(
    id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", id]) == 0
    file = file_of(tmp_path, capsys.readouterr().out)
    game = catalog.load(id)
    assert with_deck(game, game.seats[0], {}, file) == {"deck": packaged(game)}


def test_a_card_stands_on_a_line_of_its_own() -> None:
    lines = list(deck_lines({"main": [{"card": "badge", "number": 2}] * 2, "tokens": [1, 2]}))
    assert lines == [
        "{",
        '  "main": [',
        '    {"card": "badge", "number": 2},',
        '    {"card": "badge", "number": 2}',
        "  ],",
        '  "tokens": [1, 2]',
        "}",
    ]


def test_without_a_file_the_options_stay() -> None:
    assert with_deck(SQUIRRELS, 2, {"first": 1}, None) == {"first": 1}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "is not JSON"),
        ('{"cards": ["rade", "bank"]}', r'deck\.json: deck\.cards\[0\]: no card "rade"'),
        ('{"cards": []}', "a list of 0"),
        ('{"cards": ["bank", "raid"], "x": 1}', 'no field "x"'),
    ],
)
def test_a_faulty_deck_is_refused_with_its_name(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BadOptions, match=fault):
        with_deck(SQUIRRELS, 2, {}, file_of(tmp_path, text))


def test_a_deck_that_does_not_fit_the_table_is_refused(tmp_path: Path) -> None:
    gentlemen = catalog.load("gentlemen")
    file = file_of(tmp_path, json.dumps(packaged(gentlemen)[:4]))
    with pytest.raises(BadOptions, match=r"deck\.json: .* the deck has 4"):
        with_deck(gentlemen, 5, {}, file)


def test_one_deck_is_enough(tmp_path: Path) -> None:
    file = file_of(tmp_path, json.dumps(packaged(SQUIRRELS)))
    with pytest.raises(BadOptions, match="given twice"):
        with_deck(SQUIRRELS, 2, {"deck": packaged(SQUIRRELS)}, file)


def test_a_game_without_a_deck_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SQUIRRELS, "options", {})
    for ask in (lambda: packaged(SQUIRRELS), lambda: with_deck(SQUIRRELS, 2, {}, tmp_path)):
        with pytest.raises(BadOptions, match="squirrels has no deck"):
            ask()


def test_what_differs_is_counted() -> None:
    one = {"cards": ["raid", "bank", "bank"], "influence": {"spy": 4, "snitch": 8}}
    other = {"cards": ["bank", "raid", "raid"], "influence": {"spy": 4, "snitch": 9}}
    assert list(changes(one, other)) == [
        DeckChange("raid", "", 1, 2),
        DeckChange("bank", "", 2, 1),
        DeckChange("snitch", "", 8, 9),
    ]


def test_a_row_that_changed_is_one_less_and_one_more() -> None:
    one, other = [{"id": "deal.1", "money": 12}], [{"id": "deal.1", "money": 13}]
    assert list(changes(one, other)) == [
        DeckChange("deal.1", '{"money": 12}', 1, 0),
        DeckChange("deal.1", '{"money": 13}', 0, 1),
    ]
    assert list(changes(one, one)) == []
