"""The words of the browser client keep what those of the games keep."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.words import LANGUAGES, Messages, messages_of
from sitdown.words.nominative import governed_names
from sitdown.words.selectors import idle_variants

WEB = Path(__file__).parents[2] / "web" / "src"
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
