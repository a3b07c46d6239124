"""The painted screen: the table drawn, at several widths."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch
from sitdown.terminal.screens.drawing import PALETTE, Drawing, tints
from sitdown.terminal.screens.summary import WITH_BOXES, SummaryDrawing
from sitdown.words import Words

from .people import Painted, a_table


def painted(typed: list[str], tmp_path: Path, width: int = 80, players: int = 3) -> str:
    table = a_table(["Ann"], ("cautious",), players)
    session = Painted(table, typed, tmp_path / "game.json", width)
    with pytest.raises(EOFError):
        session.session.run()
    return session.text


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
@pytest.mark.parametrize("players", [2, 5])
def test_no_line_is_wider_than_the_screen(width: int, players: int, tmp_path: Path) -> None:
    text = painted(["contraband 5 on the left", "bank on the right"], tmp_path, width, players)
    assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width


def test_everybody_has_an_area_and_ones_own_is_the_last(tmp_path: Path) -> None:
    text = painted(["contraband 5 on the left"], tmp_path).split("Since your last turn")[-1]
    places = [text.index(name) for name in ("─ Knuckles · ", "─ Penny · ", "━ ▶ Ann · ")]
    assert places == sorted(places)


def test_active_cards_are_boxes_with_a_sign_and_a_name(tmp_path: Path) -> None:
    text = painted(["contraband 5 on the left", "bank on the left"], tmp_path)
    last = text.split("━ ▶ Ann")[-1]
    assert "╭── left ───╮" in last
    assert "│ ▣         │" in last
    assert "│ bank      │" in last
    assert "└ contraband 5" in last


def test_on_a_low_screen_cards_are_drawn_smaller(tmp_path: Path) -> None:
    table = a_table(["Ann"], ("cautious",), 3)
    typed = ["contraband 5 on the left", "bank on the left"]
    session = Painted(table, typed, tmp_path / "game.json", 80, height=24)
    with pytest.raises(EOFError):
        session.session.run()
    last = session.text.split("▶ Ann")[-1]
    assert "left  ▣ bank  └1 │ right nothing" in last


def test_choices_stand_in_columns_as_there_is_room(tmp_path: Path) -> None:
    narrow = painted([], tmp_path, 60)
    wide = painted([], tmp_path, 130)
    assert narrow.count("\n") > wide.count("\n")
    assert " 1 contraband 2 on the left" in narrow
    line = next(line for line in wide.splitlines() if line.startswith(" 1 "))
    assert line.count("contraband") > 1


def test_long_news_are_cut_and_the_log_has_them_all(tmp_path: Path) -> None:
    text = painted(["contraband 5 on the left", "bank on the right", "log"], tmp_path, players=5)
    news = text.split("Since your last turn")[3].partition("Turn 6. ")[0]
    assert "more before that (type log to read them all)" in news
    assert news.count("·") == 14
    log = text.split("› log")[1]
    assert log.count("Turn 1:") == 1


def test_a_menu_of_candidates_and_an_explanation_are_drawn(tmp_path: Path) -> None:
    text = painted(["bank", "", "?"], tmp_path)
    assert "“bank” fits 2 choices:" in text
    assert "Enter: back to all choices." in text
    assert "Choices ───" in text
    assert "  hideout: When it is played" in text


def test_kinds_of_things_have_colours_of_their_own() -> None:
    known = tints("squirrels")
    stems = ["contraband", "customs", "robbery", "bank", "raid", "hideout"]
    assert len({known[stem] for stem in stems}) == len(stems)
    assert set(known.values()) <= set(PALETTE)


def test_what_is_called_by_its_colour_has_it() -> None:
    known = tints("vendetta")
    assert (known["red"], known["blue"], known["violet"]) == ("red", "blue", "magenta")


def drawn(rows: list[Phrase | Cards], width: int = 60) -> str:
    words = Words("en", "squirrels", ["Ann"], None)
    session = Painted(a_table(), [], Path("unused"), width)
    sketch = Sketch([Panel(None, rows)])
    table = SummaryDrawing(Drawing(words, session.console), sketch, WITH_BOXES, width)
    session.console.print(table.drawn())
    return session.text


def test_cards_that_are_not_active_are_chips_and_counted() -> None:
    text = drawn([Cards(Phrase("label-hand"), ["bank", "?", "?", "raid"])])
    assert text.strip() == "hand  ▣ bank   face-down card ×2   ↯ raid"


def test_a_chip_is_never_broken() -> None:
    text = drawn([Cards(Phrase("label-hand"), ["contraband-5", "contraband-3", "raid"])], 26)
    assert [line.strip() for line in text.splitlines()] == [
        "hand  ●●●●● contraband 5",
        "●●● contraband 3",
        "↯ raid",
    ]


def test_empty_rows_say_so() -> None:
    assert drawn([Cards(Phrase("label-hand"), [])]).strip() == "hand nothing"
    empty = drawn([Cards(Phrase("label-hand"), [], lit=True, piled=True)])
    assert "╭── hand ───╮" in empty


def test_active_cards_side_by_side() -> None:
    text = drawn([Cards(Phrase("label-hand"), ["bank", "raid"], lit=True)])
    assert any("bank" in line and "raid" in line for line in text.splitlines())
