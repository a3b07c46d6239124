"""A game's sketch of a view as a document, for clients without a board of their own."""

from __future__ import annotations

from typing import Any

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch


def sketch_of(game: str, view: Any) -> Document | None:
    """A game's sketch of a view as a document; None where there is no view, sketch or game."""
    if view is None or "you" not in view or not catalog.has(game):
        return None
    sketch = catalog.load(game).sketch(view)
    return None if sketch is None else sketch_document(sketch)


def sketch_document(sketch: Sketch) -> Document:
    panels = [panel_document(panel) for panel in sketch.panels]
    return {"panels": panels, "facts": sketch.facts}


def panel_document(panel: Panel) -> Document:
    return {
        "seat": panel.seat,
        "title": None if panel.title is None else phrase_document(panel.title),
        "rows": [
            cards_document(row) if isinstance(row, Cards) else phrase_document(row)
            for row in panel.rows
        ],
    }


def phrase_document(phrase: Phrase) -> Document:
    return {"id": phrase.id, "arguments": phrase.arguments, "mood": phrase.mood}


def cards_document(cards: Cards) -> Document:
    return {
        "label": phrase_document(cards.label),
        "cards": cards.cards,
        "lit": cards.lit,
        "piled": cards.piled,
    }
