"""Fair deals: a seed of all, and a log that nobody can change afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sitdown.kernel import Document
from sitdown.table import Hall, Refused, Table, plans
from sitdown.table.plans.acting import act
from sitdown.table.plans.clock import OPENING
from sitdown.table.plans.deed import Plan
from sitdown.table.plans.talking import promise, say
from sitdown.table.plans.upkeep import upkeep
from sitdown.table.records.acting import Acted
from sitdown.table.records.beginning import Began
from sitdown.table.records.encoding import decode, encode
from sitdown.table.records.ending import Ended
from sitdown.table.records.events import StoredEvent
from sitdown.table.records.fairness import FIRST, action_digest, commitment, link, seed_of, to_seal
from sitdown.table.records.hosting import Changed, Laid
from sitdown.table.records.joining import Joined
from sitdown.table.records.people import Chair
from sitdown.table.records.record import GameMark
from sitdown.table.records.sitting import replayed
from sitdown.table.replays.export import read_replay, replay_of
from sitdown.table.replays.verify import verify
from sitdown.wire.settings import Settings
from tests.asynchronous import awaited
from tests.table.people import Time, Watch, choose, hall_at, lay, play_to_the_end, settled

CUTS = [sha256(b"vera").hexdigest(), sha256(b"gosha").hexdigest()]


def sitting_down(seat: int) -> Chair:
    cut = commitment(CUTS[seat])
    return Chair(kind="person", person=f"p{seat}", name=f"P{seat}", commitment=cut)


async def open_table(hall: Hall, **settings: Any) -> Table:
    return await lay(hall, 2, chairs=[sitting_down(0), Chair()], **settings)


def sit(seat: int) -> Plan:
    return plans.join(f"p{seat}", f"P{seat}", commitment=commitment(CUTS[seat]))


def cut(seat: int, text: str | None = None, next: str | None = None) -> Plan:
    return plans.cut(seat, f"cut/{seat}/{text}", text or CUTS[seat], next)


async def refused(table: Table, plan: Plan, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        await table.do(plan)
    assert refusal.value.code == code


# The seed.


def test_the_seed_is_worked_out_as_the_page_says() -> None:
    text = f"sitdown seed 1\nsecret\n{CUTS[0]}\n-\n{CUTS[1]}"
    expected = sha256(text.encode()).hexdigest()
    assert seed_of("secret", [CUTS[0], None, CUTS[1]]) == expected


@awaited
async def test_the_house_commits_when_the_table_is_laid_and_everybody_cuts(place: str) -> None:
    async with hall_at(place) as hall:
        table = await open_table(hall)
        watch = Watch(table, 0)
        promised = watch.newest("table")["commitment"]
        secret = table.sitting.secret
        assert secret is not None
        assert promised == commitment(secret)
        await table.do(sit(1))
        assert watch.newest("table")["called"] is not None
        assert watch.entries[-1] | {"n": 0, "at": 0, "link": ""} == {
            "n": 0,
            "at": 0,
            "kind": "called",
            "seats": [0, 1],
            "link": "",
        }
        await table.do(cut(1))
        assert table.sitting.to_cut() == [0]
        assert CUTS[0] not in str(watch.messages)
        await table.do(cut(0))
        assert table.sitting.state == "playing"
        assert table.sitting.cuts == CUTS
        assert table.sitting.seed == seed_of(secret, CUTS)
        assert watch.newest("table")["commitment"] == promised
        assert secret not in str(watch.messages)
        hall.tables.clear()
        again = (await hall.table(table.id)).sitting
        assert (again.seed, again.intact, again.feed.last_link) == (
            table.sitting.seed,
            True,
            table.sitting.feed.last_link,
        )


@awaited
async def test_a_cut_is_the_one_that_was_committed_to(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall)
        await refused(table, cut(0), "not-open")
        await table.do(sit(1))
        await refused(table, cut(0, CUTS[1]), "bad-request")
        await refused(table, plans.owned(0, "p1", cut(0)), "not-yours")
        await table.do(cut(0))
        await table.do(cut(0))  # the same request once more
        await refused(table, plans.cut(0, "y", CUTS[0], None), "not-open")


@awaited
async def test_nobody_waits_long_for_who_does_not_open_his_cut(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await open_table(hall)
        await table.do(sit(1))
        await table.do(cut(0))
        time.seconds += OPENING - 0.1
        await table.do(upkeep)
        assert table.sitting.to_cut() == [1]
        time.seconds += 0.1
        await table.do(upkeep)
        assert table.sitting.state == "playing"
        assert table.sitting.cuts == [CUTS[0], None]
        assert table.sitting.seed == seed_of(table.sitting.secret or "", [CUTS[0], None])
        await refused(table, cut(1), "not-open")


@awaited
async def test_a_server_that_dies_while_it_waits_begins_the_game_when_it_is_back(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await open_table(hall)
        await table.do(sit(1))
        assert await hall.store.due(time.seconds + OPENING, 10) == [table.id]
        assert table.caretaker.needs_lease()
        hall.tables.clear()
        again = await hall.table(table.id)
        time.seconds += OPENING
        await again.do(upkeep)
        assert again.sitting.state == "playing"


@awaited
async def test_bots_and_old_clients_begin_at_once(file: str) -> None:
    async with hall_at(file) as hall:
        bots = [Chair(kind="bot", bot="random", name="B"), Chair(kind="person", person="p1")]
        table = await lay(hall, 2, chairs=bots)
        assert table.sitting.state == "playing"
        assert table.sitting.cuts == [None, None]


@awaited
async def test_who_has_seen_the_cuts_of_others_changes_nothing_any_more(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall)
        await table.do(sit(1))
        await table.do(cut(0))
        for plan in (
            plans.leave("p1", "random"),
            plans.free("p0", 1),
            plans.place_bot("p0", 1, "random", "B"),
            plans.change("p0", title="Other"),
            plans.close("p0"),
            plans.start("p0"),
            plans.move(1, table.sitting.epochs[1], "p9"),
        ):
            await refused(table, plan, "not-open")


@awaited
async def test_a_host_who_begins_calls_for_the_cuts_too(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall, start="host")
        await table.do(sit(1))
        assert table.sitting.called is None
        await table.do(plans.start("p0"))
        assert table.sitting.to_cut() == [0, 1]


@awaited
async def test_another_device_has_another_cut(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall)
        await table.do(plans.move(0, 0, "p8", commitment(CUTS[1])))
        assert table.sitting.chairs[0].commitment == commitment(CUTS[1])
        await table.do(plans.move(0, 1, "p9"))
        assert table.sitting.chairs[0].commitment is None


# The log.


async def played(hall: Hall) -> Table:
    """A game with all that a log can hold, to its end."""
    table = await open_table(hall, whispers=True)
    await table.do(sit(1))
    await table.do(cut(0))
    await table.do(cut(1))
    await table.do(say(0, "a", "good evening"))
    await table.do(say(0, "b", "psst", to=1))
    await table.do(promise(0, "c", 1, "never again", None))
    await play_to_the_end(table)
    return table


async def file_of(table: Table) -> Document:
    lines = await table.hall.store.read(table.id)
    replay = replay_of(table.sitting, [decode(line) for line in lines])
    document: Document = msgspec.json.decode(msgspec.json.encode(replay))
    return document


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Document:
    found: list[Document] = []

    @awaited
    async def play() -> None:
        async with hall_at(str(tmp_path_factory.mktemp("fair") / "x.sqlite")) as hall:
            found.append(await file_of(await played(hall)))

    play()
    return found[0]


def hung(lines: list[str]) -> str:
    """The last link of other lines."""
    head = FIRST
    for line in lines:
        head = link(head, line.encode())
    return head


@awaited
async def test_everybody_sees_the_same_links_and_can_check_them(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3, "wallet")
        watches = [Watch(table, viewpoint) for viewpoint in (None, 0, 1, 2)]
        await settled(table)
        for _ in range(30):
            await choose(table, table.sitting.owing()[0], table.sitting.number)
        everybody = [
            [entry["link"] for entry in watch.entries if "link" in entry] for watch in watches
        ]
        assert everybody[0] == everybody[1] == everybody[2] == everybody[3]
        assert everybody[0][-1] == hung(table.sitting.feed.lines())


def test_the_links_of_records_are_the_same_for_ever() -> None:
    """A change of what is told would break the chain of every game under way."""
    laid = Laid(
        at=1.5,
        host="h",
        name="Вера",
        title="T",
        game="squirrels",
        players=2,
        options={"first": 0},
        settings=Settings(pace="quick"),
        chairs=[Chair(kind="bot", name="B", bot="random"), Chair()],
        secret="s" * 64,
    )
    seed = seed_of("s" * 64, [None, CUTS[1]])
    mark = GameMark("place", [0, 1], 0)
    acted = Acted(
        at=4.0,
        seat=1,
        id="c/1",
        act={"do": "place", "card": "bank", "stack": 0},
        by="person",
        told=[StoredEvent("sealed", {"seat": 1, "card": "bank"}, {"card": [1]})],
        mark=mark,
    )
    records = [
        laid,
        Changed(at=1.75, title="U", players=2, options={}, settings=Settings(delay=60)),
        Joined(at=2.0, seat=1, person="p", name="P", commitment=commitment(CUTS[1])),
        Began(at=3.0, seed=seed, commitment="c", rules="r", mark=mark, cuts=[None, CUTS[1]]),
        acted,
        Ended(at=5.25, result={"scores": [1, 2]}),
    ]
    sitting = replayed("some-table-abcdef", [decode(encode(one)) for one in records], 1 << 60)
    assert sitting.feed.last_link == (
        "70506aeaeced7728cf7b9af92d636fbda5a745a9f9dc5443bc58726ad7ec16cd"
    )


def test_a_seal_is_worked_out_as_the_page_says() -> None:
    assert action_digest("secret", [(0, {"do": "place", "card": "bank", "stack": 0})]) == (
        "a012ab2c68d6e1b76281a98dd8a9d173a7704f7f06973c3ab8af9e2a99ddfc5d"
    )
    acted = to_seal(2, 0, {"do": "place", "card": "bank"}, "bot", 1.2345)
    text = 'sitdown seal 2\nsecret\n[[0,{"card":"bank","do":"place"},"bot",1234]]'
    assert action_digest("secret", [acted], 2) == sha256(text.encode()).hexdigest()


def test_a_game_is_verified_with_what_a_client_has_kept(
    replay: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "replay.json"
    path.write_bytes(msgspec.json.encode(replay))
    assert verify(str(path), replay["commitment"], replay["link"]) == 0
    said = capsys.readouterr().out
    assert "as you were told" in said
    assert "2 of 2 seats have cut" in said
    assert f"your link is that of line {len(replay['log'])}" in said
    assert "not covered" not in said
    assert verify(str(path), "0" * 64) == 1
    assert "the commitment that you were told is another one" in capsys.readouterr().out
    assert verify(str(path), None, "0" * 64) == 1
    assert "your link is not in its chain" in capsys.readouterr().out


def test_who_left_early_has_a_link_from_the_middle(
    replay: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "replay.json"
    path.write_bytes(msgspec.json.encode(replay))
    assert verify(str(path), None, hung(replay["log"][:7])) == 0
    assert "the log after line 7: your link is older" in capsys.readouterr().out


def with_other_act(replay: Document) -> Document:
    """Another hidden choice in the first action, with the same public events."""
    first, *rest = replay["actions"]
    return {
        "actions": [{**first, "act": {**first["act"], "stack": 1 - first["act"]["stack"]}}, *rest]
    }


def with_other_line(replay: Document, kind: str, **fields: Any) -> Document:
    """A line of the log changed, and the chain worked out anew: it agrees with itself."""
    log = [
        msgspec.json.encode({**entry, **fields}).decode() if entry["kind"] == kind else line
        for line in replay["log"]
        for entry in [msgspec.json.decode(line)]
    ]
    return {"log": log, "link": hung(log)}


LIES: dict[str, Callable[[Document], Document]] = {
    "a name": lambda file: {"seats": [{"name": "Eve", "bot": None}, file["seats"][1]]},
    "a beginning": lambda file: {"started": file["started"] + 1},
    "an end": lambda file: {"ended": file["ended"] + 1},
    "a word": lambda file: {
        "talk": [{**file["talk"][0], "text": "bad evening"}, *file["talk"][1:]]
    },
    "a promise": lambda file: {"talk": file["talk"][:1]},
    "a time": lambda file: {"actions": [*file["actions"][:-1], {**file["actions"][-1], "at": 7.0}]},
    "a line left out": lambda file: {"log": file["log"][:-1]},
    "a secret choice": with_other_act,
    "a name in the log": lambda file: with_other_line(file, "joined", name="Eve"),
    "talk in the log": lambda file: with_other_line(file, "talk", text="bad evening"),
    "who acted": lambda file: {
        "actions": [{**file["actions"][0], "by": "bot"}, *file["actions"][1:]]
    },
    "who acted last": lambda file: {
        "actions": [*file["actions"][:-1], {**file["actions"][-1], "by": "clock"}]
    },
    "a bot": lambda file: {"seats": [{"name": "P0", "bot": "random"}, file["seats"][1]]},
    "a character": lambda file: {
        "seats": [{**file["seats"][0], "house_name": "knuckles"}, file["seats"][1]]
    },
    "a title": lambda file: {"title": "Another Evening"},
    "a title of the house": lambda file: {"house_title": "velvet-lantern"},
    "a table": lambda file: {"table": "velvet-lantern-k7m2qx"},
    "rules": lambda file: {"rules": "b3f1c2a9d0e4"},
    "an option by its default": lambda file: {"options": {"first": None}},
    "an older version": lambda file: {"version": 2},
    "the first version": lambda file: {"version": 1},
    "a line without its fields": lambda file: with_other_line(file, "created", seats=None),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_changed_replay_is_noticed(
    replay: Document, lie: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "replay.json"
    path.write_bytes(msgspec.json.encode({**replay, **LIES[lie](replay)}))
    assert verify(str(path), replay["commitment"]) == 1
    assert capsys.readouterr().out.startswith("wrong: ")


def test_even_one_that_agrees_with_itself_is_noticed_by_who_was_there(
    replay: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "replay.json"
    later = with_other_line(replay, "here", at=7.0) | with_other_line(replay, "called", at=7.0)
    path.write_bytes(msgspec.json.encode({**replay, **later}))
    assert verify(str(path)) == 0
    assert verify(str(path), None, replay["link"]) == 1
    assert "the log that you were told is another one" in capsys.readouterr().out


@awaited
async def test_records_that_were_changed_in_the_store_no_longer_follow_each_other(
    file: str,
) -> None:
    async with hall_at(file) as hall:
        table = await played(hall)
        lines = await hall.store.read(table.id)
        assert replayed(table.id, [decode(line) for line in lines], 1 << 60).intact
        changed = [line.replace(b"good evening", b"good morning") for line in lines]
        assert not replayed(table.id, [decode(line) for line in changed], 1 << 60).intact


# What was there before.


async def older_file_of(table: Table) -> Document:
    """The replay of a table as an earlier version would have written its log."""
    records = [decode(line) for line in await table.hall.store.read(table.id)]
    assert isinstance(records[0], Laid)
    records[0].log_version = 1
    replay = replay_of(replayed(table.id, records, 0), records)
    document: Document = msgspec.json.decode(msgspec.json.encode(replay))
    return document


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Document:
    return windows(tmp_path_factory, older_file_of)


def windows(
    folders: pytest.TempPathFactory, written: Callable[[Table], Awaitable[Document]]
) -> Document:
    """The replay of a game with reaction windows, in which answers are told together."""
    found: list[Document] = []

    @awaited
    async def play() -> None:
        async with hall_at(str(folders.mktemp("windows") / "x.sqlite")) as hall:
            table = await lay(hall, 3, "wallet")
            await play_to_the_end(table)
            found.append(await written(table))

    play()
    return found[0]


@pytest.mark.parametrize("lie", [{"by": "bot"}, {"at": 7.0}])
def test_who_answered_in_a_window_and_when_is_sealed(
    tmp_path_factory: pytest.TempPathFactory, lie: Document, tmp_path: Path
) -> None:
    replay = windows(tmp_path_factory, file_of)
    together = next(
        place
        for place, (step, after) in enumerate(pairwise(replay["actions"]))
        if step["entry"] == after["entry"]
    )
    actions = [*replay["actions"]]
    actions[together] = {**actions[together], **lie}
    path = tmp_path / "replay.json"
    path.write_bytes(msgspec.json.encode(replay))
    assert verify(str(path), replay["commitment"], replay["link"]) == 0
    path.write_bytes(msgspec.json.encode({**replay, "actions": actions}))
    assert verify(str(path), replay["commitment"], replay["link"]) == 1


def test_a_replay_of_the_second_version_is_verified_and_says_what_it_does_not_cover(
    older: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert older["version"] == 2
    path = tmp_path / "replay.json"
    path.write_bytes(msgspec.json.encode({**older, "table": "velvet-lantern-k7m2qx"}))
    assert verify(str(path), older["commitment"], older["link"]) == 0
    said = [line for line in capsys.readouterr().out.splitlines() if line.startswith("not covered")]
    assert [line.removeprefix("not covered").strip() for line in said] == [
        "the id of the table",
        "of answers that were told together: when, and whether by persons or bots",
    ]


OLDER_LIES = ("who acted last", "a title", "rules", "an end", "the first version")


@pytest.mark.parametrize("lie", OLDER_LIES)
def test_what_an_older_log_tells_is_compared_all_the_same(
    older: Document, lie: str, tmp_path: Path
) -> None:
    path = tmp_path / "replay.json"
    path.write_bytes(msgspec.json.encode({**older, **LIES[lie](older)}))
    assert verify(str(path), older["commitment"], older["link"]) == 1


def test_a_bot_in_an_older_log_is_compared_too(older: Document, tmp_path: Path) -> None:
    path = tmp_path / "replay.json"
    bots = [{**seat, "bot": "random"} for seat in older["seats"]]
    path.write_bytes(msgspec.json.encode({**older, "seats": bots}))
    assert verify(str(path), older["commitment"], older["link"]) == 1


def test_a_game_of_the_first_version_is_still_verified(capsys: pytest.CaptureFixture[str]) -> None:
    old = Path(__file__).parents[1] / "replay-1.json"
    assert verify(str(old)) == 0
    assert "not covered   names, bots, title, table, times, talk" in capsys.readouterr().out
    assert read_replay(old.read_bytes()).version == 1


@awaited
async def test_a_game_that_began_before_there_were_cuts_goes_on_and_is_verified(
    file: str, tmp_path: Path
) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        lines = [decode(line) for line in await hall.store.read(table.id)]
        laid, began = lines[0], lines[1]
        assert isinstance(laid, Laid)
        assert isinstance(began, Began)
        laid.secret, began.cuts = None, []
        began.commitment = commitment(began.seed)
        sitting = replayed(table.id, [laid, began], 0)
        assert sitting.secret == began.seed
        while sitting.position is not None and sitting.result is None:
            seat, id = sitting.owing()[0], str(sitting.number)
            action = sitting.position.legal(seat)[0]
            deed = act(seat, id, action, sitting.token(seat))(sitting, 9.0)
            lines += deed.records
            sitting.take_all(deed.records, deed.position)
        path = tmp_path / "replay.json"
        path.write_bytes(msgspec.json.encode(replay_of(sitting, lines)))
        assert verify(str(path)) == 0
