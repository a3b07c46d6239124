"""The page of a study: complete, self-contained, the same for the same games, in both languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sitdown import catalog
from sitdown.cli import main
from sitdown.kernel import BadOptions, Document
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.report import plots, write
from sitdown.lab.study.study import Plan, Study, study
from sitdown.words import LANGUAGES, Words

ROOT = Path(__file__).parents[3]
TWO_RAIDS: Document = {
    "deck": {"cards": ["raid", "raid", "robbery", "contraband-5", "customs", "bank"]}
}
QUICK = ["--games", "2", "--processes", "1", "--bots", "random"]


@cache
def usual(id: str) -> Study:
    """Luck and skill are told of the quickest game alone."""
    return studied(id, {})


def studied(id: str, options: Document) -> Study:
    game = catalog.load(id)
    plan = Plan(game, game.seats[0], ("random",), 2, "0", options)
    return study(plan, Backend(processes=1), with_luck=id == "squirrels")


class Reader(HTMLParser):
    """What a page has: its tags, ids, text, and what stays open."""

    VOID = ("meta", "br", "path", "use", "rect")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.open: list[str] = []
        self.labels: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        found = dict(attrs)
        self.ids += [found["id"] or ""] if "id" in found else []
        if found.get("role") == "img":
            self.labels.append(found["aria-label"] or "")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", sorted(catalog.shelved()))
def test_a_page_of_every_game_has_all_its_words(id: str, language: str) -> None:
    page = write([usual(id)], Words(language, id, strict=True), "sitdown balance")
    reader = Reader(page)
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    assert all(reader.labels)
    assert len(reader.labels) <= reader.tags["table"]


def test_a_page_needs_nothing_from_elsewhere() -> None:
    page = write([usual("squirrels")], Words("en", "squirrels"), "sitdown balance")
    without_names = re.sub(r'xmlns(:\w+)?="[^"]*"', "", page)
    assert "http" not in without_names
    assert "@import" not in page
    assert "src=" not in page


def test_the_same_games_make_the_same_page() -> None:
    words = Words("en", "squirrels")
    pages = [write([studied("squirrels", {})], words, "x") for _ in range(2)]
    assert pages[0] == pages[1]


def test_two_decks_stand_side_by_side() -> None:
    studies = [usual("squirrels"), studied("squirrels", TWO_RAIDS)]
    page = write(studies, Words("en", "squirrels", strict=True), "x")
    reader = Reader(page)
    assert reader.open == []
    for words in ("First deck", "Second deck", "What differs between the decks", "Benjamini"):
        assert words in page
    assert '<th scope="row">Raid</th><td class="n">1</td><td class="n">2</td>' in page


def test_what_a_file_says_cannot_break_out_of_the_page() -> None:
    page = write([usual("squirrels")], Words("en", "squirrels"), "a<script>alert(1)</script>")
    assert "<script>alert" not in page


def test_the_numbers_of_the_page_can_be_read_again() -> None:
    page = write([studied("squirrels", TWO_RAIDS)], Words("en", "squirrels"), "x")
    found = re.search(r'<script type="application/json" id="numbers">(.*?)</script>', page)
    assert found is not None
    (numbers,) = json.loads(found[1])
    assert numbers["options"] == TWO_RAIDS
    assert numbers["games"] == 2


def test_copies_are_warned_of() -> None:
    game = catalog.load("squirrels")
    plan = Plan(game, 2, ("cautious",), 12, "0", {})
    same = study(plan, Backend(processes=1), with_luck=False)
    page = write([same], Words("en", "squirrels"), "x")
    assert f"Only {same.different} of the 12 games took a course of their own" in page


def test_colours_are_those_of_the_house() -> None:
    look = (ROOT / "web/src/look/tokens.css").read_text(encoding="utf-8")
    for name, value in re.findall(r"(--[\w-]+): ([^;]+);", plots.CSS.partition("}")[0]):
        assert f"{name}: {value};" in look


def test_without_matplotlib_one_sentence_names_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    with pytest.raises(BadOptions, match=r"sitdown\[report\]"):
        plots.require_matplotlib()


# The command.


def test_the_command_writes_a_page_of_two_decks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck, page = tmp_path / "raids.json", tmp_path / "out.html"
    deck.write_text(json.dumps(TWO_RAIDS["deck"]), encoding="utf-8")
    wanted = ["--against", str(deck), "--report", str(page), "--lang", "ru"]
    assert main(["balance", "squirrels", *QUICK, *wanted]) == 0
    printed = capsys.readouterr().out
    assert printed.count("2 games at 2 seats") == 2
    assert "Бенджамини" in printed
    text = page.read_text(encoding="utf-8")
    assert "две колоды рядом" in text
    assert "sitdown balance squirrels --games 2" in text


def test_a_deck_of_ones_own_is_played_without_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "raids.json"
    deck.write_text(json.dumps(TWO_RAIDS["deck"]), encoding="utf-8")
    assert main(["balance", "squirrels", *QUICK, "--deck", str(deck)]) == 0
    assert "2 games at 2 seats" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wanted", "fault"),
    [
        (["--report", "nowhere/at/all/out.html"], "nowhere/at/all/out.html: No such file"),
        (["--report", "out.html", "--rows", "rows.jsonl"], "go without --report"),
        (["--deck", "missing.json"], "missing.json"),
        (["--bots", "random,random,random"], "3 bots for 2 seats"),
    ],
)
def test_what_cannot_be_done_is_refused_before_anything_is_played(
    wanted: list[str],
    fault: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["balance", "squirrels", "--games", "1", *wanted]) == 2
    assert fault in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
