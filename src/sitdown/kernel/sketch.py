"""Sketch: what a client that has no picture of its own shows of a game, as data.

A game sketches a view in the order in which people want to see it; the words are looked up in the
game's words, so the same sketch serves every language. It draws nothing itself.
"""

from __future__ import annotations

from .form import Document


class Phrase:
    """A message of the game's words with its arguments: `Phrase("label-nuts", {"count": 3})`.

    `mood` is how it wants to be shown: "" plain, "strong", "good", "bad", "quiet".
    """

    def __init__(self, id: str, arguments: Document | None = None, mood: str = "") -> None:
        self.id = id
        self.arguments: Document = {} if arguments is None else arguments
        self.mood = mood


class Cards:
    """A row of cards with a label. A card is the id of a thing, or "?"; `lit` are the active ones.

    `piled`: the cards lie on each other, the first one on top; else they lie side by side.
    """

    def __init__(
        self,
        label: Phrase,
        cards: list[str],
        lit: bool = False,
        piled: bool = False,
    ) -> None:
        self.label = label
        self.cards = cards
        self.lit = lit
        self.piled = piled


class Panel:
    """One area of the table: a player's (then `seat` is set), or a common one.

    `brief` is what matters of it now, in few lines, for a screen that has no room for the rows: the
    title stands before the first line, what comes first in a line is cut last, and no lines at all
    leave a common area out. Without it the rows are shortened as they come.
    """

    def __init__(
        self,
        title: Phrase | None,
        rows: list[Phrase | Cards],
        seat: int | None = None,
        brief: list[list[Phrase | Cards]] | None = None,
    ) -> None:
        self.title = title
        self.rows = rows
        self.seat = seat
        self.brief = brief

    def lines(self) -> list[list[Phrase | Cards]]:
        """The rows in short: as the game has it, or one after the other."""
        return [self.rows] if self.brief is None else self.brief


class Sketch:
    """The whole table: common areas and players' areas, the own one last.

    `facts` are for a client with a picture of its own: what the game has worked out from the view
    beyond what stands in it (odds, worths, turns left), each by its name. A list has one for each
    seat.
    """

    def __init__(self, panels: list[Panel], facts: Document | None = None) -> None:
        self.panels = panels
        self.facts: Document = {} if facts is None else facts


def seats_around(view: Document) -> list[int]:
    """The seats in the order in which a viewer looks round the table, its own one last."""
    seats: int = view["seats"]
    you = view["you"]
    if you is None:
        return list(range(seats))
    return [(int(you) + step) % seats for step in range(1, seats + 1)]
