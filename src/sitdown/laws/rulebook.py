"""Laws: every rule is numbered on the page, carried out by code and tried by a scenario."""

from __future__ import annotations

import re

from sitdown.conform import Failure, run_scenario

from .checks import Broken, Untried, demand
from .trial import Law, Trial

CITED = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+(?:\.\d+)?)(?![\d.]*\d)")
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", re.MULTILINE)


def every_scenario_holds(trial: Trial) -> None:
    if not trial.scenarios:
        raise Untried("there are no scenarios")
    failed = []
    for scenario in trial.scenarios:
        try:
            run_scenario(scenario)
        except Failure as failure:
            failed.append(f"{scenario.file.name}: {scenario}: {failure}")
    demand(not failed, "\n".join(failed))


def everything_is_on_the_page(trial: Trial) -> None:
    text = trial.rules_page()
    rules = trial.game.rules
    names = [*trial.game.options, *rules.phases, *rules.actions, *rules.events]
    missing = [name for name in names if not re.search(rf"[`\"]{re.escape(name)}[`\"]", text)]
    demand(not missing, f"not on the page: {', '.join(missing)}")


def cited_by_code(trial: Trial, but: tuple[str, ...] = ()) -> dict[str, set[str]]:
    """The rules that each file of a game cites; some folders are left out."""
    inside = [file.relative_to(trial.folder) for file in trial.sources()]
    return {
        str(file): set(CITED.findall((trial.folder / file).read_text(encoding="utf-8")))
        for file in inside
        if file.parts[0] not in but
    }


def every_rule_that_the_code_cites_is_on_the_page(trial: Trial) -> None:
    known = set(CITED.findall(trial.rules_page()))
    for file, cited in cited_by_code(trial).items():
        demand(cited <= known, f"{file}: no rule {', '.join(sorted(cited - known))} on the page")


def every_rule_that_a_scenario_cites_is_on_the_page(trial: Trial) -> None:
    known = set(CITED.findall(trial.rules_page()))
    for scenario in trial.scenarios:
        demand(scenario.rules, f"{scenario}: it cites no rule")
        unknown = sorted(set(scenario.rules) - known)
        demand(not unknown, f"{scenario}: no rule {', '.join(unknown)} on the page")


def excused(trial: Trial, from_what: str) -> dict[str, str]:
    """The rules of a game that need no code or no scenario, each with its reason.

    `excused.txt` has one per line: `SQ-1.3 code: it names things`.
    """
    file = trial.brought / "excused.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    named = [line.partition(": ") for line in lines if not line.startswith("#")]
    reasons = {name: reason for name, _, reason in named if name.endswith(f" {from_what}")}
    demand(all(reasons.values()), f"excused.txt: a reason is missing: {reasons}")
    return {name.split()[0]: reason for name, reason in reasons.items()}


def require_all(trial: Trial, from_what: str, cited: set[str]) -> None:
    """Every numbered rule is either cited or excused, and none is both."""
    rules = RULE.findall(trial.rules_page())
    if not rules or len(rules) != len(set(rules)):
        raise Broken("no rule has a number on the page, or one number stands there twice")
    reasons = excused(trial, from_what)
    missing = [rule for rule in rules if rule not in cited and rule not in reasons]
    needless = [rule for rule in reasons if rule in cited or rule not in rules]
    demand(not missing, f"no {from_what} cites {', '.join(missing)}")
    demand(not needless, f"take {', '.join(needless)} out of excused.txt: {from_what} cites them")


def every_rule_is_cited_by_the_code(trial: Trial) -> None:
    """Only code that plays the rule counts: advice and laws do not."""
    require_all(trial, "code", set().union(*cited_by_code(trial, ("advice", "laws")).values()))


def every_rule_has_a_scenario(trial: Trial) -> None:
    require_all(trial, "scenario", {rule for one in trial.scenarios for rule in one.rules})


def every_component_says_where_it_comes_from(trial: Trial) -> None:
    file = trial.folder / "components.json"
    if not file.exists():
        raise Untried("there is no components.json")
    demand('"mark' in file.read_text(encoding="utf-8"), "components.json has no mark")


LAWS: tuple[Law, ...] = (
    everything_is_on_the_page,
    every_rule_that_the_code_cites_is_on_the_page,
    every_rule_that_a_scenario_cites_is_on_the_page,
    every_rule_is_cited_by_the_code,
    every_rule_has_a_scenario,
    every_component_says_where_it_comes_from,
)
