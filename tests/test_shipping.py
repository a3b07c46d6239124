"""How a release gets to people. Workflows and images run elsewhere; here they are read."""

from __future__ import annotations

import json
import os
import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from sitdown.cli.parser import parser
from sitdown.server.app import BESIDE
from sitdown.store.opening import is_shared
from tools import web

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = [
    said.rpartition(" ")[2]
    for said in SETTINGS["project"]["classifiers"]
    if re.search(r":: 3\.\d+$", said)
]
WORKFLOWS = {file.name: yaml.safe_load(file.read_text()) for file in ROOT.glob(".github/*/*.yml")}
JOBS = [(file, name) for file, read in sorted(WORKFLOWS.items()) for name in read["jobs"]]
MORE = {
    ("release.yml", "publish"): {"id-token": "write"},
    ("docs.yml", "publish"): {"contents": "write"},
}
"""What a job may do beside reading."""
THERE = {"python", "docker", "curl", "echo"}
"""Programs of the machines on which workflows run."""


def job(file: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = WORKFLOWS[file]["jobs"][name]
    return found


def steps() -> Iterator[dict[str, Any]]:
    for file, name in JOBS:
        yield from job(file, name).get("steps", [])


def commands() -> list[list[str]]:
    lines = [line for step in steps() for line in step.get("run", "").splitlines()]
    return [shlex.split(line, comments=True) for line in lines]


def test_there_are_workflows_for_all_that_is_shipped() -> None:
    assert sorted(WORKFLOWS) == ["docs.yml", "release.yml", "tests.yml", "wheels.yml"]


@pytest.mark.parametrize(("file", "name"), JOBS)
def test_a_job_may_do_no_more_than_it_must(file: str, name: str) -> None:
    assert WORKFLOWS[file]["permissions"] == {"contents": "read"}
    assert job(file, name).get("permissions", {}) == MORE.get((file, name), {})


def test_a_release_needs_no_token() -> None:
    for file in ROOT.glob(".github/*/*.yml"):
        assert "secrets" not in file.read_text(), file
    publish = job("release.yml", "publish")
    assert publish["environment"] == "pypi"
    assert publish["needs"] == "wheels"


def test_actions_are_pinned_by_their_major_version() -> None:
    called = [one["uses"] for one in [*steps(), *[job(*where) for where in JOBS]] if "uses" in one]
    assert called
    for action in called:
        own = action.startswith("./") and (ROOT / action).is_file()
        assert own or re.fullmatch(r"[\w-]+/[\w-]+@(release/)?v\d+", action), action


def test_every_program_that_a_workflow_calls_is_there() -> None:
    brought = {
        re.split(r"\W", one)[0] for one in SETTINGS["project"]["optional-dependencies"]["dev"]
    }
    for program, *_ in commands():
        own = "/" in program and os.access(ROOT / program, os.X_OK)
        assert own or program in THERE | brought, program


def test_every_step_of_a_check_that_a_workflow_names_is_there() -> None:
    check = ModuleType("check")
    SourceFileLoader("check", str(ROOT / "check")).exec_module(check)
    named = [words[1:] for words in commands() if words[0] == "./check"]
    assert [] in named
    assert {step for words in named for step in words} - {"--long"} <= check.STEPS.keys()


def test_the_tools_know_what_a_workflow_asks_of_them() -> None:
    for tool, *words in commands():
        if tool.startswith("tools/"):
            text = (ROOT / tool).read_text()
            plain = [word for word in words if not word.startswith("$")]
            assert [word for word in plain if f'"{word}"' not in text] == []


def test_every_python_that_is_promised_is_tried_and_has_wheels() -> None:
    assert job("tests.yml", "check")["strategy"]["matrix"]["python"] == PYTHONS
    wheels = SETTINGS["tool"]["cibuildwheel"]
    assert wheels["build"] == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]


def test_a_wheel_for_everybody_is_compiled_and_tried() -> None:
    wheels = SETTINGS["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"SITDOWN_PURE": "0"}
    program, file, *_ = wheels["test-command"].split()
    assert program == "python"
    assert Path(file.format(project=ROOT)).is_file()
    machines = job("wheels.yml", "compiled")["strategy"]["matrix"]["machine"]
    assert {machine.partition("-")[0] for machine in machines} == {"ubuntu", "macos", "windows"}


# The image.


def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Containerfile").read_text()
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    words = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in words]


def running() -> dict[str, str]:
    """The last stage: what runs, each instruction with the last word said of it."""
    said = instructions()
    last = max(place for place, (name, _) in enumerate(said) if name == "FROM")
    return dict(said[last:])


def test_the_image_is_small_and_runs_without_root() -> None:
    stage = running()
    assert stage["FROM"].endswith("-slim")
    assert stage["USER"] not in ("", "0", "root")
    assert (
        f"useradd --system --create-home --home-dir {stage['VOLUME']} {stage['USER']}"
        in stage["RUN"]
    )
    order = [name for name, _ in instructions()]
    assert "RUN" not in order[order.index("USER") :]


