"""Programs outside on a seat: what they read, what they answer, and what becomes of the rest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any

import pytest

import sitdown
from sitdown.bots import bot
from sitdown.bots.endpoint import EndpointBot, read_endpoints, register_programs
from sitdown.bots.transports import LONGEST_ANSWER, ProgramLine, Unanswered, answer_in, line_to
from sitdown.kernel import BadOptions, Chance, Look
from sitdown.lab.play import play_game
from tests.canned import command, first, served

GAMES = pytest.mark.parametrize("game", ["squirrels", "gentlemen"])


def look_at(seat: int = 0) -> Look:
    game = sitdown.load("squirrels")
    return Look.at(game, game.new(2, 7), seat)


@contextmanager
def seated(place: str, seconds: float = 20.0) -> Iterator[EndpointBot]:
    line = line_to(place)
    try:
        yield EndpointBot(Chance("test"), line, seconds)
    finally:
        line.close()


def test_a_program_reads_what_its_seat_may_know_and_answers() -> None:
    heard: list[Any] = []
    with served(first, heard) as address, seated(address) as program:
        look = look_at(1)
        assert program.choose(look) == look.legal[0]
    (question,) = heard
    assert (question["game"], question["seat"]) == ("squirrels", 1)
    assert "nuts are prohibited" in question["observation"]
    assert question["observation"].endswith("\n16. hideout on the right")


def test_a_command_is_asked_again_and_again_in_one_process() -> None:
    with seated(command("first")) as program:
        look = look_at()
        assert program.choose(look) == program.choose(look) == look.legal[0]
        assert isinstance(program.line, ProgramLine)
        assert len(program.line.idle) == 1


@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ("nonsense", "“Well, it depends.” is no number of a choice, no JSON and no shorthand."),
        ("no_json", 'An answer comes as {"answer": "…"}.'),
        ("endless", f"An answer has at most {LONGEST_ANSWER:,} characters."),
        ("late", "There was no answer within 0 seconds."),
        ("dead", "There was no answer: the program has ended."),
    ],
)
def test_after_three_tries_the_default_is_done(way: str, reason: str) -> None:
    seconds = 0.2 if way == "late" else 20.0
    with seated(command(way), seconds) as program:
        look = look_at()
        assert program.choose(look) == look.imagine().default(0)
        assert program.said == [f"{reason} That was the last try: the usual thing is done for you."]


def test_who_hangs_on_the_line_is_late() -> None:
    late = Event()
    with served(lambda _: first("") if late.wait(30) else "") as address:
        with seated(address, seconds=0.2) as program, pytest.raises(Unanswered) as lost:
            program.line.ask({"observation": ""}, 0.2)
        late.set()
    assert lost.value.message == "text-late"


def test_a_house_that_is_not_there() -> None:
    with seated("http://127.0.0.1:9/") as program:
        look = look_at()
        assert program.choose(look) == look.imagine().default(0)
        assert "There was no answer: " in program.said[0]
    with seated("no-such-program-here") as program:
        assert program.choose(look_at()) == look.imagine().default(0)


def test_what_was_wrong_is_told_and_may_be_mended() -> None:
    with seated(command("corrected")) as program:
        look = look_at()
        assert program.choose(look) == look.legal[0]
        assert program.said == []


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b'{"answer": "3"}', "3"),
        (b'{"answer": 3, "thoughts": "hm"}', "3"),
        (b'{"answer": {"do": "pass"}}', '{"do": "pass"}'),
    ],
)
def test_an_answer_may_be_json_itself(said: bytes, answer: str) -> None:
    assert answer_in(said) == answer


NO_ANSWERS = [b"", b"[]", b"{}", b'{"answer": null}', b'{"answer": true}', b"[" * 9999]


@pytest.mark.parametrize("said", NO_ANSWERS)
def test_what_is_no_answer(said: bytes) -> None:
    with pytest.raises(Unanswered):
        answer_in(said)


@pytest.mark.parametrize("given", ["owl", "owl=", "=http://x", "o w l=x", "сова=x"])
def test_a_program_has_a_name_and_a_place(given: str) -> None:
    with pytest.raises(BadOptions, match="NAME=URL-or-command"):
        read_endpoints([given])


def test_a_name_is_given_once() -> None:
    with pytest.raises(BadOptions, match="another bot"):
        read_endpoints(["owl=x", "owl=y"])
    with pytest.raises(BadOptions, match="another bot"):
        read_endpoints(["random=x"], ["random"])


@pytest.fixture
def _nobody_stays() -> Iterator[None]:
    yield
    register_programs({}, 0.0, "en")


@pytest.mark.usefixtures("_nobody_stays")
@GAMES
def test_an_invited_program_plays_whole_games_and_hears_what_happens(game: str) -> None:
    heard: list[Any] = []
    with served(first, heard) as address:
        register_programs({"parrot": address}, 20.0, "ru")
        seats = sitdown.load(game).seats[0]
        row = play_game(game, ["parrot", *["random"] * (seats - 1)], seed=3)
    assert row.result["places"]
    assert any("С вашего прошлого хода" in question["observation"] for question in heard)
    assert all(question["seat"] == 0 for question in heard)


@pytest.mark.usefixtures("_nobody_stays")
def test_who_is_not_invited_is_no_bot() -> None:
    register_programs({"parrot": "http://127.0.0.1:9/"}, 20.0, "en")
    assert isinstance(bot("parrot"), EndpointBot)
    register_programs({}, 20.0, "en")
    with pytest.raises(BadOptions, match='no bot "parrot"'):
        bot("parrot")
