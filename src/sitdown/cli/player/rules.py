"""`sitdown rules`: prints the rules and options of a game."""

from __future__ import annotations

import argparse
import json

from sitdown import catalog, terminal
from sitdown.cli.arguments import add_language
from sitdown.kernel import BadOptions, Game
from sitdown.words import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--plain", action="store_true", help="the text as it is")


def run(given: argparse.Namespace) -> int:
    """Prints the rules of a game and its options."""
    game = catalog.load(given.game)
    page = catalog.folder(game.id) / "words" / f"rules.{given.lang}.md"
    if not page.exists():
        raise BadOptions(f"{game.id} has no page of rules in this language")
    text = page.read_text(encoding="utf-8") + options_page(game, Words(given.lang, game.id))
    terminal.print_page(text, terminal.wants_plain(given.plain))
    return 0


def options_page(game: Game, words: Words) -> str:
    if not game.options:
        return ""
    lines = ["", f"## {words.say('ui-options')}", ""]
    for name, option in game.options.items():
        usual = words.say("ui-default", value=json.dumps(option.default))
        about = words.about(f"option-{name}")
        lines.append(f"- `{name}` ({words.say(f'option-{name}')}, {usual}): {about}")
    return "\n".join(lines) + "\n"
