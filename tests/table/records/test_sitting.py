"""A sitting: what comes next is another one, and this one stays as it was."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from sitdown.table.records.acting import Acted, Due, Meant, Paced, Still
from sitdown.table.records.beginning import Began, Called, Cut
from sitdown.table.records.encoding import AnyRecord
from sitdown.table.records.ending import Adopted, Continued, Ended
from sitdown.table.records.hosting import Changed, Freed, Hosted, Laid, Seated
from sitdown.table.records.joining import (
    Admitted,
    Asked,
    Declined,
    Joined,
    Moved,
    TurnedAway,
    Withdrawn,
)
from sitdown.table.records.leaving import Back, Gone, Here, Left, StoodIn
from sitdown.table.records.people import Chair
from sitdown.table.records.record import GameMark, TableRecord
from sitdown.table.records.sitting import SKIP_ALL, Sitting
from sitdown.table.records.talking import Auto, Judged, Muted, Promised, Said
from sitdown.wire.settings import Settings

MARK = GameMark("react", [0, 1], 0)


def acted(at: float, seat: int, **how: Any) -> Acted:
    return Acted(
        at=at, seat=seat, id=f"{at}", act={"do": "x"}, by="person", told=[], mark=MARK, **how
    )


EVENING: list[TableRecord] = [
    Laid(
        at=1.0,
        host="p0",
        name="P0",
        title="T",
        game="wallet",
        players=2,
        options={},
        settings=Settings(),
        chairs=[
            Chair(kind="person", person="p0", name="P0"),
            Chair(name="P1", reserved_for="p1"),
        ],
        secret="s",
    ),
    Declined(at=1.5, seat=1),
    Changed(at=2.0, title="U", players=3, options={}, settings=Settings(start="host")),
    Seated(at=3.0, seat=2, bot="cautious", name="B"),
    Freed(at=4.0, seat=2),
    Joined(at=5.0, seat=1, person="p1", name="P1", commitment="c"),
    Joined(at=6.0, seat=2, person="p2", name="P2"),
    Here(at=7.0, person="p0", process="one"),
    Here(at=8.0, person="p0", process="two"),
    Gone(at=9.0, person="p0", process="one"),
    Called(at=10.0),
    Cut(at=11.0, seat=1, id="cut", cut="x", next="y"),
    Began(at=12.0, seed="s", commitment="c", rules="r", mark=MARK, hushed=True, cuts=[None] * 3),
    Due(at=13.0, due={0: 20.0, 1: 20.0}, reserve={0: 60.0, 1: 60.0}),
    acted(14.0, 0, held=True, closes=False),
    Meant(at=15.0, seat=1, id="meant", act={"do": "pass"}),
    Auto(at=16.0, seat=1, id="auto", on=True),
    Paced(at=16.5, seat=1, id="pace", pace="skip"),
    acted(17.0, 1),
    Due(at=18.0, due={0: 19.0}, reserve={0: 60.0, 1: 60.0}),
    acted(25.0, 0),
    Said(at=26.0, seat=0, id="said", text="hm", to=1),
    Muted(at=26.5, seat=1, on=True),
    Promised(at=27.0, seat=0, id="promised", to=1, text="never"),
    Judged(at=28.0, seat=1, id="judged", promise=1, kept=True),
    Gone(at=29.0, person="p0", process="two"),
    StoodIn(at=30.0, seat=0, bot="cautious"),
    Here(at=31.0, person="p0", process="one"),
    StoodIn(at=32.0, seat=0, bot="cautious", by_choice=True),
    Back(at=33.0, seat=0),
    Left(at=34.0, seat=1, bot="cautious"),
    Asked(at=35.0, seat=1, person="p7", name="P7"),
    TurnedAway(at=36.0, request=1),
    Asked(at=37.0, seat=1, person="p8", name="P8"),
    Withdrawn(at=38.0, request=2),
    Asked(at=39.0, seat=1, person="p9", name="P9"),
    Admitted(at=40.0, request=3),
    Joined(at=41.0, seat=1, person="p9", name="P9"),
    Left(at=41.5, seat=1, bot="cautious", put_out="host", why="too loud"),
    Moved(at=42.0, seat=0, person="phone"),
    Hosted(at=43.0, seat=2),
    Still(at=44.0, seconds=2.0),
    Adopted(at=45.0, rules="r2"),
    Ended(at=46.0, result={"scores": [1, 2, 3]}),
    Continued(at=47.0, table="velvet-lantern-k7m2qx"),
]
"""All kinds of records, as one evening may bring them."""


def written_out(sitting: Sitting) -> Any:
    """All that there is to a sitting."""
    names = [name for name in dir(sitting) if not name.startswith("_")]
    parts = {name: getattr(sitting, name) for name in names if not callable(getattr(sitting, name))}
    feed, done = parts.pop("feed"), parts.pop("done")
    parts["logs"] = {str(viewpoint): feed.read(viewpoint, 0) for viewpoint in feed.logs}
    parts["chain"] = [feed.last_link, feed.secret, feed.unsealed, feed.newest]
    parts["done"] = [f"{key}: {done.get(key)}" for key in done.items if done.get(key) is not None]
    return msgspec.to_builtins(parts, str_keys=True, order="deterministic")


def test_a_sitting_stays_as_it_is_whatever_comes_next() -> None:
    sitting = Sitting("velvet-lantern-aaaaaa")
    sitting.replayed_from = SKIP_ALL
    for record in EVENING:
        before = written_out(sitting)
        assert written_out(sitting.copy()) == before
        coming = sitting.after([record])
        assert written_out(sitting) == before
        assert written_out(coming) != before
        sitting = coming
    assert (sitting.number, sitting.state) == (len(EVENING), "over")


def test_an_evening_has_records_of_all_kinds() -> None:
    assert {type(record) for record in EVENING} == set(get_args(AnyRecord))


def test_one_by_one_or_all_at_once_is_the_same() -> None:
    one_by_one = Sitting("velvet-lantern-aaaaaa")
    one_by_one.replayed_from = SKIP_ALL
    at_once = one_by_one.after(EVENING)
    for record in EVENING:
        one_by_one.take(record)
    assert written_out(one_by_one) == written_out(at_once)
