"""The words of the browser client keep what those of the games keep."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.words import LANGUAGES, messages_of
from sitdown.words.russian_names import governed_names
from sitdown.words.selector_checks import idle_variants

from .bundles import CLIENT, ids_in, messages_in

FOLDERS = sorted(file.parent for file in CLIENT.rglob("ru.ftl"))
NAMES = ("name", "names", "chair", "from", "to", "who")
"""Arguments of the client's messages that hold the name of a person."""


def test_there_are_words_of_the_client() -> None:
    assert len(FOLDERS) > 1


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_names_stay_in_the_nominative(folder: Path) -> None:
    assert governed_names(messages_in(folder, "ru"), NAMES) == []


def test_names_stay_in_the_nominative_in_the_common_words() -> None:
    assert governed_names(messages_of("ru", None), NAMES) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_chosen(folder: Path, language: str) -> None:
    messages = messages_in(folder, language)
    assert messages.faults == []
    assert idle_variants(messages, language) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_is_there_in_every_language(folder: Path) -> None:
    first, *others = [ids_in(folder, language) for language in LANGUAGES]
    for other in others:
        assert first ^ other == set()
