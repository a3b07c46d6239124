"""The words of the browser client keep what those of the games keep."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitdown.words import LANGUAGES, Messages, messages_of
from sitdown.words.nominative import governed_names
from sitdown.words.selectors import idle_variants

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
WORDS = ROOT / "src" / "sitdown" / "words"
GAMES = ROOT / "src" / "sitdown" / "games"
FOLDERS = sorted(file.parent for file in WEB.rglob("ru.ftl"))
NAMES = ("name", "names", "chair", "from", "to", "who")
"""Arguments of the client's messages that hold the name of a person."""


def test_there_are_words_of_the_client() -> None:
    assert len(FOLDERS) > 1


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_names_stay_in_the_nominative(folder: Path) -> None:
    assert governed_names(Messages([folder / "ru.ftl"]), NAMES) == []


def test_names_stay_in_the_nominative_in_the_common_words() -> None:
    assert governed_names(messages_of("ru", None), NAMES) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_chosen(folder: Path, language: str) -> None:
    messages = Messages([folder / f"{language}.ftl"])
    assert messages.faults == []
    assert idle_variants(messages, language) == []


IDS = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SAID = re.compile(r'\bsay\(\s*"([a-z][\w-]*)"')


def ids_of(file: Path) -> set[str]:
    return set(IDS.findall(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_is_there_in_every_language(folder: Path) -> None:
    first, *others = [ids_of(folder / f"{language}.ftl") for language in LANGUAGES]
    for other in others:
        assert first ^ other == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_a_component_names_exists(language: str) -> None:
    """A missing one is shown to people by its id."""
    games = [ids_of(file) for file in GAMES.glob(f"*/words/{language}.ftl")]
    common = set.intersection(*games) | ids_of(WORDS / f"{language}.ftl")
    common |= ids_of(WEB / "words" / f"{language}.ftl")
    missing = []
    for file in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        own = file.parent
        words = (own / f"{language}.ftl", GAMES / own.name / "words" / f"{language}.ftl")
        ids = common.union(*[ids_of(one) for one in words if one.exists()])
        ids |= {
            id.removeprefix("host-") for id in ids if own.name == "admin"
        }  # admin/words says so
        text = file.read_text(encoding="utf-8")
        named = [id for id in SAID.findall(text) if f'has("{id}")' not in text]
        missing += [f"{file.relative_to(WEB)}: {id}" for id in named if id not in ids]
    assert missing == []
