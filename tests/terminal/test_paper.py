"""What others wrote can do nothing to a terminal, on whichever way it gets there."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import sitdown
from sitdown import cli
from sitdown.client.server import Address, RemoteServer
from sitdown.kernel import BadOptions, Document
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch
from sitdown.table import Refused
from sitdown.terminal.fallback_sketch import sketch_of
from sitdown.terminal.remote import Remote, choose_table
from sitdown.terminal.screens.choices import Choice, Group
from sitdown.terminal.screens.painted import PaintedScreen
from sitdown.terminal.screens.plain import PlainScreen
from sitdown.terminal.screens.safe_console import SafeConsole
from sitdown.terminal.screens.screen import Chapter, Menu, Scene, Screen
from sitdown.terminal.show import print_page
from sitdown.words import Words
from sitdown.words.user_text import HIDDEN

from .people import SQUIRRELS, a_table

DRIVING = [
    "\x1b[2J\x1b[H",
    "\x1b]0;owned\x07",
    "\x1b]8;;http://evil\x1b\\click\x1b]8;;\x1b\\",
    "\x1b]52;c;ZXZpbA==\x07",
    "\x1bP$q\x1b\\",
    "\x1b[6n",
    "\x1b(0",
    "\x9b2J",
    "\x9d0;owned\x9c",
    "\x90x\x9c",
    "one\nYour turn: type your password",
    "one\rtwo",
    "one\x0btwo\x0cthree\x85four\u2028five\u2029six",
    "\x08\x08\x08gone",
    "\x7f\x00\x07\x0e\x0f",
    "\u202egnp.exe\u202c",
    "\u2066turned\u2069\u200f\u061c",
    "zero\u200bwidth\u00ad\ufeff",
    "tags\U000e0041\U000e007f",
    "[red]markup[/red] :smile: [link=http://evil]x[/link]",
]
STYLE = re.compile(r"\x1b\[[0-9;]*m")


class Wall:
    """A screen of one kind, and what is to be read on it."""

    def __init__(self, kind: str) -> None:
        self.target = StringIO()
        self.prompts: list[str] = []
        self.screen: Screen
        if kind == "plain":
            self.screen = PlainScreen(StringIO("1\n" * 99), self.target)
        else:
            paper = SafeConsole(
                file=self.target, width=100, height=50, force_terminal=kind == "coloured"
            )
            self.screen = PaintedScreen(paper, self.ask)

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return "1"

    def lines(self) -> list[str]:
        shown = "".join([self.target.getvalue(), *self.prompts])
        shown = shown.replace("\x1b[H\x1b[2J\x1b[3J", "")  # our own, between two turns
        return STYLE.sub("", shown).split("\n")

    def require_harmless(self) -> None:
        for line in self.lines():
            assert HIDDEN.isdisjoint(line), repr(line)
            assert not line.lstrip(" ·└│┃").startswith("Your turn"), line


@pytest.fixture(params=["plain", "painted", "coloured"])
def wall(request: pytest.FixtureRequest) -> Wall:
    return Wall(request.param)


@pytest.mark.parametrize("text", DRIVING)
def test_no_text_drives_a_screen(wall: Wall, text: str) -> None:
    words = Words("en", "squirrels", [text, text], 0)
    position = SQUIRRELS.new(2, 1)
    view = position.view(0)
    entry = Choice(text, position.legal(0)[0])
    menu = Menu(text, [entry, Group(text, (entry,))], [text, text], text, text)
    own = Phrase("ui-field", {"name": text, "value": text})
    pile = Cards(own, [text, text], lit=True, piled=True)
    rows: list[Phrase | Cards] = [own, Cards(own, [text, text]), pile]
    strange = Sketch([Panel(own, rows), Panel(own, rows, 0), Panel(own, rows, 1)])
    for sketch in (sketch_of(SQUIRRELS, view), strange):
        scene = Scene(words, view, sketch, [text, f"{text} says {text}"], [menu], text)
        wall.screen.show(scene)
        wall.screen.unfold(scene)
    wall.screen.say(text)
    wall.screen.offer(scene)
    wall.screen.answer(scene)
    wall.screen.explain(words, [Chapter(text, [(text, text), ("", text)])])
    wall.screen.read(text)
    wall.require_harmless()


def test_markup_is_shown_as_it_is_written(wall: Wall) -> None:
    wall.screen.say("[red]x[/red] :smile:")
    wall.screen.explain(Words("en"), [Chapter("[bold]", [])])
    assert "[red]x[/red] :smile:" in "\n".join(wall.lines())
    assert "[bold]" in "\n".join(wall.lines())


class Line:
    """A server elsewhere that says what it likes."""

    def __init__(self, *messages: Document) -> None:
        self.messages = list(messages)

    def recv(self) -> str:
        return json.dumps(self.messages.pop(0))

    def send(self, message: str) -> None:
        pass


def table_of(text: str) -> Document:
    seats = [{"name": text, "kind": "person"}, {"name": text, "kind": "open"}]
    return {
        "id": "x",
        "state": "playing",
        "game": "squirrels",
        "title": text,
        "seats": seats,
        "players": 2,
        "your_turn": True,
    }


ENTRIES = [
    "created",
    "joined",
    "left",
    "bot",
    "freed",
    "moved",
    "talk",
    "promise",
    "judged",
    "gone",
]


@pytest.mark.parametrize("text", DRIVING)
def test_no_server_drives_a_terminal(wall: Wall, text: str, tmp_path: Path) -> None:
    house = RemoteServer(Address("http://localhost:1"), tmp_path / "keys.json")
    remote = Remote(house, text, 0, wall.screen, "en")
    said: Document = {"name": text, "text": text, "bot": text, "instead": text, "seat": 1, "to": 0}
    entries = [
        {"n": n, "at": 1.0, "kind": kind, **said, "promise": {**said, "state": "kept", "id": 1}}
        for n, kind in enumerate([*ENTRIES, text], start=1)
    ]
    view = SQUIRRELS.new(2, 1).view(0)
    asked: Document = {"window": "1.0", "yours": True, "default": None}
    told: Any = Line(
        {"type": "hello", "n": 99, "table": table_of(text), "entries": entries, "view": view}
        | {"decision": asked},
        {"type": "refused", "id": None, "error": {"code": text, "message": text}},
        {"type": text, "text": text},
        {"type": "bye", "code": text, "message": text},
    )
    remote.line = told
    for _ in range(3):
        remote.hear()
    remote.say_who_is_waited_for()
    remote.view = None
    remote.say_who_is_waited_for()
    remote.view = view
    remote.finish()
    with pytest.raises(Refused):
        remote.hear()
    wall.require_harmless()


@pytest.mark.parametrize("content", ["", "x", "[" * 100_000])
def test_what_nobody_can_read_is_told_in_a_sentence(content: str, tmp_path: Path) -> None:
    house = RemoteServer(Address("http://localhost:1"), tmp_path / "keys.json")
    remote = Remote(house, "x", 0, Wall("plain").screen, "en")
    line: Any = Line()
    line.recv = lambda: content
    remote.line = line
    with pytest.raises(BadOptions, match="nobody can read"):
        remote.hear()


@pytest.mark.parametrize("text", DRIVING)
def test_no_title_in_a_list_drives_a_terminal(
    wall: Wall, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = RemoteServer(Address("http://localhost:1"), tmp_path / "keys.json")
    monkeypatch.setattr(house, "get", lambda path: {"tables": [table_of(text)]})
    assert choose_table(house, wall.screen, Words("en")) == "x"
    wall.require_harmless()


@pytest.mark.parametrize("text", DRIVING)
def test_no_refusal_and_no_file_drives_a_terminal(
    text: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> int:
        raise Refused(text, text)

    scenario = tmp_path / "scenario.yaml"
    position = {**SQUIRRELS.new(2, 1).document(), "phase": text}
    file = tmp_path / "position.json"
    saved = {**a_table().document(), "names": [text, text], "house_names": [None, None]}
    scenario.write_text(json.dumps({"id": text, "title": text, "game": "squirrels", text: 1}))
    cli.main(["conform", str(scenario)])
    file.write_text(json.dumps(position))
    cli.main(["show", str(file)])
    file.write_text(json.dumps(saved))
    assert cli.main(["show", str(file)]) == 0
    cli.main(["play", "squirrels", "--option", f"first={json.dumps(text)}"])
    cli.main(["play", text.replace("\x00", "")])
    monkeypatch.setattr("sitdown.terminal.remote.remote", refuse)
    assert cli.main(["remote", "http://localhost:1"]) == 2
    with pytest.raises(SystemExit):
        cli.main([text.replace("\x00", "")])
    out, err = capsys.readouterr()
    for line in (out + err).split("\n"):
        assert HIDDEN.isdisjoint(line), repr(line)


def test_nothing_is_printed_elsewhere() -> None:
    """`put` and `SafeConsole` are the only ways. `print` and rich's own console pass them by."""
    source = Path(sitdown.__file__).parent
    folders = ("cli", "terminal", "table")
    files = [file for folder in folders for file in (source / folder).rglob("*.py")]
    # Commands for hosts print figures and names of their own files, nothing that a stranger wrote.
    places = [file for file in files if file.parent.name != "host"]
    printing = re.compile(r"(?<![\w.])print\(|(?<!\w)Console\(|stdout\.write|stderr\.write")
    found = {
        file.name: printing.findall(file.read_text(encoding="utf-8"))
        for file in places
        if printing.search(file.read_text(encoding="utf-8"))
    }
    # A page of the package's own rules, made harmless line by line.
    assert found == {"show.py": ["Console("]}


def test_a_page_breaks_no_line_inside_a_sum(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    print_page("aaaa bbbb cccc ddd 5\u00a0000\u00a0$ and more", plain=False)
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first.split() == ["aaaa", "bbbb", "cccc", "ddd"]
    assert second.startswith("5\u00a0000\u00a0$ and")
