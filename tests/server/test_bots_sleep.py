"""A bot that owes an answer and does nothing about it is reported, and called again."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from prometheus_client import REGISTRY

from sitdown.server import metrics
from sitdown.server.bots.sleeping import check_bots
from sitdown.table.broken_invariants import BOT_SLEEPS, SENTENCES, Broken
from tests.asynchronous import awaited

from .test_retries import House, answers, house_at


def inspected(house: House) -> Counter[str]:
    """The hall looks at its bots too; gives what it counts."""
    counted = Counter[str]()
    house.hall.pulse.steady_since -= 3600.0
    house.hall.inspection.check = partial(check_bots, house.bots)
    house.hall.inspection.count = partial(count_in, counted)
    return counted


def count_in(counted: Counter[str], kind: str) -> None:
    counted[kind] += 1


@awaited
async def test_a_sleeping_bot_is_reported_once_and_woken(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file, monkeypatch) as house:
        inspection, counted = house.hall.inspection, inspected(house)
        house.hall.on_table_changed = lambda table: None
        table = await house.lay()
        await house.quiet()
        seat = table.sitting.owing()[-1]
        for _ in range(2):
            suspects = await inspection.suspects()
            assert [(broken.what, broken.seat) for broken in suspects] == [(BOT_SLEEPS, seat)]
            await inspection.confirm(suspects)
        house.hall.on_table_changed = house.bots.wake
        await inspection.confirm(suspects)
        assert list(check_bots(house.bots, table)) == []
        await house.quiet()
        assert len(answers(table)) == 1
        assert await inspection.suspects() == []
        told = [record for record in caplog.records if record.name == "sitdown.invariants"]
        assert [record.message for record in told] == [SENTENCES[BOT_SLEEPS]]
        assert counted == {BOT_SLEEPS: 1}


@awaited
async def test_a_bot_that_thinks_or_waits_for_another_try_does_not_sleep(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file, monkeypatch) as house:
        inspected(house)
        asleep: list[Broken] = []

        def look() -> None:
            for table in house.hall.tables.values():
                asleep.extend(check_bots(house.bots, table))

        house.workers.faults = [ValueError("no thought")]
        house.workers.before = look
        table = await house.lay()
        await house.quiet()
        assert house.timers.all
        assert await house.hall.inspection.suspects() == []
        house.timers.ring()
        await house.quiet()
        assert len(answers(table)) == 1
        assert asleep == []


def test_every_kind_is_counted_from_the_start() -> None:
    metrics.keep()
    name = "sitdown_broken_invariants_total"
    before = {kind: REGISTRY.get_sample_value(name, {"kind": kind}) for kind in SENTENCES}
    assert None not in before.values()
    metrics.count_broken(BOT_SLEEPS)
    after = REGISTRY.get_sample_value(name, {"kind": BOT_SLEEPS})
    assert after == (before[BOT_SLEEPS] or 0.0) + 1
