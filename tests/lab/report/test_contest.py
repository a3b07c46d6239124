"""The page of a tournament: complete, self-contained, with its words in both languages."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from sitdown.cli import main
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.report import write_contest
from sitdown.lab.strength_order import CONFIRMED, REFUTED, Comparison, StrengthOrder, ladder
from sitdown.lab.tournament import Meeting, Tournament, plan_tournament, play_tournament
from sitdown.words import LANGUAGES, Words

from .test_page import Reader

FAR = Meeting("random", "cautious", 40, 40.0)


@cache
def held() -> Tournament:
    return play_tournament(
        plan_tournament("squirrels", ["random", "cautious"], 24, 3), Backend(processes=1)
    )


def page(
    language: str = "en", found: Tournament | None = None, rungs: StrengthOrder | None = None
) -> str:
    words = Words(language, "squirrels", strict=True)
    return write_contest(held() if found is None else found, rungs, words, "sitdown tournament <>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_all_its_words_and_parts(language: str) -> None:
    reader = Reader(page(language, rungs=ladder(held())))
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    assert reader.tags["section"] == 5
    assert reader.tags["svg"] == len(reader.labels) == 4


def test_every_part_says_of_how_many_games_it_tells() -> None:
    notes = re.findall(r"<h2>.*?<small>(.*?)</small>", page(rungs=ladder(held())))
    assert len(notes) == 5
    assert all(note.startswith("24 games") for note in notes)


def test_the_numbers_are_those_of_the_tournament() -> None:
    text = page(rungs=ladder(held()))
    found = re.search(r'<script type="application/json" id="numbers">(.*?)</script>', text)
    assert found is not None
    numbers = json.loads(found[1])
    assert numbers["ladder"]["verdict"] == CONFIRMED
    assert numbers["entries"] == json.loads(json.dumps(held().document()["entries"]))


def test_a_page_loads_nothing_and_quotes_the_command() -> None:
    text = page()
    assert not re.search(r'(src|href)="(?!#)', text)
    assert "sitdown tournament &lt;&gt;" in text


def test_the_conclusion_says_what_is_clear() -> None:
    said = conclusion(page())
    assert "cautious: placed before random in" in said
    assert "random wins" in said
    assert "Not proven" not in said
    assert "ladder" not in said


def test_the_conclusion_says_what_is_not_proven() -> None:
    """Four games prove nothing."""
    few = play_tournament(
        plan_tournament("squirrels", ["random", "cautious"], 4, 2), Backend(processes=1)
    )
    said = conclusion(page(found=few, rungs=ladder(few)))
    assert "not every step is proven: random → cautious" in said
    assert "Not proven, which of the two is better: cautious – random" in said
    assert "0 comparisons" in said


def test_a_ladder_that_falls_says_where() -> None:
    step = Comparison(FAR, REFUTED)
    said = conclusion(page(rungs=StrengthOrder([step], [step])))
    assert "falls beyond chance: cautious → random" in said


def test_bots_have_the_names_that_were_typed() -> None:
    text = page()
    assert "careless" not in text.lower()
    assert "random" in text


def test_games_of_before_have_no_time(tmp_path: Path) -> None:
    contest, rows = held().contest, tmp_path / "rows.jsonl"
    play_tournament(contest, Backend(processes=1, rows=rows))
    again = play_tournament(contest, Backend(processes=1, rows=rows, resume=True))
    text = page(found=again)
    assert "Time for a move" not in text
    assert 'class="warning"' not in text
    assert "Time for a move" in page()


def test_the_command_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "page.html"
    words = ["tournament", "squirrels", "random", "cautious", "--games", "2", "--lang", "ru"]
    assert main([*words, "--processes", "1", "--report", str(file)]) == 0
    assert f"{file} is written" in capsys.readouterr().out
    assert "кто играет лучше" in file.read_text(encoding="utf-8")


def conclusion(text: str) -> str:
    found = re.search(r'<div class="find">(.*?)</div>', text)
    assert found is not None
    return re.sub(r"<.*?>", " ", found[1])
