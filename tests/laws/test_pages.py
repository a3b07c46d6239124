"""Laws of the pages: what a game has is on its page, and every rule that is cited is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sitdown
from sitdown import catalog
from sitdown.conform import Scenario, read_scenarios

from .cases import FOLDER, tables

PAGES = Path(__file__).parent.parent.parent / "docs" / "games"
CITED = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+(?:\.\d+)?)(?![\d.]*\d)")
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", re.MULTILINE)
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


def cited_by_code(id: str, but: str = "") -> dict[str, set[str]]:
    """The rules that each file of a game cites, all but those of one folder."""
    folder = catalog.folder(id)
    files = [file.relative_to(folder) for file in sorted(folder.rglob("*.py"))]
    return {
        str(file): set(CITED.findall((folder / file).read_text(encoding="utf-8")))
        for file in files
        if file.parts[0] != but
    }


def scenarios(id: str) -> list[Scenario]:
    files = sorted((FOLDER / id / "scenarios").glob("*.yaml"))
    return [scenario for file in files for scenario in read_scenarios(file)]


@GAMES
def test_every_rule_that_the_code_cites_is_on_the_page(id: str) -> None:
    known = set(CITED.findall(page(id)))
    unknown = {file: cited - known for file, cited in cited_by_code(id).items() if cited - known}
    assert unknown == {}


@GAMES
def test_every_rule_that_a_scenario_cites_is_on_the_page(id: str) -> None:
    known = set(CITED.findall(page(id)))
    for scenario in scenarios(id):
        assert scenario.rules
        assert set(scenario.rules) <= known, scenario.id


def excused(id: str, from_what: str) -> dict[str, str]:
    """The rules of a game that need no code or no scenario, each with its reason.

    They stand in `tests/games/<id>/excused.txt`, a line each: `SQ-1.3 code: it names things`.
    """
    file = FOLDER / id / "excused.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    named = [line.partition(": ") for line in lines if not line.startswith("#")]
    reasons = {name: reason for name, _, reason in named if name.endswith(f" {from_what}")}
    assert all(reasons.values()), f"a reason is missing: {reasons}"
    return {name.split()[0]: reason for name, reason in reasons.items()}


def require_all(id: str, from_what: str, cited: set[str]) -> None:
    """Every numbered rule is cited or excused, and none both."""
    rules = RULE.findall(page(id))
    assert rules
    assert len(rules) == len(set(rules)), "a number stands twice"
    reasons = excused(id, from_what)
    missing = [rule for rule in rules if rule not in cited and rule not in reasons]
    needless = [rule for rule in reasons if rule in cited or rule not in rules]
    assert missing == [], f"no {from_what} cites these"
    assert needless == [], f"take them out of tests/games/{id}/excused.txt: {from_what} cites them"


@GAMES
def test_every_rule_is_cited_by_the_code(id: str) -> None:
    """By that which plays it: what a bot or a sketch says of a rule does not count."""
    require_all(id, "code", set().union(*cited_by_code(id, but="advice").values()))


@GAMES
def test_every_rule_has_a_scenario(id: str) -> None:
    require_all(id, "scenario", {rule for one in scenarios(id) for rule in one.rules})


@GAMES
def test_every_component_says_where_it_comes_from(id: str) -> None:
    assert '"mark' in (catalog.folder(id) / "components.json").read_text(encoding="utf-8")