def test_the_image_serves_on_the_port_and_the_volume_that_it_declares() -> None:
    stage = running()
    assert json.loads(stage["ENTRYPOINT"]) == ["sitdown"]
    given = parser().parse_args(json.loads(stage["CMD"]))
    assert (str(given.port), given.host) == (stage["EXPOSE"], "0.0.0.0")
    assert Path(given.store).parent == Path(stage["VOLUME"])


def test_the_image_asks_the_server_whether_it_is_well() -> None:
    stage = running()
    program, option, code = json.loads(stage["HEALTHCHECK"].partition("CMD ")[2])
    assert (program, option) == ("python", "-c")
    compile(code, "HEALTHCHECK", "exec")
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", code)
    assert asked is not None
    assert asked[1] == stage["EXPOSE"]
    assert asked[2] in [endpoint.path for endpoint in BESIDE]


def test_what_the_image_is_built_from_is_there() -> None:
    [built] = [rest for name, rest in instructions() if name == "RUN" and "pip wheel" in rest]
    assert "PIP_CONSTRAINT=constraints.txt" in built
    [extra] = re.findall(r"\.\[(\w+)\]", built)
    assert extra in SETTINGS["project"]["optional-dependencies"]


def test_the_house_on_postgresql_waits_for_its_database_and_keeps_no_password() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    house, database = services["house"], services["database"]
    assert (ROOT / house["build"]["dockerfile"]).is_file()
    given = parser().parse_args(house["command"])
    assert is_shared(given.store)
    assert house["ports"] == [f"127.0.0.1:{given.port}:{running()['EXPOSE']}"]
    assert house["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert database["healthcheck"]["test"][1] == "pg_isready"
    for password in (
        house["environment"]["PGPASSWORD"],
        database["environment"]["POSTGRES_PASSWORD"],
    ):
        assert re.fullmatch(r"\$\{SITDOWN_PASSWORD:\?[^}]+\}", password)


# The work of others that the browser client contains.

made = pytest.mark.skipif(not web.is_made(), reason="the client is not built from these sources")
PHRASES = {
    "MIT": "Permission is hereby granted, free of charge",
    "Apache-2.0": "Grant of Copyright License",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
}
"""Words that stand in each licence we may bundle, and in no other."""
HEADING = re.compile(r"^(\S+) \d[\w.+-]* \(([\w.-]+)\)$", re.MULTILINE)
"""A package, its version and its licence."""


def notices() -> str:
    return web.NOTICES.read_text(encoding="utf-8")


def found_in_client(pattern: str) -> set[str]:
    files = [*web.WEB.rglob("src/**/*.svelte"), *web.WEB.rglob("src/**/*.ts")]
    return {name for file in files for name in re.findall(pattern, file.read_text())}


@made
def test_every_package_of_the_client_is_credited() -> None:
    imported = found_in_client(r'(?:from|import\() ?"((?:@[\w-]+/)?[\w-]+)(?:/[^":]*)?"')
    assert {"svelte", "@noble/hashes"} <= imported
    assert imported - {name for name, _ in HEADING.findall(notices())} == set()


@made
def test_every_package_of_the_client_comes_with_the_text_of_its_licence() -> None:
    _, *parts = HEADING.split(notices())
    named = list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))
    assert named
    assert [name for name, licence, text in named if PHRASES[licence] not in text] == []


@made
def test_every_font_of_the_client_is_credited() -> None:
    fonts = [file.name for file in web.BUILT.glob("assets/*.woff2")]
    assert fonts
    names = {re.sub(r"-[\w-]{8}\.woff2$", ".woff2", font) for font in fonts}
    assert names - set(notices().split()) == set()


@made
def test_every_icon_of_the_client_is_credited_by_author_and_link() -> None:
    drawn = found_in_client(r'"icon:([\w-]+)"') | {"squirrel", "helicopter"}  # on posters
    credited = re.findall(
        r"^([\w-]+), by \S.*: https://game-icons\.net/1x1/[\w-]+/\1\.html$", notices(), re.MULTILINE
    )
    assert drawn - set(credited) == set()
    assert "https://creativecommons.org/licenses/by/3.0/" in notices()


@made
def test_the_authors_of_icons_that_the_about_page_names_have_drawn_some() -> None:
    named = json.loads((web.WEB / "build/icon-authors.json").read_text())["authors"].values()
    assert [name for name in named if f", by {name}: " not in notices()] == []


@made
def test_credits_are_the_same_wherever_the_client_is_built() -> None:
    assert "node_modules" not in notices()
    assert str(ROOT) not in notices()
    assert b"\r" not in web.NOTICES.read_bytes()
