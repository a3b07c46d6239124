"""Laws of words: whatever a person can meet in a game has words, in every language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import sitdown
from sitdown import catalog
from sitdown.kernel import Look
from sitdown.kernel.form import Document
from sitdown.kernel.sketch import Cards, Phrase, Sketch
from sitdown.words import LANGUAGES, Words, messages_of
from sitdown.words.messages import words_file
from sitdown.words.words import thing_message

from .cases import sampled, tables, viewers

IDS = sorted({id for id, _ in tables()})
GAME = pytest.mark.parametrize("id", IDS)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TABLES = pytest.mark.parametrize(("id", "seats"), tables())
CASES = ("acc", "gen", "dat", "ins", "loc")
"""Attributes that only one language may need."""


def demanded(id: str) -> set[str]:
    """The messages that a game must have, by what its contents page and its components name."""
    game = sitdown.load(id)
    wanted = {"title", "tagline"}
    wanted |= {f"phase-{phase}" for phase in game.rules.phases}
    wanted |= {f"event-{event}" for event in game.rules.events}
    wanted |= {f"action-{do}{part}" for do in game.rules.actions for part in ("", ".about")}
    for name, option in game.options.items():
        wanted |= {f"option-{name}", f"option-{name}.about"}
        named = [value for value in option.form.schema().get("enum", []) if value is not None]
        if len(named) > 1:
            wanted |= {f"option-{name}-{json.dumps(value).strip(chr(34))}" for value in named}
    return wanted | reasons(id) | {thing_message(thing) for thing in components(id)}


def reasons(id: str) -> set[str]:
    """The messages by which the game's code says why something is refused."""
    sources = [file.read_text(encoding="utf-8") for file in catalog.folder(id).rglob("*.py")]
    return {name for source in sources for name in re.findall(r'Reason\(\s*"([a-z-]+)"', source)}


def components(id: str) -> set[str]:
    """The ids of everything in the game's components."""
    file = catalog.folder(id) / "components.json"
    return identities(json.loads(file.read_text(encoding="utf-8")))


def identities(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["id"]} if isinstance(value.get("id"), str) else set()
        return own.union(*[identities(item) for item in value.values()])
    if isinstance(value, list):
        return set().union(*[identities(item) for item in value])
    return set()


@GAME
@LANGUAGE
def test_all_that_a_game_names_has_words(id: str, language: str) -> None:
    assert demanded(id) - messages_of(language, id).patterns.keys() == set()


@pytest.mark.parametrize("id", [None, *IDS])
@LANGUAGE
def test_word_files_are_without_faults(id: str | None, language: str) -> None:
    assert words_file(language, id).exists()
    assert messages_of(language, id).faults == []


@pytest.mark.parametrize("id", [None, *IDS])
def test_all_languages_have_the_same_messages(id: str | None) -> None:
    known = [
        {one for one in messages_of(language, id).patterns if not one.endswith(CASES)}
        for language in LANGUAGES
    ]
    for other in known[1:]:
        assert other ^ known[0] == set()


def every_word(id: str, seats: int, you: int | None) -> list[Words]:
    names = [f"Name-{seat}" for seat in range(seats)]
    return [Words(language, id, names, you, strict=True) for language in LANGUAGES]


@TABLES
def test_actions_and_events_are_said(id: str, seats: int) -> None:
    """Without a fault, and with something to read for every choice."""
    readers = {you: every_word(id, seats, you) for you in [*range(seats), None]}
    for moment in sampled("actions and events are said", id, seats, 3):
        for seat in range(seats):
            for action in moment.state.legal(seat)[:40]:
                assert all(words.action(action.document()).strip() for words in readers[seat])
        for event in moment.state.copy().apply(moment.seat, moment.action):
            for you, readings in readers.items():
                document = event.told(you)
                for words in readings:
                    if document is not None:
                        words.event(document)
        for you in viewers(moment.state):
            view = moment.state.view(you)
            assert all(words.phase(view).strip() for words in readers[you])


def phrases(sketch: Sketch) -> list[Phrase]:
    found: list[Phrase] = []
    for panel in sketch.panels:
        if panel.title is not None:
            found.append(panel.title)
        found += [row.label if isinstance(row, Cards) else row for row in panel.rows]
    return found


@TABLES
def test_a_sketch_is_said(id: str, seats: int) -> None:
    draw = sitdown.load(id).sketch
    readers = {you: every_word(id, seats, you) for you in [*range(seats), None]}
    for moment in sampled("a sketch is said", id, seats, 16):
        after = moment.state.copy()
        after.apply(moment.seat, moment.action)
        for state in (moment.state, after):
            for you in viewers(state):
                sketch = draw(json.loads(json.dumps(state.view(you))))
                assert sketch is not None
                for words in readers[you]:
                    for phrase in phrases(sketch):
                        words.say(phrase.id, **phrase.arguments)
                    for panel in sketch.panels:
                        for row in panel.rows:
                            for card in row.cards if isinstance(row, Cards) else []:
                                assert words.thing(card)


@TABLES
def test_what_a_choice_would_bring_is_said(id: str, seats: int) -> None:
    game = sitdown.load(id)
    foresee = game.foresee
    if foresee is None:
        return
    readers = {you: every_word(id, seats, you) for you in range(seats)}
    for moment in sampled("what a choice would bring is said", id, seats, 12):
        look = Look.at(game, moment.state, moment.seat)
        for words in readers[moment.seat]:
            for action in look.legal[:12]:
                for event in foresee(look, action):
                    assert words.has(f"brings-{event['event']}") or words.event(event)
                    words.brings(event)


def field_names(value: Any) -> set[str]:
    """All names of fields in a document, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*[field_names(item) for item in value.values()])
    if isinstance(value, list):
        return set().union(*[field_names(item) for item in value])
    return set()


@GAME
def test_arguments_of_messages_are_fields_of_documents(id: str) -> None:
    """A misspelt `$feild` would be "none" for ever and nobody would notice."""
    game = sitdown.load(id)
    known = {"index", "key", "value", "whose"}
    for action in game.rules.actions.values():
        known |= {name.rstrip("_") for name in action.arguments}
    for seats in game.seats:
        for moment in sampled("arguments of messages are fields of documents", id, seats, 4):
            known |= field_names(moment.state.document())
            for event in moment.state.copy().apply(moment.seat, moment.action):
                known |= field_names(event.document())
    for language in LANGUAGES:
        messages = messages_of(language, id)
        for message in messages.patterns:
            if message.startswith(("action-", "event-", "each-", "whole-", "phase-")):
                assert messages.variables(message) <= known, f"{language}: {message}"


def test_an_event_with_a_missing_field_is_told_all_the_same() -> None:
    """At the table nothing falls over: the id stands in for words that are missing."""
    words = Words("en", None, [], None)
    document: Document = {"event": "never-heard-of", "seat": 1}
    assert words.event(document) == "event-never-heard-of"
