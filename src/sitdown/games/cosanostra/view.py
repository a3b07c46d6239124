"""Who sees what (CN-1.2): hands, planned jobs and piles are hidden, the backs of jobs are not."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import HIDDEN, Document, veiled

from .components import rows_of
from .kinds import TRAP

PACKAGED_KINDS: Final[dict[str, str]] = {row["id"]: row["kind"] for row in rows_of({}, "jobs")}


def hide(document: Document, seat: int | None) -> None:
    """Puts "?" where a seat may not look."""
    for other, player in enumerate(document["players"]):
        if other != seat:
            hide_player(player, seat)
    document["business_stack"] = veiled(document["business_stack"])
    document["influence_stack"] = veiled(document["influence_stack"])
    document["job_decks"] = {back: veiled(deck) for back, deck in document["job_decks"].items()}
    for piles in (document["job_discards"], document["influence_discards"]):
        piles["closed"] = veiled(piles["closed"])
    document["mercenaries"]["stack"] = veiled(document["mercenaries"]["stack"])
    if document["resolving"] is not None:
        hide_in_job(document["resolving"], seat, kinds_of_jobs(document["options"]["deck"]))


def hide_player(player: Document, seat: int | None) -> None:
    """The hand, the answer in a sealed window, and planned jobs not looked at."""
    player["jobs"] = veiled(player["jobs"])
    player["influence"] = veiled(player["influence"])
    if player["sealed"] is not None:
        player["sealed"] = HIDDEN
    for gangster in player["gangsters"]:
        for task in gangster["tasks"]:
            if "job" in task and seat not in task["seen"]:
                task["job"] = HIDDEN


def hide_in_job(job: Document, seat: int | None, kinds: dict[str, str]) -> None:
    """CN-11.3, CN-14.6, CN-19.19  Declarations not yet used, and a job that serves as a trap."""
    job["robbers"] = HIDDEN
    job["docs"] = HIDDEN
    trapper = job["trapper"]
    if trapper is not None and trapper["seat"] != seat and kinds[trapper["card"]] != TRAP:
        trapper["card"] = HIDDEN


def kinds_of_jobs(deck: Document | None) -> dict[str, str]:
    """The kind of each job card of a game."""
    if deck is None or "jobs" not in deck:
        return PACKAGED_KINDS
    return {row["id"]: row["kind"] for row in deck["jobs"]}
