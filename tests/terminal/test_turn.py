"""A turn: what a person can type, and what it is told about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.kernel import Advice, Document, Look, Misfit
from sitdown.terminal.local_table import LocalTable
from tests.kernel import toy

from .people import SQUIRRELS, Plain, a_table


def told(table: LocalTable, typed: list[str], tmp_path: Path) -> str:
    """All that is shown until the typed lines have run out."""
    plain = Plain(table, typed, tmp_path / "game.json")
    with pytest.raises(EOFError):
        plain.session.run()
    return plain.text


def test_choices_are_numbered_and_say_what_they_bring(tmp_path: Path) -> None:
    text = told(a_table(), ["contraband 5 on the left"], tmp_path)
    assert "1. contraband 2 on the left" in text
    assert "contraband 3 on the right: +8" in text
    assert "bank on the left: 0, covers contraband 5" in text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There are numbers 1 to 16."),
        ("17", "There are numbers 1 to 16."),
        ("xyzzy", "No choice has “xyzzy” in it."),
        ("bank", "“bank” fits 2 choices:"),
        ('{"do": "pay"}', "pay: shares: missing"),
        ('{"do": "play", "card": "bank", "stack": 0}', "play: you are asked to place now"),
        ('{"do": "place", "card": "bnak", "stack": 0}', 'did you mean "bank"?'),
        ("{oops", "not an action: "),
    ],
)
def test_what_cannot_be_done_is_answered_and_asked_again(
    typed: str, answer: str, tmp_path: Path
) -> None:
    table = a_table()
    before = table.state.document()["players"][0]
    text = told(table, [typed], tmp_path)
    assert answer in text
    assert text.count("Your choice:") == 2
    assert table.state.document()["players"][0] == before


def test_an_ambiguous_word_opens_a_menu_of_its_own(tmp_path: Path) -> None:
    table = a_table()
    told(table, ["bank", "2"], tmp_path)
    assert table.state.document()["players"][0]["stacks"][1] == ["bank"]


def test_enter_leads_back_to_all_choices(tmp_path: Path) -> None:
    table = a_table()
    text = told(table, ["bank", "", "2"], tmp_path)
    assert "Enter: back to all choices." in text
    assert table.state.document()["players"][0]["stacks"][1] == ["contraband-2"]


def test_enter_shows_the_table_again(tmp_path: Path) -> None:
    text = told(a_table(), [""], tmp_path)
    assert text.count("Which card do you lay down first") == 2
    assert text.count("Knuckles has chosen a card.") == 2


def test_a_document_is_an_action_too(tmp_path: Path) -> None:
    table = a_table()
    told(table, ['{"do": "place", "card": "raid", "stack": 1}'], tmp_path)
    assert table.state.document()["players"][0]["stacks"][1] == ["raid"]


def test_a_question_mark_explains_choices_cards_and_typing(tmp_path: Path) -> None:
    text = told(a_table(), ["?"], tmp_path)
    assert "first card: The card waits face down" in text
    assert "hideout: When it is played, you take all the cards" in text
    assert "Type the number of a choice or a few letters of it." in text


def test_there_is_no_undo(tmp_path: Path) -> None:
    assert "No choice has “u” in it." in told(a_table(), ["u"], tmp_path)


def with_shorthand(text: str, look: Look) -> Document | None:
    if text == "b!":
        return {"do": "place", "card": "bank", "stack": 0}
    if text.endswith("!"):
        raise Misfit("only b! is short for anything")
    return None


def test_shorthand_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    advice = Advice(sketch=SQUIRRELS.advice.sketch, shorthand=with_shorthand)
    monkeypatch.setattr(SQUIRRELS, "advice", advice)
    table = a_table(game=SQUIRRELS)
    text = told(table, ["x!", "b!"], tmp_path)
    assert "only b! is short for anything" in text
    assert table.state.document()["players"][0]["stacks"][0] == ["bank"]


def test_a_game_without_words_and_sketch_is_played_all_the_same(tmp_path: Path) -> None:
    table = a_table(["Ann", "Bob"], ("random",), 3, game=toy.game, options={"loud": True})
    text = told(table, ["", "1", "", "1"], tmp_path)
    assert "phase-robbery" in text
    assert "health: 3" in text
    assert "You may also:" in text
    assert "action-shout (cheer)" in text
