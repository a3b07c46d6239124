"""Finished games as rows, the same in both back ends."""

from __future__ import annotations

from typing import Any

from .protocol import Finished


def finished_row(table: str, finished: Finished) -> tuple[Any, ...]:
    return (
        table,
        finished.game,
        finished.ended,
        finished.shown,
        finished.is_open,
        finished.rated,
        finished.document,
    )


def standing_rows(table: str, finished: Finished) -> list[tuple[Any, ...]]:
    return [
        (
            table,
            finished.ended,
            finished.game,
            standing.seat,
            standing.player,
            standing.person,
            standing.place,
            standing.won,
            standing.in_company,
            standing.kept,
            standing.broken,
            standing.rank,
        )
        for standing in finished.standings
    ]
