"""Laws: everything shown to a player has words, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from sitdown.kernel import Document, Look, Naming, named
from sitdown.kernel.foresight import COUNTS, WARNS
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch
from sitdown.words import LANGUAGES, Words, messages_of
from sitdown.words.messages import words_file
from sitdown.words.russian_names import governed_names
from sitdown.words.selector_checks import Declared, Values, idle_variants, values_in
from sitdown.words.words import thing_message

from .checks import Untried, demand
from .rules_text import everything_is_named_in_the_rules_text
from .trial import Law, Trial, WatchedTable, as_file, name_of, viewers

CASES = ("acc", "gen", "dat", "ins", "loc")
"""Attributes for grammatical cases, which not every language needs."""


def demanded(trial: Trial) -> set[str]:
    """The messages that a game must have, by its rules, options and components."""
    game = trial.game
    wanted = {"title", "tagline"}
    wanted |= {f"phase-{phase}" for phase in game.rules.phases}
    wanted |= {f"event-{event}" for event in game.rules.events}
    wanted |= {f"action-{do}{part}" for do in game.rules.actions for part in ("", ".about")}
    for name, option in game.options.items():
        wanted |= {f"option-{name}", f"option-{name}.about"}
        named = [value for value in option.form.schema().get("enum", []) if value is not None]
        if len(named) > 1:
            wanted |= {f"option-{name}-{json.dumps(value).strip(chr(34))}" for value in named}
    return wanted | reasons(trial) | {thing_message(thing) for thing in things(trial)}


def reasons(trial: Trial) -> set[str]:
    """The ids of messages with which the game's code explains refusals."""
    sources = [file.read_text(encoding="utf-8") for file in trial.sources()]
    return {name for source in sources for name in re.findall(r'Reason\(\s*"([a-z-]+)"', source)}


