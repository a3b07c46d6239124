"""Nonsense after every command, for everything that can be typed there: one sentence, exit code 2.

Commands and what they take are read from the parser, so a new one is tried without being listed.
What a value is, its metavar says; a new kind of value needs its nonsense here.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import sitdown
from sitdown.cli import main
from sitdown.cli.parser import parser

Captured = pytest.CaptureFixture[str]

LONG = "9" * 5000
NO_NUMBERS = ["", " ", "two", "nan", "inf", "1.5", "-1", "-9", LONG, "\x1b[2J"]
NO_MEASURES = ["", "two", "nan", "inf", "-1", "-inf", LONG, "1e400"]
NO_FILES = [
    "",
    "nowhere.json",
    "nowhere/x.json",
    "folder",
    "unreadable.json",
    "binary.json",
    "empty.json",
    "list.json",
    "wrong.json",
    "deep.json",
    "deeper.json",
    "\x1b[2J.json",
]
NO_PLACES = ["owl=http://", "owl=http://[", "owl=http://x:99999", "owl='", "owl=\0"]
NONSENSE = {
    "GAME": ["", "chess", "squirels", "../squirrels", "\x1b[2J", LONG],
    "GAMES": ["", "chess", "squirrels,chess", "squirrels,,wallet", ","],
    "BOT": ["", "clever", "\x1b[2J", LONG],
    "BOTS": ["", "clever", "random,clever", ",", "random,", ",".join(["random"] * 40)],
    "LANGUAGE": ["", "de", "EN", "\x1b[2J"],
    "LEVEL": ["", "loud", "WARNING", "10"],
    "KIND": ["", "peace", "\x1b[2J"],
    "KINDS": ["", "rumours", "frames,rumours", "frames,,chat", ",", "\x1b[2J", LONG],
    "RATIO": ["0", *NO_MEASURES],
    "COMMAND": ["", "paly", "\x1b[2J"],
    "N": NO_NUMBERS,
    "SECONDS": ["0", *NO_MEASURES],
    "MINUTES": NO_MEASURES,
    "HOURS": NO_MEASURES,
    "MIX": ["", "gale", "\x1b[2J"],
    "DAYS": ["0", *NO_MEASURES],
    "NAME": ["", " ", "\x1b[2J", "An\u200bn", "\u202e"],
    "NAME=JSON": [
        "",
        "first",
        "=1",
        "first=",
        "frist=1",
        "first=99",
        "first=-1",
        "first=NaN",
        "first=1e999",
        "first={",
        "first=\x1b[2J",
        f"first={LONG}",
        "deck=[]",
        "deck=@",
        *[f"deck=@{file}" for file in NO_FILES if file],
        f"deck={'[' * 100_000}",
    ],
    "NAME=PLACE": ["", "owl", "=x", "owl=", "o w l=x", "random=x", "сова=x", *NO_PLACES],
    "MODEL": ["", "clever", "=x", "owl=", "random=x", "\x1b[2J", LONG, *NO_PLACES],
    "DECK": NO_FILES,
    "STORY.json": NO_FILES,
    "POSITION.json": NO_FILES,
    "REPLAY.json": NO_FILES,
    "SCENARIOS": [file for file in NO_FILES if file != "empty.json"],
    "RECORDED": NO_FILES,
    "SAVED": [*NO_FILES, "squirrels", "nobody"],
    "TARGET": ["", "folder", "binary.json/x.json", "/dev/null/x.json", "/proc/x.json"],
    "FOLDER": ["", "nowhere", "binary.json"],
    "PAGE": ["", "nowhere.md", "folder", "unreadable.json"],
    "WORDS": ["", "no law says so"],
    "PLACE": [
        "",
        "folder",
        "binary.json",
        "binary.json/x.sqlite",
        "/proc/x.sqlite",
        "postgresql://127.0.0.1:1/x",
        "postgresql://[",
        "postgresql://",
    ],
    "ADDRESS": ["", "300.300.300.300", "192.0.2.1", "x" * 300, "\x1b[2J", "::::"],
    "CONTACT": ["", "me", "mailto:", "mailto:me", "http://x", "\x1b[2J", f"mailto:{LONG}"],
    "KEYS": NO_FILES,
    "TOKEN": [file for file in NO_FILES if file != "wrong.json"],
    "HOST": ["", "https://push.example", "a b", "push.example:x", "\x1b[2J", LONG],
    "CLUSTER": ["", "nowhere", "127.0.0.1", "127.0.0.1:", "x:99999", "127.0.0.1:1", "\x1b[2J:1"],
    "ROWS": ["", "folder", "list.json", "nowhere/x.jsonl", "binary.json/x.jsonl", "/proc/x.jsonl"],
    "SITE": ["", "games.example", "ftp://games.example", "https://", "https://a/b", "null"],
    "PROXY": ["", "nobody", "127.0.0.1,,", "127.0.0.1/99", "\x1b[2J"],
    "TABLE": ["", "nowhere", "\x1b[2J", LONG],
    "URL": [
        "",
        "ftp://x",
        "http://",
        "http://[",
        "127.0.0.1:1",
        "http://127.0.0.1:99999",
        "\x1b[2J",
    ],
    "SEAT": ["", "chess", "http://127.0.0.1:1/", "ftp://x/t/y", "127.0.0.1:1/t/x", "\x1b[2J", LONG],
    "HEX": ["", "zz", "0" * 63, "0" * 65, "\x1b[2J"],
}
ANYTHING = {"SEED"}
"""Where every text will do."""

SENSE = {
    "COMMAND": "games",
    "GAME": "squirrels",
    "BOT": "random",
    "MODEL": "random",
    "POSITION.json": "position.json",
    "SCENARIOS": "scenarios.yaml",
    "REPLAY.json": "position.json",
    "TABLE": "velvet-lantern-k7m2qx",
    "TARGET": "made.json",
    "SEAT": "squirrels",
    "URL": "http://127.0.0.1:1",
}
OTHERWISE = {"BOT": ["random", "cautious"]}
HARMLESS = {
    "serve": ["--port", "0", "--no-browser", "--store", "tables.sqlite"],
    "forget": ["--store", "nowhere.sqlite"],
    "keys": ["--contact", "mailto:host@example.org"],
    "play": ["--plain"],
}
"""What keeps a command from going far if it should take nonsense for sense."""


def commands(
    one: argparse.ArgumentParser, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], argparse.ArgumentParser]]:
    """Every command with its own parser; of those that have kinds, each kind too."""
    yield path, one
    for action in one._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from commands(below, (*path, name))


def is_tried(action: argparse.Action) -> bool:
    return action.nargs != 0 and action.metavar not in ANYTHING


def typed(
    path: tuple[str, ...], one: argparse.ArgumentParser, wrong: argparse.Action, value: str
) -> tuple[str, ...]:
    """A command with all that it needs, and one value of nonsense."""
    words: list[str] = []
    if isinstance(wrong, argparse._SubParsersAction):
        return (*path, value)
    if wrong.option_strings:
        words.append(f"{wrong.option_strings[-1]}={value}")
    bots = iter(OTHERWISE["BOT"])
    for action in one._actions:
        if not action.option_strings and action.nargs not in ("?", "*"):
            sense = next(bots) if action.metavar == "BOT" else SENSE.get(str(action.metavar), "")
            words += ["--" * (action is wrong and value[:1] == "-")] * (value[:1] == "-")
            words.append(value if action is wrong else sense)
        elif action is wrong and not action.option_strings:
            words.append(value)
        elif not action.option_strings and wrong.metavar not in ("SAVED", "RECORDED"):
            words.append(SENSE[str(action.metavar)])
    given = [word for word in words if word.startswith("--")]
    further = HARMLESS.get(path[0], []) if path else []
    if any(word.partition("=")[0] in further for word in given):
        further = [word for word in further if word == "--no-browser"]
    return (*path, *further, *words)


@pytest.fixture
def _room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with files of all kinds, nobody else's saved games, tables or keys."""
    monkeypatch.chdir(tmp_path)
    for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("SITDOWN_LANG", "en")
    state = sitdown.load("squirrels").new(3, 7)
    (tmp_path / "folder").mkdir()
    content = {
        "position.json": json.dumps(state.document()).encode(),
        "binary.json": bytes(range(256)) * 40,
        "empty.json": b"",
        "list.json": b"[1, NaN, 1e999]",
        "wrong.json": b'{"sitdown": 1, "game": 7, "names": 7, "players": {}, "seats": "x"}',
        "deep.json": b"[" * 100_000,
        "deeper.json": b'{"game":' * 100_000,
        "scenarios.yaml": b"",
    }
    for name, text in content.items():
        (tmp_path / name).write_bytes(text)
    # Not to be read by anybody, the superuser included.
    (tmp_path / "unreadable.json").symlink_to("unreadable.json")


