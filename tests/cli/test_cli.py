"""The command: what it prints, what it refuses, and with what exit code."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest

import sitdown
from sitdown.cli import main
from sitdown.cli.arguments import language
from tests.review.games import played

SCENARIOS = Path(__file__).parents[1] / "games" / "squirrels" / "scenarios"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the saved games or the language of whoever runs it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("SITDOWN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


Captured = pytest.CaptureFixture[str]


def run(*arguments: str) -> int:
    """The exit code, also of a refusal by the parser itself."""
    try:
        return main(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 1


def position(tmp_path: Path, **changes: object) -> Path:
    document = sitdown.load("squirrels").new(3, 7).document()
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**document, **changes}), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("file", "made"),
    [("state.py", "pure Python"), ("state.cpython-311-darwin.so", "compiled")],
)
def test_the_version_says_whether_it_is_compiled(
    file: str, made: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitdown.kernel.state.__file__", f"/site/sitdown/kernel/{file}")
    assert run("--version") == 0
    assert capsys.readouterr().out == f"sitdown {sitdown.__version__} ({made})\n"


def test_games_are_listed(capsys: Captured) -> None:
    assert run("games", "--lang", "ru") == 0
    line = next(one for one in capsys.readouterr().out.splitlines() if "squirrels" in one)
    assert line.split("  ")[1].strip() == "Белки Нью-Йорка"
    assert "игроков: 2–5" in line


def test_rules_are_printed_with_the_options(capsys: Captured) -> None:
    assert run("rules", "squirrels") == 0
    text = capsys.readouterr().out
    assert text.startswith("# New York Squirrels")
    assert "- `deck` (set of cards, default null): The cards of each player's set" in text


@pytest.mark.parametrize("id", sitdown.games())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_game_has_rules_to_read(id: str, lang: str, capsys: Captured) -> None:
    assert run("rules", id, "--lang", lang) == 0
    assert len(capsys.readouterr().out) > 1000


def test_a_position_is_shown_as_a_seat_sees_it(tmp_path: Path, capsys: Captured) -> None:
    file = position(tmp_path)
    assert run("show", str(file), "--seat", "1") == 0
    seen = capsys.readouterr().out
    assert seen.count("hand: contraband 2, contraband 3") == 1
    assert seen.count("holds contraband 2") == 2
    assert run("show", str(file), "--all") == 0
    assert capsys.readouterr().out.count("hand: contraband 2") == 3


def test_a_saved_game_is_shown_too(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "game.json"
    assert run("play", "squirrels", "--watch", "--seed", "1", "--save", str(file)) == 0
    capsys.readouterr()
    assert run("show", str(file)) == 0
    assert "Knuckles · " in capsys.readouterr().out


def test_scenarios_are_run_and_counted(capsys: Captured) -> None:
    files = [str(file) for file in sorted(SCENARIOS.glob("*.yaml"))]
    assert run("conform", *files) == 0
    out = capsys.readouterr().out
    assert out.endswith(" passed, 0 failed\n")
    assert out.count("\n") == 1
    assert run("conform", "-v", *files) == 0
    assert capsys.readouterr().out.count("\n") > 50


SCENARIO = """
id: T-1
rule: [SQ-1.1]
title: nobody has nuts
game: squirrels
players: 2
steps: [{expect: {players: [{nuts: 5}, {}]}}]
"""


def test_a_scenario_that_fails_is_one_line(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    assert run("conform", str(file)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "T-1 nobody has nuts: step 1: position.players[0].nuts: 0 found, 5 expected" in lines[0]
    assert lines[1] == "0 passed, 1 failed"


def test_bench_prints_a_table_or_json(capsys: Captured) -> None:
    assert run("bench", "squirrels", "--seconds", "0.01", "--players", "2") == 0
    title, head, row = capsys.readouterr().out.splitlines()
    assert title.startswith("moves a second, CPU time of one core")
    assert head.split()[:4] == ["game", "players", "apply", "play_out"]
    assert row.split()[:2] == ["squirrels", "2"]
    assert run("bench", "squirrels", "--seconds", "0.01", "--json", "--all-seats") == 0
    speeds = json.loads(capsys.readouterr().out)
    assert [(speed["game"], speed["players"]) for speed in speeds] == [
        ("squirrels", seats) for seats in (2, 3, 4, 5)
    ]


def test_bench_shows_how_many_times_as_fast_as_others(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sitdown.cli.lab.bench.beside", lambda seconds: {"hearts": 1000.0, "slow": 0.5}
    )
    assert run("bench", "squirrels", "--seconds", "0.01", "--beside") == 0
    *_, head, others, ratios = capsys.readouterr().out.splitlines()
    assert head.split() == ["game", "players", "hearts", "slow"]
    assert others.split() == ["1,000", "0"]
    assert ratios.split()[:2] == ["squirrels", "3"]
    assert ratios.endswith("x")


def test_duel_prints_rates_with_their_bounds(capsys: Captured) -> None:
    words = ["duel", "squirrels", "cautious", "random", "--games", "4", "--processes", "1"]
    assert run(*words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:4] == ["bot", "among", "games", "wins"]
    assert lines[1].split()[:3] == ["cautious", "random", "4"]
    assert "–" in lines[1]


def test_playthroughs_are_printed_and_made_anew(tmp_path: Path, capsys: Captured) -> None:
    words = ["playthrough", "squirrels", "--players", "2", "--steps", "2"]
    assert run(*words) == 0
    text = capsys.readouterr().out
    file = tmp_path / "one.txt"
    file.write_text(text, encoding="utf-8")
    assert run("playthrough", "--refresh", str(file)) == 0
    assert capsys.readouterr().out == ""
    file.write_text(text.replace("squirrels", "squirrels", 1) + "more\n", encoding="utf-8")
    assert run("playthrough", "--refresh", str(file)) == 0
    assert "one.txt has changed" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == text


# A finished game in a file: a replay, a saved game, or something else.


@pytest.fixture
def saved(tmp_path: Path, capsys: Captured) -> Path:
    file = tmp_path / "saved.json"
    bots = ["--bots", "random,cautious"]
    assert run("play", "squirrels", "--watch", "--seed", "1", *bots, "--save", str(file)) == 0
    capsys.readouterr()
    return file


def test_a_saved_game_is_verified(saved: Path, capsys: Captured) -> None:
    assert run("verify", str(saved)) == 0
    seed, _, actions, result = capsys.readouterr().out.splitlines()
    assert seed.split()[:2] == ["seed", "1:"]
    assert actions.startswith("actions       24, each legal")
    assert '"scores": [11, 42]' in result


def test_a_saved_game_is_reviewed(saved: Path, capsys: Captured) -> None:
    assert run("review", str(saved), "--simulations", "100") == 0
    assert "Won by Penny." in capsys.readouterr().out


def change(file: Path, **changes: object) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**document, **changes}), encoding="utf-8")


def test_a_saved_game_that_was_changed_is_wrong(saved: Path, capsys: Captured) -> None:
    moves = json.loads(saved.read_text(encoding="utf-8"))["moves"]
    for fewer, said in ((moves[:-1], "lead to another position"), (moves[1:], "move 2 of the")):
        change(saved, moves=fewer)
        assert run("verify", str(saved)) == 1
        assert said in capsys.readouterr().out


def test_a_game_that_is_not_over_is_verified_so_far_and_not_reviewed(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "saved.json"
    monkeypatch.setattr("sys.stdin", StringIO("1\n"))
    assert run("play", "squirrels", "--seed", "1", "--plain", "--save", str(file)) == 0
    capsys.readouterr()
    assert run("verify", str(file)) == 0
    assert "the game is not over" in capsys.readouterr().out
    assert run("review", str(file)) == 2
    assert "before its end" in capsys.readouterr().err


def test_a_saved_game_without_its_moves_is_told_for_what_it_is(
    saved: Path, capsys: Captured
) -> None:
    change(saved, moves=None)
    for command in ("verify", "review"):
        assert run(command, str(saved)) == 2
        assert f"{saved}: it is a saved game from before" in capsys.readouterr().err
    assert run("verify", str(saved), "--link", "0" * 64) == 2
    assert "neither a commitment nor a log" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["verify", "review"])
@pytest.mark.parametrize("game", sitdown.games())
def test_a_deck_or_a_position_is_told_for_what_it_is(
    game: str, command: str, tmp_path: Path, capsys: Captured
) -> None:
    assert run("deck", game) == 0
    deck = bad(tmp_path, "deck.json", capsys.readouterr().out)
    assert run(command, deck) == 2
    assert f"sitdown {command}: {deck}: it is a deck" in capsys.readouterr().err
    state = sitdown.load(game).new(sitdown.load(game).seats[0], 7)
    position = bad(tmp_path, "position.json", json.dumps(state.document()))
    assert run(command, position) == 2
    assert f"sitdown {command}: {position}: it is a position" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["verify", "review"])
@pytest.mark.parametrize(
    ("text", "said"),
    [("# A page", "not JSON"), ("[1]", "neither a replay nor a saved game"), ("[" * 9999, "deep")],
)
def test_what_is_no_game_at_all_is_told_so(
    text: str, said: str, command: str, tmp_path: Path, capsys: Captured
) -> None:
    assert run(command, bad(tmp_path, "x.json", text)) == 2
    assert said in capsys.readouterr().err


def test_a_language_may_stand_before_the_command(capsys: Captured) -> None:
    assert run("--lang", "ru", "games") == 0
    assert "Белки Нью-Йорка" in capsys.readouterr().out
    assert run("--lang", "ru", "games", "--lang", "en") == 0
    assert "New York Squirrels" in capsys.readouterr().out
    assert run("--lang", "de", "games") == 2
    assert 'no "de" here (there are: en, ru)' in capsys.readouterr().err


def test_what_was_learnt_is_said_to_be_written(tmp_path: Path, capsys: Captured) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "value.json"
    words = ["learn", "squirrels", "--games", "5", "--players", "2", "--processes", "1"]
    assert run(*words, "--write", str(file)) == 0
    assert capsys.readouterr().out == f"{file} is written\n"


def bad(tmp_path: Path, name: str, text: str) -> str:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return str(file)


TWO_HIDEOUTS = '{"cards": ["hideout", "hideout", "bank"]}'


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], 'no game "chess" (there are: '),
        (["play", "squirels"], 'no game "squirels"; did you mean "squirrels"?'),
        (["play"], "which game?"),
        (["play", "squirrels", "--players", "1"], "squirrels is for 2 to 5 players, not 1"),
        (["play", "squirrels", "--players", "6"], "squirrels is for 2 to 5 players, not 6"),
        (["play", "squirrels", "--players", "two"], '"two" is not a whole number'),
        (
            ["play", "squirrels", "--option", "frist=1"],
            'no option "frist" here; did you mean "first"?',
        ),
        (["play", "squirrels", "--option", "first=7"], "first: no seat 7 at this table"),
        (
            ["play", "squirrels", "--option", f"deck={TWO_HIDEOUTS}"],
            "deck.cards: two hideouts in a set",
        ),
        (
            ["play", "squirrels", "--bots", "clever"],
            'no bot "clever" (there are: cautious, random, search, knuckles, ',
        ),
        (["play", "squirrels", "--human", "A", "A"], "two players have the same name"),
        (["play", "squirrels", "--lang", "de"], 'no "de" here (there are: en, ru)'),
        (["play", "--resume", "/no/such.json"], "/no/such.json: No such file or directory"),
        (["play", "--resume"], "no unfinished game in "),
        (["show", "/no/such.json"], "/no/such.json: No such file or directory"),
        (["rules", "chess"], 'no game "chess"'),
        (["conform", "/no/such.yaml"], "/no/such.yaml: cannot be read"),
        (["bench", "squirrels", "--players", "9"], "2 to 5 players, not 9"),
        (["bench", "--seconds", "0"], '--seconds: "0" is not a number above 0'),
        (["duel", "squirrels", "random", "clever"], 'no bot "clever"'),
        (["duel", "squirrels", "cautious", "random", "--games", "0"], '"0" is not a whole'),
        (["playthrough"], "which game?"),
        (["playthrough", "--refresh", "/no/such"], "/no/such: no such file or folder"),
        (["plya"], 'no "plya" here; did you mean "play"?'),
        (["play", "--resume", "--players", "3"], "as it was begun, without --players"),
        (["serve", "--port", "99999"], '--port: "99999" is not a whole number from 0 to 65535'),
        (["serve", "--port", "-1"], '--port: "-1" is not a whole number from 0 to 65535'),
        (["serve", "--log", "loud"], '--log: no "loud" here (there are: debug, info, '),
        (["serve", "--workers", "0"], '--workers: "0" is not a whole number from 1'),
        (
            ["playthrough", "squirrels", "--players", "2", "--bots", "random,random,random,random"],
            "4 bots for 2 seats",
        ),
        ([], "the following arguments are required: COMMAND"),
    ],
)
def test_a_refusal_is_one_sentence_and_exit_code_two(
    arguments: list[str], sentence: str, capsys: Captured
) -> None:
    assert run(*arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("sitdown")
    assert sentence in shown.err
    assert shown.err.count("\n") == 1


def test_a_deck_in_a_file_with_two_hideouts(tmp_path: Path, capsys: Captured) -> None:
    deck = bad(tmp_path, "deck.json", TWO_HIDEOUTS)
    assert run("play", "squirrels", "--option", f"deck=@{deck}") == 2
    assert "two hideouts in a set: such a game need not end" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"phase": "plya"}, 'phase: no phase "plya"; did you mean "play"?'),
        ({"players": []}, "players: "),
        ({"game": "chess"}, 'no game "chess"'),
        ({"surprise": 1}, 'no field "surprise" here'),
        ({"seats": 6}, "2 to 5 players, not 6"),
    ],
)
def test_a_hand_edited_position_is_refused(
    changes: dict[str, object], sentence: str, tmp_path: Path, capsys: Captured
) -> None:
    file = position(tmp_path, **changes)
    assert run("show", str(file)) == 2
    shown = capsys.readouterr().err
    assert sentence in shown
    assert "position.json" in shown
    assert shown.count("\n") == 1


def test_a_truncated_position_is_refused(tmp_path: Path, capsys: Captured) -> None:
    file = position(tmp_path)
    file.write_bytes(file.read_bytes()[:100])
    assert run("show", str(file)) == 2
    assert "is not JSON, or not all of it" in capsys.readouterr().err
    assert run("play", "--resume", str(file)) == 2
    assert "is not JSON, or not all of it" in capsys.readouterr().err
    assert len(file.read_bytes()) == 100


def test_a_position_that_is_none_is_refused(tmp_path: Path, capsys: Captured) -> None:
    assert run("show", bad(tmp_path, "list.json", "[1, 2]")) == 2
    assert "a list of 2 is not a position" in capsys.readouterr().err
    assert run("show", bad(tmp_path, "other.json", '{"a": 1}')) == 2
    assert "this is not a position: it names no game" in capsys.readouterr().err


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path, capsys: Captured) -> None:
    assert run("show", str(position(tmp_path)), "--seat", "3") == 2
    assert "no seat 3 at this table (seats 0 to 2)" in capsys.readouterr().err


def test_a_scenario_with_a_wrong_key_is_refused(tmp_path: Path, capsys: Captured) -> None:
    file = bad(tmp_path, "wrong.yaml", SCENARIO.replace("steps: [{expect", "steps: [{expekt"))
    assert run("conform", file) == 2
    shown = capsys.readouterr().err
    assert 'wrong.yaml: T-1: step 1: no key "expekt" in a step; did you mean "expect"?' in shown


def test_an_illegal_action_is_refused_and_nothing_is_lost(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    typed = (
        '{"do": "play", "card": "bank", "stack": 0}\n{"do": "place", "card": "bnak", "stack": 0}\n'
    )
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    words = ["--players", "2", "--seed", "1", "--save", str(file)]
    assert run("play", "squirrels", *words) == 0
    shown = capsys.readouterr().out
    assert "play: you are asked to place now" in shown
    assert 'no card "bnak"; did you mean "bank"?' in shown
    assert json.loads(file.read_text(encoding="utf-8"))["position"]["actors"] == [0]


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "ru_RU"}, "en"),
        ({"SITDOWN_LANG": "ru", "LANG": "en_US"}, "ru"),
        ({"SITDOWN_LANG": "en", "LANG": "ru_RU"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language() == expected


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("replay") / "game.json"
    file.write_bytes(played("squirrels", 2))
    return file


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["Turning points", "own choices"]), ("ru", ["Поворотные моменты"])],
)
def test_a_review_is_told_in_words(
    replay: Path, language: str, said: list[str], capsys: Captured
) -> None:
    assert run("review", str(replay), "--simulations", "60", "--lang", language) == 0
    told = capsys.readouterr().out
    assert all(text in told for text in said)
    assert "Bot 1" in told
    assert "review-" not in told
    assert "␊" not in told


def test_a_review_is_written_whole(replay: Path, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "review.json"
    assert run("review", str(replay), "--simulations", "60", "--json", str(file)) == 0
    assert capsys.readouterr().out == f"{file} is written\n"
    document = json.loads(file.read_text(encoding="utf-8"))
    assert (document["sitdown"], document["game"]) == ("review", "squirrels")


def test_what_cannot_be_reviewed_is_refused_in_a_sentence(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "none.json"
    file.write_text("{}", encoding="utf-8")
    assert run("review", str(file)) == 2
    assert "neither a replay" in capsys.readouterr().err
    assert run("review", str(tmp_path / "missing.json")) == 2
    assert run("review", str(file), "--simulations", "1") == 2
