"""80 × 24 is home: what one needs for a decision is on the screen, in every game and phase."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from io import StringIO

import pytest
from rich.cells import cell_len

import sitdown
from sitdown.terminal.screens.choices import Choice
from sitdown.terminal.screens.painted import PaintedScreen
from sitdown.terminal.screens.plain import PlainScreen
from sitdown.terminal.screens.safe_console import SafeConsole
from sitdown.terminal.turn import Turn
from tests.guests import Install, install, liars_dice
from tests.suites import IS_LONG, long_case

from .moments import Moment, moments

__all__ = ["Install", "install", "liars_dice"]


CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Home:
    """A turn that has been shown on a screen of some size."""

    def __init__(
        self, moment: Moment, language: str, width: int = 80, height: int = 24, said: int = 0
    ) -> None:
        target = StringIO()
        paper = SafeConsole(file=target, width=width, height=height, force_terminal=bool(said))
        screen = PaintedScreen(paper, str)
        screen.say(*["Welcome"] * said)
        self.moment = moment
        self.turn = worked_out(moment, language)
        self.menu = screen.show(self.turn.whole) or self.turn.shown
        self.names = self.turn.words.names
        shown = target.getvalue().rpartition(CLEAR)[2]
        self.lines = [*shown.splitlines(), screen.read("?")]
        self.text = " ".join(target.getvalue().split())

    def require_width(self, width: int) -> None:
        widest = max(self.lines, key=lambda line: cell_len(line.rstrip()))
        assert cell_len(widest.rstrip()) <= width, f"{self.moment.name}: {widest}"

    def require_all_in_sight(self, height: int) -> None:
        shown = "\n".join(self.lines)
        where = f"{self.moment.name}\n{shown}"
        assert len(self.lines) <= height, f"{len(self.lines)} lines: {where}"
        labels = [entry.label for entry in self.menu.entries]
        for said in (self.menu.question, *labels, *self.names):
            assert " ".join(said.split()) in self.text, f"{said}: {where}"

    def require_no_less_than(self, smaller: Home) -> None:
        assert len(self.menu.entries) >= len(smaller.menu.entries), self.moment.name
        assert len(self.text) >= len(smaller.text) * 0.9, self.moment.name


@cache
def worked_out(moment: Moment, language: str) -> Turn:
    """The turn of a moment. It does not depend on the screen, so all sizes share it."""
    return moment.turn(PlainScreen(StringIO(), StringIO()), language)


SIZES = {"en": [(200, 60)], "ru": [(60, 20)]}
"""The sizes beside 80 × 24. The long suite draws all of them in both languages."""
ALL_SIZES = [size for sizes in SIZES.values() for size in sizes]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("id", sitdown.games())
def test_a_decision_fits_on_the_screen(id: str, language: str) -> None:
    """At 80 × 24 everything is in sight; no size is overrun; a larger one shows no less."""
    for moment in moments(id):
        home = Home(moment, language)
        home.require_width(80)
        home.require_all_in_sight(24)
        for width, height in ALL_SIZES if IS_LONG else SIZES[language]:
            other = Home(moment, language, width, height)
            other.require_width(width)
            if width > 80:
                other.require_no_less_than(home)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_from_outside_does_too(liars_dice: Callable[[], None], language: str) -> None:
    for moment in moments("liars-dice"):
        home = Home(moment, language)
        home.require_width(80)
        home.require_all_in_sight(24)


@pytest.mark.parametrize("said", [2, long_case(4)])
def test_what_was_said_before_stays_only_where_there_is_room(said: int) -> None:
    for moment in moments("gentlemen"):
        assert len(Home(moment, "ru", 80, 24, said).lines) <= 24, moment.name


@pytest.mark.parametrize("id", sitdown.games())
def test_groups_lead_to_every_choice(id: str) -> None:
    """Where there is most to choose from."""
    fullest = max(moments(id), key=lambda one: len(one.state.legal(one.seat)))
    turn = fullest.turn(PaintedScreen(SafeConsole(file=StringIO(), width=80, height=24), str), "en")
    turn.show()
    left = [turn.shown.entries]
    found: set[str] = set()
    while left:
        for entry in left.pop():
            if isinstance(entry, Choice):
                found.add(entry.label)
                continue
            turn.choose(entry)
            assert len(turn.shown.entries) < len(turn.choices)
            left.append(turn.shown.entries)
    assert found == {choice.label for choice in turn.choices}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("id", sitdown.games())
def test_plain_lines_begin_with_the_summary(id: str, language: str) -> None:
    for moment in moments(id):
        target = StringIO()
        turn = moment.turn(PlainScreen(StringIO(), target), language)
        turn.show()
        for name in turn.words.names:
            assert name in target.getvalue(), moment.name
        assert turn.shown.question in target.getvalue()
        assert len(turn.shown.entries) <= 20
