"""Prints a review: line of chances, turning points, luck and skill."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid

from sitdown.review import Review
from sitdown.review.promises import words_given
from sitdown.table.replays.export import Replay
from sitdown.wire.review import Because, Choice, Given, Turn
from sitdown.words import Words
from sitdown.words.seat_page import spoken

from .screens.safe_console import SafeConsole

LEVELS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 48
"""The most characters in the line of a seat."""


def print_review(review: Review, replay: Replay, language: str, paper: SafeConsole) -> None:
    words = words_of(replay, language)
    winners: list[int] = replay.ending()["winners"]
    paper.print(words.say("printed-review-title", title=replay.title, game=words.title()))
    paper.print(words.say("printed-review-won", count=len(winners), winners=winners))
    print_line(review, words, paper)
    print_turns(review.turns, words, paper)
    print_sums(review, words, paper)
    print_words(words_given(replay), words, paper)
    put_down(paper, "", method(review, words))


def put_down(paper: SafeConsole, *lines: str) -> None:
    for one in lines:
        paper.print(one)


def words_of(replay: Replay, language: str) -> Words:
    """Words with the players' names. A seat without a name has its number."""
    common = Words(language)
    names = [
        common.named(player.name, player.house_name or None)
        or common.say("seat-name", number=seat + 1)
        for seat, player in enumerate(replay.seats)
    ]
    return Words(language, replay.game, names)


def print_line(review: Review, words: Words, paper: SafeConsole) -> None:
    even = words.say("printed-review-even", share=percent(1 / review.players))
    put_down(paper, "", f"{words.say('printed-review-line')} ({even})")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat in range(review.players):
        chances = [point.chances[seat] for point in review.points]
        grid.add_row(words.seat(seat), line(chances), f"{percent(chances[-1])} %")
    paper.print(grid)


def line(chances: list[float]) -> str:
    """A line of block characters: the higher the block, the better the chance.

    >>> line([0.0, 0.5, 1.0])
    '▁▅█'
    """
    places = min(len(chances), WIDTH)
    last = max(places - 1, 1)
    shown = [chances[round(place * (len(chances) - 1) / last)] for place in range(places)]
    return "".join(LEVELS[round(chance * (len(LEVELS) - 1))] for chance in shown)


def print_turns(turns: list[Turn], words: Words, paper: SafeConsole) -> None:
    put_down(paper, "", words.say("printed-review-turns"))
    if not turns:
        paper.print(words.say("printed-review-no-turns"))
    for turn in turns:
        put_down(paper, *turn_lines(turn, words))


def turn_lines(turn: Turn, words: Words) -> list[str]:
    whose = turn.whose
    before, after = percent(turn.chances[whose]), percent(turn.after[whose])
    told = {"step": turn.step, "seat": turn.seat, "whose": whose, "luck": turn.by_luck}
    lines = [words.say("printed-review-turn", before=before, after=after, **told)]
    lines += choice_lines("printed-review-played", turn.played, words)
    if turn.house is not None:
        lines += choice_lines("printed-review-house", turn.house, words)
        cost = {"points": percent(turn.price), "error": error(turn.error)}
        lines.append("  " + words.say("printed-review-price", **cost))
    elif turn.decided is not None:
        lines.append("  " + words.say("printed-review-same"))
    return lines


def choice_lines(message: str, choice: Choice, words: Words) -> list[str]:
    act = words.say("printed-review-nothing") if choice.act is None else words.action(choice.act)
    first = words.say(message, act=act, chance=percent(choice.chance))
    return [f"  {first}", *[f"    · {reason_said(reason, words)}" for reason in choice.reasons]]


def reason_said(reason: Because, words: Words) -> str:
    said = words.brings(reason.event) if reason.kind == "sign" else words.event(reason.event)
    if reason.often >= 1:
        return said
    return words.say("printed-review-often", said=said, percent=percent(reason.often))


def print_sums(review: Review, words: Words, paper: SafeConsole) -> None:
    """Prints what decided the game. A game without chance has no column for luck."""
    title = "printed-review-sums" if review.drawn else "printed-review-choices"
    about = words.say(f"{title}-about", share=percent(1 / review.players))
    put_down(paper, "", words.say(title), about)
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    columns = [*(["luck"] if review.drawn else []), "own", "others", "result"]
    for column in columns:
        grid.add_column(words.say(f"printed-review-column-{column}"), justify="right")
    for seat, one in enumerate(review.sums):
        parts = [one.luck, one.own, one.others, one.luck + one.own + one.others]
        grid.add_row(words.seat(seat), *[signed(part) for part in parts[-len(columns) :]])
    paper.print(grid)


def print_words(given: list[Given], words: Words, paper: SafeConsole) -> None:
    if given:
        put_down(paper, "", words.say("printed-review-words"))
    for one in given:
        text = spoken(words, one.line, one.text)
        told = {"text": text, "seat": one.seat, "to": one.to, "given": one.given}
        said = words.say("printed-review-word", state=one.state, judged=one.judged, **told)
        paper.print(said)


def method(review: Review, words: Words) -> str:
    errors = [max(point.errors) for point in review.points]
    widest = error(sum(errors) / len(errors))
    return words.say("printed-review-method", simulations=review.simulations, error=widest)


def percent(chance: float) -> int:
    return round(100 * chance)


def error(chance: float) -> int:
    """An error margin in percentage points, at least 1."""
    return max(1, percent(chance))


def signed(points: int) -> str:
    """
    >>> signed(8), signed(-8), signed(0)
    ('+8', '−8', '0')
    """
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
