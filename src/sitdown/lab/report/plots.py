"""SVG plots by matplotlib, reproducible byte for byte."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any

from sitdown.kernel import BadOptions

CSS = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
TOKENS = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", CSS))
INK, SOFT, RED = (TOKENS[name] for name in ("ink-2", "ink-3", "blood-ink"))
FONT = 14
SETTINGS = {"svg.fonttype": "none", "svg.hashsalt": "sitdown", "font.size": FONT}
NO_METADATA = {"Date": None, "Creator": None, "Format": None, "Type": None}
WIDTH = 6.4
WHOLE_WIDTH = 12.4
"""Inches: a plot with a table beside it, and a plot across the page. Both have the same scale."""
ROW = 0.34
BINS = 24
"""The most bars in a histogram."""


@dataclass(frozen=True)
class PlotMark:
    """A value with its interval. It is drawn as a square if `clear`: significantly off."""

    value: float
    low: float
    high: float
    clear: bool = False


@dataclass(frozen=True)
class PlotRow:
    """A line of a plot: its label, and a mark for each deck (None: no mark)."""

    label: str
    marks: Sequence[PlotMark | None]


def require_matplotlib() -> None:
    """Raises BadOptions if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise BadOptions(
            "--report: the plots need matplotlib, which is not installed "
            "(pip install 'sitdown[report]')"
        )


def dots(
    label: str, lines: Sequence[PlotRow], expected: float, unit: str = "", width: float = WIDTH
) -> str:
    """Dots with error bars, one line each, and a dashed line at the expected value."""
    drawing, axes = blank(ROW * len(lines) + 0.5, width)
    axes.axvline(expected, color=SOFT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    for place, line in enumerate(lines):
        for deck, mark in enumerate(line.marks):
            if mark is not None:
                draw_mark(axes, mark, place + offset(deck, len(line.marks)), deck)
    axes.set_yticks(range(len(lines)), [line.label for line in lines], color=TOKENS["ink"])
    axes.set_ylim(len(lines) - 0.5, -0.5)
    axes.margins(x=0.08)
    axes.xaxis.set_major_locator(ticker().MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(ticker().FuncFormatter(lambda value, _: f"{value:g}{unit}"))
    return svg(drawing, label)


def offset(deck: int, decks: int) -> float:
    return 0.0 if decks == 1 else (-0.16, 0.16)[deck]


def draw_mark(axes: Any, mark: PlotMark, place: float, deck: int) -> None:
    """Draws a value with its error bar. The second deck's marks are hollow."""
    color = RED if mark.clear else INK
    axes.plot([mark.low, mark.high], [place, place], color=INK, linewidth=1.4, marker="|", ms=7)
    axes.plot(
        [mark.value],
        [place],
        marker="s" if mark.clear else "o",
        ms=7.5,
        color=color,
        markerfacecolor=TOKENS["paper"] if deck else color,
        markeredgewidth=1.6,
        zorder=3,
    )


def histogram(label: str, numbers: Sequence[Sequence[int]]) -> str:
    """A histogram of the lengths of games. With two decks the second is an outline."""
    drawing, axes = blank(2.1, WIDTH if len(numbers) == 1 else WHOLE_WIDTH)
    low, high = min(map(min, numbers)), max(map(max, numbers))
    step = -(-(high + 1 - low) // BINS)  # rounded up; so is the number of bins
    bins = [low - 0.5 + step * place for place in range(-(-(high + 1 - low) // step) + 1)]
    axes.hist(numbers[0], bins, color=TOKENS["paper-3"], edgecolor=TOKENS["paper-line"])
    if len(numbers) > 1:
        axes.hist(numbers[1], bins, histtype="step", color=RED, linewidth=1.8)
    axes.set_yticks([])
    axes.xaxis.set_major_locator(ticker().MaxNLocator(6, integer=True))
    axes.spines["bottom"].set_visible(True)
    axes.spines["bottom"].set_color(INK)
    return svg(drawing, label)


def parts(label: str, bars: Sequence[Sequence[float]], names: Sequence[str]) -> str:
    """Stacked bars in percent, one per deck. The parts differ in pattern, not only in color."""
    width = WIDTH if len(bars) == 1 else WHOLE_WIDTH
    drawing, axes = blank(0.42 * len(bars) + 0.75, width)
    fills = [(RED, ""), (TOKENS["paper-3"], "//"), (TOKENS["paper-2"], "")]
    for place, bar in enumerate(bars):
        left = 0.0
        for part, (color, hatch) in zip(bar, fills, strict=True):
            axes.barh(place, part, left=left, color=color, hatch=hatch, edgecolor=INK, height=0.62)
            left += part
    axes.set_xlim(0, 100)
    axes.set_ylim(len(bars) - 0.5, -0.5)
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(ticker().FuncFormatter(lambda value, _: f"{value:g} %"))
    handles = [
        import_module("matplotlib.patches").Patch(facecolor=color, hatch=hatch, edgecolor=INK)
        for color, hatch in fills
    ]
    drawing.legend(handles, names, loc="outside upper left", ncols=3, frameon=False, fontsize=FONT)
    return svg(drawing, label)


# Shared by all plots.


def blank(height: float, width: float = WIDTH) -> tuple[Any, Any]:
    """An empty plot without frame or background: the page shows through."""
    with settings():
        figure = import_module("matplotlib.figure").Figure
        drawing = figure((width, height), layout="constrained")
        drawing.patch.set_visible(False)
        axes = drawing.add_subplot()
    axes.patch.set_visible(False)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.tick_params(length=0, colors=SOFT)
    return drawing, axes


def settings() -> Any:
    return import_module("matplotlib").rc_context(SETTINGS)


def ticker() -> Any:
    return import_module("matplotlib.ticker")


def svg(drawing: Any, label: str) -> str:
    """A plot as inline SVG, with a label for screen readers."""
    text = StringIO()
    with settings():
        drawing.savefig(text, format="svg", metadata=NO_METADATA)
    # Without size and metadata: CSS scales it, and the text is the same on every run.
    found = re.sub(r"^.*?<svg ", "<svg ", text.getvalue(), flags=re.DOTALL)
    found = re.sub(r"\s*<metadata>.*?</metadata>", "", found, flags=re.DOTALL)
    found = re.sub(r' (width|height)="[\d.]+pt"', "", found, count=2)
    wide = " whole" if drawing.get_figwidth() > WIDTH else ""
    begin = f'<svg class="plot{wide}" role="img" aria-label="{escape(label)}" '
    return found.replace("<svg ", begin, 1).strip()


def told_apart(drawing: str, name: str) -> str:
    """The same SVG with ids that are unique on the page."""
    return re.sub(r'(\bid="|url\(#|href="#)', rf"\1{name}-", drawing)
