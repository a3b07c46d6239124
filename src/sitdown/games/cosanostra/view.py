"""Who sees what (CN-1.2): hands, planned jobs and piles are hidden, the backs of jobs are not."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import HIDDEN, Document, veiled

from .components import rows_of
from .kinds import TRAP

PACKAGED_KINDS: Final[dict[str, str]] = {row["id"]: row["kind"] for row in rows_of({}, "jobs")}

FACE_DOWN: Final = (
    ("job_discards", "closed"),
    ("influence_discards", "closed"),
    ("mercenaries", "stack"),
)
"""Piles that lie beside open ones."""


def hide(document: Document, seat: int | None) -> None:
    """Puts "?" where a seat may not look."""
    document["players"] = [
        player if other == seat else hidden_player(player, seat)
        for other, player in enumerate(document["players"])
    ]
    document["business_stack"] = veiled(document["business_stack"])
    document["influence_stack"] = veiled(document["influence_stack"])
    document["job_decks"] = {back: veiled(deck) for back, deck in document["job_decks"].items()}
    for name, pile in FACE_DOWN:
        document[name] = {**document[name], pile: veiled(document[name][pile])}
    if document["resolving"] is not None:
        kinds = kinds_of_jobs(document["options"]["deck"])
        document["resolving"] = hidden_job(document["resolving"], seat, kinds)


def hidden_player(player: Document, seat: int | None) -> Document:
    """The hand, the answer in a sealed window, and planned jobs not looked at."""
    return {
        **player,
        "jobs": veiled(player["jobs"]),
        "influence": veiled(player["influence"]),
        "gangsters": [
            {**gangster, "tasks": [hidden_task(task, seat) for task in gangster["tasks"]]}
            if gangster["tasks"]
            else gangster
            for gangster in player["gangsters"]
        ],
        "sealed": None if player["sealed"] is None else HIDDEN,
    }


def hidden_task(task: Document, seat: int | None) -> Document:
    return {**task, "job": HIDDEN} if "job" in task and seat not in task["seen"] else task


def hidden_job(job: Document, seat: int | None, kinds: dict[str, str]) -> Document:
    """CN-11.3, CN-14.6, CN-19.19  Declarations not yet used, and a job that serves as a trap."""
    trapper = job["trapper"]
    if trapper is not None and trapper["seat"] != seat and kinds[trapper["card"]] != TRAP:
        trapper = {**trapper, "card": HIDDEN}
    return {**job, "robbers": HIDDEN, "docs": HIDDEN, "trapper": trapper}


def kinds_of_jobs(deck: Document | None) -> dict[str, str]:
    """The kind of each job card of a game."""
    if deck is None or "jobs" not in deck:
        return PACKAGED_KINDS
    return {row["id"]: row["kind"] for row in deck["jobs"]}
