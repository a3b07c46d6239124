"""Looking closer: `look NAME`, pages longer than the screen, answers that leave the table there."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import sitdown
from sitdown.terminal.look_command import wish
from sitdown.terminal.screens.flow import Flow, words_of
from sitdown.terminal.screens.menus import shortened

from .people import Painted, Plain, a_table

COSANOSTRA = sitdown.load("cosanostra")


def plain(typed: list[str], tmp_path: Path, language: str = "en") -> str:
    session = Plain(a_table(["Ann"], players=3, language=language), typed, tmp_path / "game.json")
    with pytest.raises(EOFError):
        session.session.run()
    return session.text


def pages(typed: list[str], tmp_path: Path, height: int = 24) -> list[str]:
    """What is shown before each prompt."""
    table = a_table(["Ann"], players=4, game=COSANOSTRA)
    session = Painted(table, typed, tmp_path / "game.json", 80, height)
    with pytest.raises(EOFError):
        session.session.run()
    return session.text.split("Your choice › ")


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("look carla", "carla"),
        ("LOOK", ""),
        ("!2", "2"),
        ("!", ""),
        ("смотреть рынок", "рынок"),
        ("lookout", None),
        ("bank", None),
    ],
)
def test_what_one_wants_to_look_at(typed: str, wanted: str | None) -> None:
    assert wish(typed) == wanted


@pytest.mark.parametrize("typed", ["look knuckles", "look kn", "look 2", "!2", "! Knuckles"])
def test_a_player_is_shown_in_full(typed: str, tmp_path: Path) -> None:
    looked = plain([typed], tmp_path).split("Your choice:")[1]
    assert "Knuckles · 0 nuts" in looked
    assert "  left: nothing" in looked
    assert "Penny" not in looked


@pytest.mark.parametrize("typed", ["look me", "look 1", "!Ann"])
def test_one_looks_at_oneself(typed: str, tmp_path: Path) -> None:
    looked = plain([typed], tmp_path).split("Your choice:")[1]
    assert "Ann · 0 nuts" in looked
    assert "Knuckles" not in looked


def test_look_alone_shows_the_whole_table(tmp_path: Path) -> None:
    looked = plain(["look"], tmp_path).split("Your choice:")[1]
    assert all(name in looked for name in ("Knuckles", "Penny", "Ann"))


def test_a_card_is_explained(tmp_path: Path) -> None:
    assert "hideout: When it is played" in plain(["look hide"], tmp_path).split("Your choice:")[1]


def test_what_nobody_is_called_is_a_choice_or_nothing(tmp_path: Path) -> None:
    assert "No choice has “look xyzzy” in it." in plain(["look xyzzy"], tmp_path)


def test_a_part_of_the_table_by_its_title(tmp_path: Path) -> None:
    looked = pages(["look mark"], tmp_path)[1]
    assert "Market" in looked
    assert "Enter: back to the table" in looked
    assert "Knuckles" not in looked


def test_what_is_longer_than_the_screen_comes_in_pages(tmp_path: Path) -> None:
    shown = pages(["look", "", "", "", ""], tmp_path)
    assert "Enter: on (page 1 of " in shown[1]
    assert "Enter: on (page 2 of " in shown[2]
    ends = [number for number, page in enumerate(shown) if "Enter: back to the table" in page]
    assert len(ends) == 1
    assert shown[ends[0] + 1].strip() == shown[0].strip()
    assert all(len(page.strip("\n").split("\n")) <= 24 for page in shown)


def test_a_page_is_left_by_typing_something_else(tmp_path: Path) -> None:
    shown = pages(["look", "look me", ""], tmp_path)
    assert "1. Ann" in shown[2]
    assert "Enter: back to the table" in shown[2]
    assert shown[3].strip() == shown[0].strip()


def test_enter_on_a_page_chooses_nothing(tmp_path: Path) -> None:
    """There is only one thing to do when jobs are dealt, and Enter alone does it."""
    shown = pages(["log", ""], tmp_path)
    assert "Enter: take the only choice." in shown[0]
    assert "Enter: take the only choice." in shown[2]


def test_an_answer_leaves_the_table_in_sight(tmp_path: Path) -> None:
    answered = pages(["99"], tmp_path)[1]
    assert "There are numbers 1 to 1." in answered
    assert all(name in answered for name in ("Knuckles", "Penny", "Mr. Cog", "Ann"))
    assert len(answered.strip("\n").split("\n")) < 24


def test_a_group_opens_in_place_of_the_menu(tmp_path: Path) -> None:
    table = a_table(["Ann"], players=4)
    session = Painted(table, ["c"], tmp_path / "game.json", 80, 24)
    with pytest.raises(EOFError):
        session.session.run()
    opened = session.text.split("Your choice › ")[1]
    assert "“c” fits 8 choices:" in opened
    assert all(name in opened for name in ("Knuckles", "Penny", "Mr. Cog", "Ann"))
    assert "customs on the left  cul" in opened


def flowed(text: str, width: int, indent: int = 0, most: int | None = None) -> list[str]:
    flow = Flow(words_of(Text(text)), indent=indent, most=most)
    return [line.plain for line in flow.lines(width)]


def test_a_sum_never_breaks() -> None:
    assert flowed("цена 2\u00a0000\u00a0$ за всё", 10) == ["цена", "2\u00a0000\u00a0$ за", "всё"]


def test_the_second_line_stands_in() -> None:
    assert flowed("give Bruno one of your cards", 12, indent=3) == [
        "give Bruno",
        "   one of",
        "   your",
        "   cards",
    ]


def test_what_does_not_fit_ends_in_a_sign() -> None:
    assert flowed("give Bruno one of your cards", 12, most=2) == ["give Bruno", "one of …"]


def test_what_a_choice_brings_is_cut_between_its_parts() -> None:
    assert shortened("covers contraband 5, +2, −1 → Bruno", 14) == "+2, …"
    assert shortened("+2, −1 → Bruno", 14) == "+2, −1 → Bruno"
