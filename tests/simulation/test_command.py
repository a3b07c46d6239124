"""`sitdown soak simulate`: what it prints, what it writes, and how a story is made shorter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from sitdown.cli import main
from sitdown.server.soak.simulation import judge, simulate
from sitdown.server.soak.simulation.judge import Failure
from sitdown.server.soak.simulation.shrink import CALM, START, Shrinker
from sitdown.server.soak.simulation.story import MIXES, Story, read_story, story_of, written
from sitdown.server.soak.simulation.totals import AN_HOUR
from sitdown.server.soak.simulation.world import Outcome, run

Captured = pytest.CaptureFixture[str]

SIMULATE = ("soak", "simulate")
SMALL = ("--tables", "4", "--hours-each", "0.05")


@contextmanager
def nobody_may_wait() -> Iterator[None]:
    """The judge finds a fault in every story."""
    with patch.object(judge, "LONGEST_WAIT", -1.0):
        yield


def told(capsys: Captured, *words: str) -> tuple[int, str]:
    code = main([*SIMULATE, *words])
    return code, capsys.readouterr().out


def test_one_seed_is_told_with_its_digest(capsys: Captured) -> None:
    code, said = told(capsys, "--seed", "3", *SMALL)
    assert code == 0
    assert "failures        0 in 0 seeds" in said
    assert said.splitlines()[-1].startswith("digest          ")


def test_every_message_is_printed_if_wanted(capsys: Captured) -> None:
    _, said = told(capsys, "--seed", "3", *SMALL, "--trace")
    assert '{"type":"hello"' in said


def test_many_seeds_are_added_up(capsys: Captured) -> None:
    code, said = told(capsys, "--seeds", "2", "--first", "3", "--jobs", "1", *SMALL)
    assert code == 0
    assert "seeds           2," in said


def test_a_failure_is_told_with_its_replay_and_kept(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "outcomes", told_here)
    with nobody_may_wait():
        code, said = told(capsys, "--seeds", "1", "--first", "13", *SMALL, "--out", str(tmp_path))
    assert code == 1
    assert "sitdown soak simulate --hours-each 0.05 --tables 4 --seed 13\n" in said
    assert "waited long" in said
    (kept,) = tmp_path.iterdir()
    assert kept.name == "standard-13.json"
    assert read_story(kept).seed == 13


def told_here(stories: Iterator[Story], jobs: int) -> Iterator[tuple[Story, Outcome] | None]:
    """Outcomes out of this process, where the fault is planted."""
    for story in stories:
        yield story, run(story)


def test_who_interrupts_gets_the_totals_so_far(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(stories: Iterator[Story], jobs: int) -> Iterator[None]:
        yield None
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "outcomes", interrupted)
    code, said = told(capsys, "--seeds", "5", *SMALL)
    assert code == 130
    assert "; interrupted\n" in said


def test_a_shorter_story_is_written_and_fails_again(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "MOST_RUNS", 8)
    with nobody_may_wait():
        code, said = told(capsys, "--seed", "13", *SMALL, "--shrink", "--out", str(tmp_path))
    assert code == 1
    assert "8 runs are used up" in said
    (file,) = tmp_path.glob("waited-*.json")
    assert read_story(file).seconds < 0.05 * AN_HOUR
    with nobody_may_wait():
        code, said = told(capsys, "--story", str(file))
    assert code == 1
    assert "waited long" in said
    code, said = told(capsys, "--story", str(file))
    assert code == 0


def test_whatever_a_failure_does_not_need_is_left_out() -> None:
    """Here a story fails if a game of Wallet is still going on when the server is stopped."""
    runs: list[Story] = []

    def run(story: Story) -> Outcome:
        runs.append(story)
        has_wallet = any(party.game == "wallet" for party in story.parties)
        stops = [strike.at for strike in story.strikes if strike.blow == "stop"]
        failures = [Failure(START + max(stops), "stopped", {})] if has_wallet and stops else []
        return Outcome(story.seed, "", failures, Counter(), table_hours={}, cpu=0.0, steps=0)

    whole = story_of(0, MIXES["storm"])
    steps: list[str] = []
    short = Shrinker("stopped", run, steps.append, 500).shrink(whole, run(whole))
    (party,), (strike,) = short.parties, short.strikes
    assert (party.game, party.people, party.bots) == ("wallet", ["attentive"], 1)
    assert (party.bot, party.rated, party.imports) == ("cautious", False, False)
    assert (strike.blow, strike.after, strike.opening) == ("stop", 0, None)
    assert short.weather == CALM
    assert strike.at <= short.seconds <= strike.at + 2.0
    assert len(steps) < len(runs) <= 500


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--trace",), "--trace is for one story"),
        (("--shrink", "--seeds", "2"), "--shrink is for one story"),
        (("--seed", "1", "--jobs", "2"), "--jobs is for many stories"),
        (("--story", "x.json", "--mix", "storm"), "--mix says what a seed tells"),
    ],
)
def test_options_that_change_nothing_are_refused(
    words: tuple[str, ...], why: str, capsys: Captured
) -> None:
    assert main([*SIMULATE, *words]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"parties": []}, "length >= 1"),
        ({"seconds": -1}, "> 0.0"),
        ({"parties": [{"game": "wallet", "people": ["dancing"]}]}, "'dancing'"),
        ({"parties": [{"game": "chess", "people": ["slow"]}]}, "chess"),
        ({"parties": [{"game": "wallet", "people": []}]}, "0 do not play wallet"),
        ({"parties": [{"game": "wallet", "people": [], "bots": 2, "clock": "sundial"}]}, "sundial"),
        ({"weather": {"lost": 7}}, "<= 1.0"),
    ],
)
def test_a_file_that_is_no_story_is_refused_in_a_sentence(
    changes: dict[str, object], why: str, tmp_path: Path, capsys: Captured
) -> None:
    story = msgspec.json.decode(written(story_of(0, MIXES["standard"])))
    file = tmp_path / "story.json"
    file.write_bytes(msgspec.json.encode({**story, **changes}))
    assert main([*SIMULATE, "--story", str(file)]) == 2
    assert why in capsys.readouterr().err
