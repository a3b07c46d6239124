"""Replays: a finished game as one file, checked from its seed on."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import sitdown
from sitdown.kernel import Document
from sitdown.table import Hall, Refused, Table
from sitdown.table.plans.talking import say
from sitdown.table.records.encoding import decode
from sitdown.table.records.sitting import SKIP_ALL, replayed
from sitdown.table.replays.export import read_replay, replay_of
from sitdown.table.replays.importing import imported
from sitdown.table.replays.playback import shown_steps
from sitdown.table.replays.verify import verify
from sitdown.words.user_text import HIDDEN
from tests.asynchronous import awaited
from tests.table.people import Watch, choose, default, hall_at, lay, settled


async def played(hall: Hall, game: str = "squirrels", careful: bool = True) -> Table:
    """A game from its beginning to its end."""
    table = await lay(hall, sitdown.load(game).seats[0], game, whispers=True)
    await table.do(say(0, "a", "good evening"))
    await table.do(say(0, "b", "psst", to=1))
    luck = Random(game)
    while table.sitting.state == "playing":
        seat = table.sitting.owing()[0]
        if careful and luck.random() < 0.5:
            await default(table, seat)
        else:
            await choose(table, seat, luck.randrange(10**6))
    return table


async def file_of(table: Table) -> bytes:
    lines = await table.hall.store.read(table.id)
    return msgspec.json.encode(replay_of(table.sitting, [decode(line) for line in lines]))


@awaited
@pytest.mark.parametrize("game", sitdown.games())
async def test_a_replay_is_verified_from_its_seed_on(
    file: str, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hall_at(file) as hall:
        content = await file_of(await played(hall, game))
    path = tmp_path / "replay.json"
    path.write_bytes(content)
    assert verify(str(path)) == 0
    said = capsys.readouterr().out
    assert "the one that was committed to" in said
    assert b"psst" not in content
    assert b"good evening" in content


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    found: list[bytes] = []

    @awaited
    async def play() -> None:
        async with hall_at(str(tmp_path_factory.mktemp("replay") / "x.sqlite")) as hall:
            found.append(await file_of(await played(hall)))

    play()
    return found[0]


def changed(replay: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(replay), **fields})


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"seed": "another"}, "the seed is not made of the secret and the cuts"),
        ({"secret": "another"}, "the seed is not the one that was committed to"),
        ({"cuts": [None, "c"]}, "the seed is not made of the secret and the cuts"),
        ({"commitment": "0" * 64}, "the seed is not the one that was committed to"),
        ({"result": {"scores": [99, 0], "winners": [0], "places": [[0], [1]]}}, "another result"),
        ({"options": {"first": 9}}, "first"),
        ({"players": 77}, "squirrels is for 2 to 5 players"),
        ({"game": "chess"}, "no game"),
    ],
)
def test_a_replay_that_lies_is_found_out(
    replay: bytes,
    fields: Document,
    fault: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "replay.json"
    path.write_bytes(changed(replay, **fields))
    assert verify(str(path)) == 1
    assert fault in capsys.readouterr().out


def test_actions_that_were_changed_or_left_out_are_found_out(
    replay: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    actions = msgspec.json.decode(replay)["actions"]
    path = tmp_path / "replay.json"
    told = actions[-1]["events"][0]
    for wrong in (
        actions[:-1],
        actions[1:],
        [*actions[:-1], {**actions[-1], "events": [{**told, "card": "bank"}]}],
        [*actions, actions[-1]],
    ):
        path.write_bytes(changed(replay, actions=wrong))
        assert verify(str(path)) == 1
        assert capsys.readouterr().out.startswith("wrong: ")


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff", b'{"sitdown": "replay"}'])
def test_what_is_no_replay_is_told_in_a_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "replay.json"
    path.write_bytes(content)
    assert verify(str(path)) == 2
    assert "not a replay" in capsys.readouterr().err
    assert verify(str(tmp_path / "nothing.json")) == 2


@awaited
async def test_a_replay_is_there_only_after_the_end(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        with pytest.raises(Refused) as refusal:
            await file_of(table)
        assert refusal.value.code == "not-over"


@awaited
async def test_the_steps_are_what_each_viewpoint_saw(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3)
        watches = {viewpoint: Watch(table, viewpoint) for viewpoint in (None, 0, 1, 2)}
        await settled(table)
        while table.sitting.state == "playing":
            await choose(table, table.sitting.owing()[0], 5)
        replay = read_replay(await file_of(table))
        for viewpoint, watch in watches.items():
            seen = [message["view"] for message in watch.messages if "view" in message]
            steps = list(shown_steps(replay, viewpoint, 0, SKIP_ALL))
            shown = msgspec.json.decode(msgspec.json.encode([step["view"] for step in steps]))
            assert shown == seen
        some = list(shown_steps(replay, "all", 3, 5))
        assert [step["step"] for step in some] == [3, 4, 5]
        assert "you" not in some[0]["view"]
        assert some[0]["view"]["chance"]["seed"] == replay.seed


def test_a_replay_can_be_brought_in_and_comes_out_again(replay: bytes, tmp_path: Path) -> None:
    records = imported(read_replay(replay), "p9", "Somebody", 5.0)
    sitting = replayed("imported-table-abc", records, 0)
    assert sitting.state == "over"
    assert sitting.imported
    again = msgspec.json.decode(msgspec.json.encode(replay_of(sitting, records)))
    first = msgspec.json.decode(replay)
    for field in ("seed", "secret", "cuts", "commitment", "result", "options", "players", "game"):
        assert again[field] == first[field]
    path = tmp_path / "again.json"
    path.write_bytes(msgspec.json.encode(again))
    assert verify(str(path)) == 0
    # Its log is that of the table here, so its actions are sealed by other lines.
    for one, other in zip(again["actions"], first["actions"], strict=True):
        assert {**one, "entry": 0} == {**other, "entry": 0}


def test_a_false_replay_cannot_be_brought_in(replay: bytes) -> None:
    actions = msgspec.json.decode(replay)["actions"]
    lies: list[Document] = [{"actions": actions[:-1]}, {"result": {}}, {"seed": "x"}]
    for wrong in lies:
        with pytest.raises(Refused) as refusal:
            imported(read_replay(changed(replay, **wrong)), "p9", "Somebody", 5.0)
        assert refusal.value.code == "bad-request"


MANY_STEPS = [{"at": 1.0, "seat": 0, "by": "person", "act": {}, "events": []}] * 20_001


def seats(*names: str) -> Document:
    return {"seats": [{"name": name, "bot": None} for name in names]}


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"title": "x" * 61}, "title: more than 60"),
        ({"title": "x" * 4_000_000}, "a text of more than"),
        ({"title": "\x1b]0;owned\x07"}, "title: a name must not contain invisible"),
        ({"title": ""}, "title: a name needs"),
        (seats("Vera"), "seats: 1 chairs for 2 players"),
        (seats("Vera", "Gosha", "Lev"), "seats: 3 chairs for 2 players"),
        (seats(), "seats: 0 chairs for 2 players"),
        (seats("Vera", "G" * 25), "seats[1].name: more than 24"),
        (seats("Vera", "\u202eGosha"), "seats[1].name: a name must not"),
        ({"seats": [{"name": "V", "bot": "\x9b"}] * 2}, "seats[0].bot: a text must not"),
        ({"seats": [{"name": "V", "bot": "b" * 101}] * 2}, "seats[0].bot: more than"),
        ({"started": -1.0}, "started: not a time"),
        ({"ended": 1e15}, "ended: not a time"),
        ({"ended": 1e300}, "a number is beyond"),
        ({"table": "t" * 101}, "table: more than"),
        ({"seed": "5" * 101}, "seed: more than"),
        ({"talk": [{"text": "x" * 501}]}, "talk[0]: more than 500"),
        ({"talk": [{"kind": "talk", "text": "\x1b[2J"}]}, "talk[0]: a text must not"),
        ({"actions": MANY_STEPS}, "actions: more than 20000"),
        ({"options": {"players": 3}}, "players"),
        ({"options": {"seed": 3}}, "seed"),
        ({"options": {"first": 10**12}}, "first"),
        ({"players": 99}, "2 to 5 players"),
        ({"result": json.loads('{"a":' * 60 + "1" + "}" * 60)}, "deeper than"),
    ],
)
def test_a_replay_from_elsewhere_keeps_to_our_limits(
    replay: bytes, fields: Document, fault: str
) -> None:
    with pytest.raises(Refused) as refused:
        imported(read_replay(changed(replay, **fields)), "p9", "Somebody", 5.0)
    assert refused.value.code in ("bad-request", "too-large")
    assert fault in refused.value.message


@pytest.mark.parametrize("seat", [-1, 2, 10**6])
def test_a_replay_has_actions_of_its_own_seats(replay: bytes, seat: int) -> None:
    actions = msgspec.json.decode(replay)["actions"]
    wrong = changed(replay, actions=[{**actions[0], "seat": seat}, *actions[1:]])
    with pytest.raises(Refused, match=r"actions\[0\].seat: no seat"):
        imported(read_replay(wrong), "p9", "Somebody", 5.0)


@pytest.mark.parametrize("content", [b"", b"[" * 100_000, b"\xff", b"x" * 5_000_000, b"null"])
def test_what_is_no_replay_is_refused_in_a_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "replay.json"
    path.write_bytes(content)
    assert verify(str(path)) == 2
    assert "not a replay: " in capsys.readouterr().err


def test_a_replay_of_an_older_house_can_still_be_verified(tmp_path: Path) -> None:
    path = tmp_path / "replay.json"
    old = (Path(__file__).parents[1] / "replay-1.json").read_bytes()
    path.write_bytes(changed(old, **seats("Ve\u200bra", "Gosha")))
    assert verify(str(path)) == 0


def test_what_a_replay_holds_drives_no_terminal(
    replay: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "replay.json"
    seed = "\x1b[31m\u202e"
    sealed = sha256(seed.encode()).hexdigest()
    path.write_bytes(changed(replay, seed=seed, commitment=sealed))
    verify(str(path))
    path.write_bytes(changed(replay, game="\x1b[2J\x9b"))
    verify(str(path))
    path.write_bytes(changed(replay, **{"\x1b[2J": 1}))
    verify(str(path))
    shown = "".join(capsys.readouterr())
    assert "␛[2J" in shown
    assert HIDDEN.isdisjoint(shown.replace("\n", ""))