def things(trial: Trial) -> set[str]:
    """The ids of everything in the game's components; none if there is no such file."""
    file = trial.folder / "components.json"
    return identities(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else set()


def identities(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["id"]} if isinstance(value.get("id"), str) else set()
        return own.union(*[identities(item) for item in value.values()])
    if isinstance(value, list):
        return set().union(*[identities(item) for item in value])
    return set()


def all_that_a_game_names_has_words(trial: Trial) -> None:
    for language in LANGUAGES:
        missing = demanded(trial) - messages_of(language, trial.id).patterns.keys()
        demand(not missing, f"{language}: no words for {', '.join(sorted(missing))}")


def word_files_are_without_faults(trial: Trial) -> None:
    require_faultless(trial.id, declared_by(trial))


def require_faultless(id: str | None, declared: Declared | None = None) -> None:
    """Checks the words of a game, or those that all games share (None)."""
    for language in LANGUAGES:
        demand(words_file(language, id).exists(), f"there is no words/{language}.ftl")
        messages = messages_of(language, id)
        faults = [*messages.faults, *idle_variants(messages, language, declared)]
        demand(not faults, f"{language}: {'; '.join(faults)}")


def declared_by(trial: Trial) -> dict[tuple[str, str], Values]:
    """The possible values of the arguments in labels of choices, by the schemas of actions."""
    return {
        (f"action-{do}", name): values_in(schema)
        for do, action in trial.game.rules.actions.items()
        for name, schema in action.schema()["properties"].items()
    }


def all_languages_have_the_same_messages(trial: Trial) -> None:
    require_equal_languages(trial.id)


def require_equal_languages(id: str | None) -> None:
    """Checks the words of a game, or those that all games share (None)."""
    known = [
        {one for one in messages_of(language, id).patterns if not one.endswith(CASES)}
        for language in LANGUAGES
    ]
    for language, other in zip(LANGUAGES[1:], known[1:], strict=True):
        alone = sorted(other ^ known[0])
        demand(not alone, f"only in {LANGUAGES[0]} or only in {language}: {', '.join(alone)}")


def names_stay_in_the_nominative(trial: Trial) -> None:
    """People's names are not inflected. In Russian no word before a name may demand a case."""
    found = governed_names(messages_of("ru", trial.id))
    demand(not found, f"ru: a name in a case: {', '.join(found)}")


class Readers:
    """Readers of a table in every language: all seats and the spectator.

    In strict mode, a missing message or argument is an error.
    """

    def __init__(self, table: WatchedTable) -> None:
        names = [f"Name-{seat}" for seat in range(table.seats)]
        self.words = {
            you: [Words(one, table.trial.id, names, you, strict=True) for one in LANGUAGES]
            for you in [*range(table.seats), None]
        }
        self.heard: set[tuple[int | None, str]] = set()

    def new_to(self, you: int | None, *what: Any) -> list[Words]:
        """The words with which to say something; none if this reader has heard just that before."""
        told = (you, json.dumps(what))
        if told in self.heard:
            return []
        self.heard.add(told)
        return self.words[you]


def actions_and_events_are_said(table: WatchedTable) -> None:
    """They can be said without errors, and every choice has a text."""
    readers = Readers(table)
    for moment in table.sampled(3):
        for seat in range(table.seats):
            for action in moment.state.legal(seat)[:40]:
                document = action.document()
                for words in readers.new_to(seat, document):
                    said = words.action(document).strip()
                    demand(said, f"{words.language}: nothing to read for {action}")
        for event in moment.state.copy().apply(moment.seat, moment.action):
            for you in viewers(moment.state):
                told = event.told(you)
                if told is not None:
                    for words in readers.new_to(you, told):
                        words.event(told)
        for you in viewers(moment.state):
            view = moment.state.view(you)
            for words in readers.words[you]:
                demand(words.phase(view).strip(), f"{words.language}: nothing to read for a phase")


def what_was_hidden_is_told_when_all_lies_open(table: WatchedTable) -> None:
    """A spectator of the finished game is told what the owner of a secret was told."""
    readers = Readers(table)
    in_hindsight = {words.language: words for words in readers.words[None]}
    for moment in table.sampled(3):
        for event in moment.state.copy().apply(moment.seat, moment.action):
            whole, veiled = event.document(), event.told(None)
            for owner in range(table.seats) if whole != veiled else ():
                for words in readers.new_to(owner, whole):
                    opened = in_hindsight[words.language].opened
                    if words.event(whole) != words.event(veiled):
                        keeps = f"{opened(whole)!r} keeps what {words.event(whole)!r} tells"
                        demand(opened(whole) != opened(veiled), f"{words.language}: {keeps}")


def phrases(sketch: Sketch) -> list[Phrase]:
    found: list[Phrase] = []
    for panel in sketch.panels:
        if panel.title is not None:
            found.append(panel.title)
        found += [row.label if isinstance(row, Cards) else row for row in rows(panel)]
    return found


def rows(panel: Panel) -> list[Phrase | Cards]:
    """All rows that a client may show of a panel, in full or in brief."""
    return [row for line in [panel.rows, *panel.lines()] for row in line]


def cards(sketch: Sketch) -> list[str]:
    shown = [row for panel in sketch.panels for row in rows(panel)]
    return [card for row in shown if isinstance(row, Cards) for card in row.cards]


def a_sketch_is_said(table: WatchedTable) -> None:
    if table.game.advice.sketch is None:
        raise Untried("there is no sketch")
    readers = Readers(table)
    for moment in table.sampled(16):
        after = moment.state.copy()
        after.apply(moment.seat, moment.action)
        for state in (moment.state, after):
            for you in viewers(state):
                sketch = table.game.sketch(as_file(state.view(you)))
                assert sketch is not None
                for phrase in phrases(sketch):
                    for words in readers.new_to(you, phrase.id, phrase.arguments):
                        words.say(phrase.id, **phrase.arguments)
                for card in cards(sketch):
                    for words in readers.new_to(you, card):
                        demand(words.thing(card), f"{words.language}: no name for {card}")


def what_a_choice_would_bring_is_said(table: WatchedTable) -> None:
    foresee = table.game.foresee
    if foresee is None:
        raise Untried("nothing is foreseen")
    readers = Readers(table)
    for moment in table.sampled(12):
        look = Look.at(table.game, moment.state, moment.seat)
        for words in readers.words[moment.seat]:
            for action in look.legal[:12]:
                for event in foresee(look, action):
                    demand(is_told(words, event), f"{words.language}: nothing to read for {event}")
                    words.brings(event)
                    words.brings(event, brief=True)


LONGEST_NAME = 120
"""The most letters on a button: three lines of a narrow one."""


def what_is_named_has_a_name_of_its_own(table: WatchedTable) -> None:
    """Answers with buttons of their own differ in their first lines, at every step of picking."""
    readers = Readers(table)
    for moment in table.sampled(12):
        look = Look.at(table.game, moment.state, moment.seat)
        for naming in namings(look, {}):
            for words in readers.words[moment.seat]:
                lines = [words.answer(answer.document()) for answer in naming.answers]
                where = f"{words.language}: {lines}"
                demand(len(set(lines)) == len(lines), f"two answers have one name: {where}")
                demand(all(line.strip() for line in lines), f"an answer has no name: {where}")
                longest = max([len(line) for line in lines], default=0)
                demand(longest <= LONGEST_NAME, f"a name of {longest} letters: {where}")


def namings(look: Look, picked: Document) -> Iterator[Naming]:
    """The names of all answers, and recursively those after each pick that is offered."""
    naming = named(look, picked)
    yield naming
    for answer in naming.answers:
        if answer.pick is not None:
            demand(len(answer.pick) > len(picked), f"{answer.pick} picks nothing new")
            yield from namings(look, answer.pick)


def is_told(words: Words, event: Document) -> bool:
    """Whether there are words for a foreseen event; a count is a figure and needs none."""
    if event["event"] == WARNS:
        return words.has(f"warns-{event['of']}")
    return bool(
        event["event"] == COUNTS or words.has(f"brings-{event['event']}") or words.event(event)
    )


def field_names(value: Any) -> set[str]:
    """All names of fields in a document, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*[field_names(item) for item in value.values()])
    if isinstance(value, list):
        return set().union(*[field_names(item) for item in value])
    return set()


def arguments_of_messages_are_fields_of_documents(trial: Trial) -> None:
    """Without this law, a misspelt `$feild` would show as "none", and no test would notice."""
    known = {"index", "key", "value", "whose"} | fields_met(trial)
    for language in LANGUAGES:
        messages = messages_of(language, trial.id)
        for message in messages.patterns:
            if message.startswith(("action-", "event-", "open-", "each-", "whole-", "phase-")):
                unknown = messages.variables(message) - known
                demand(not unknown, f"{language}: {message}: no field {', '.join(sorted(unknown))}")


def fields_met(trial: Trial) -> set[str]:
    """All names of fields: of actions, and of positions and events in some games."""
    met: set[str] = set()
    for action in trial.game.rules.actions.values():
        met |= {name.rstrip("_") for name in action.arguments}
    for seats in trial.game.seats:
        law = name_of(arguments_of_messages_are_fields_of_documents)
        for moment in WatchedTable(trial, seats, law).sampled(4):
            met |= field_names(moment.state.document())
            for event in moment.state.copy().apply(moment.seat, moment.action):
                met |= field_names(event.document())
        met |= field_names(moment.state.document())  # the state at the end of the last game
    return met


OF_THE_GAME: tuple[Law, ...] = (
    all_that_a_game_names_has_words,
    word_files_are_without_faults,
    all_languages_have_the_same_messages,
    arguments_of_messages_are_fields_of_documents,
    names_stay_in_the_nominative,
    everything_is_named_in_the_rules_text,
)
OF_ITS_TABLES: tuple[Law, ...] = (
    actions_and_events_are_said,
    what_was_hidden_is_told_when_all_lies_open,
    a_sketch_is_said,
    what_a_choice_would_bring_is_said,
    what_is_named_has_a_name_of_its_own,
)
