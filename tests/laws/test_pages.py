"""Laws of the pages: what a game has is on its page, and every rule that is cited is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sitdown
from sitdown import catalog
from sitdown.conform import read_scenarios

from .cases import FOLDER, tables

PAGES = Path(__file__).parent.parent.parent / "docs" / "games"
CITED = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+(?:\.\d+)?)(?![\d.]*\d)")
IDS = sorted({id for id, _ in tables()})
GAMES = pytest.mark.parametrize("id", IDS)


def page(id: str) -> str:
    return (PAGES / f"{id}.md").read_text(encoding="utf-8")


@GAMES
def test_everything_is_on_the_page(id: str) -> None:
    text = page(id)
    rules = sitdown.load(id).rules
    names = [*sitdown.load(id).options, *rules.phases, *rules.actions, *rules.events]
    missing = [name for name in names if not re.search(rf"[`\"]{re.escape(name)}[`\"]", text)]
    assert missing == []


@GAMES
def test_every_rule_that_the_code_cites_is_on_the_page(id: str) -> None:
    text = page(id)
    known = set(CITED.findall(text))
    for file in sorted(catalog.folder(id).rglob("*.py")):
        cited = set(CITED.findall(file.read_text(encoding="utf-8")))
        assert cited <= known, file.name


@GAMES
def test_every_rule_that_a_scenario_cites_is_on_the_page(id: str) -> None:
    known = set(CITED.findall(page(id)))
    for file in sorted((FOLDER / id / "scenarios").glob("*.yaml")):
        for scenario in read_scenarios(file):
            assert scenario.rules
            assert set(scenario.rules) <= known, scenario.id


@GAMES
def test_every_component_says_where_it_comes_from(id: str) -> None:
    assert '"mark' in (catalog.folder(id) / "components.json").read_text(encoding="utf-8")