def everything(place: Path) -> dict[str, bytes | None]:
    return {
        str(one): one.read_bytes() if one.is_file() else None for one in sorted(place.rglob("*"))
    }


@pytest.mark.usefixtures("_room")
@pytest.mark.skipif(os.name == "nt", reason="the files are those of other systems")
@pytest.mark.parametrize("path", [path for path, _ in commands(parser())], ids=" ".join)
def test_nonsense_is_refused_in_a_sentence(
    path: tuple[str, ...], tmp_path: Path, capsys: Captured
) -> None:
    before = everything(tmp_path)
    one = dict(commands(parser()))[path]
    for action in filter(is_tried, one._actions):
        for value in NONSENSE[str(action.metavar)]:
            line = typed(path, one, action, value)
            said = refusal(line, capsys)
            assert everything(tmp_path) == before, (line, said)


@pytest.mark.parametrize("path", [path for path, _ in commands(parser())], ids=" ".join)
def test_what_is_taken_where_nothing_is_typed_is_no_nonsense(path: tuple[str, ...]) -> None:
    """A default that is text is read as if it had been typed: it would refuse every command."""
    for action in dict(commands(parser()))[path]._actions:
        if isinstance(action.default, str) and callable(action.type):
            action.type(action.default)


def refusal(line: tuple[str, ...], capsys: Captured) -> str:
    """What is said of a command line that makes no sense."""
    shown = [word[:80] for word in line]
    try:
        code = main(line)
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 1
    except BaseException as fault:
        raise AssertionError(f"{shown}: {fault!r}") from fault
    out, err = capsys.readouterr()
    assert code == 2, (shown, code, out[:500], err)
    assert out == "", (shown, out)
    assert err.startswith("sitdown"), (shown, err)
    assert err.count("\n") == 1, (shown, err)
    assert "\x1b" not in err, shown
    assert len(err) < 700, (shown, err)
    return err
