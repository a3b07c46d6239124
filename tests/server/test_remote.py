"""`sitdown remote`: the terminal at a table elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from itertools import chain, repeat
from pathlib import Path

import pytest

from sitdown.cli import main
from sitdown.client.seat import take_seat
from sitdown.client.server import Address, RemoteServer
from sitdown.kernel import BadOptions
from sitdown.table import Refused
from sitdown.table.plans import clock
from sitdown.table.replays.audit import links_of
from sitdown.table.replays.export import read_replay
from sitdown.terminal import remote as far_away
from sitdown.terminal.remote import Remote, await_host, remote
from sitdown.terminal.screens.plain import PlainScreen
from sitdown.words import Words

from .service import Person, Service, service_at

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
ME = {"kind": "me"}


class Typing(PlainScreen):
    """Somebody who types these lines, and then the first choice for ever."""

    def __init__(self, *lines: str, then: str | None = "1") -> None:
        self.said = StringIO()
        super().__init__(StringIO(), self.said)
        self.lines: Iterator[str] = chain(lines, repeat(then) if then is not None else ())

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line


def seat_at(typing: Typing) -> tuple[Typing, StringIO]:
    return typing, typing.said


@pytest.fixture(autouse=True)
def own_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_a_whole_game_in_the_terminal(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "OPENING", 600.0)
    with Person(service, "Gosha") as gosha:
        id = gosha.lay(players=3, seats=[OPEN, BOT, BOT], pace="quick")
        screen, said = seat_at(Typing("/say good evening", "?"))
        url = f"{service.address}/t/{id}"
        assert remote(url, "Vera", None, False, screen, "en") == 0
        text = said.getvalue()
        assert "Vera" in text
        assert "good evening" in text
        assert "talks to everybody" in text
        assert f"The table and its replay: {url}" in text
        assert gosha.get(f"/api/tables/{id}")["table"]["state"] == "over"
        replay = read_replay(gosha.http.get(f"/api/tables/{id}/replay").content)
        assert replay.cuts[0] is not None
        kept = re.search(r"--commitment (\w+) --link (\w+)", text)
        assert kept is not None
        assert kept[1] == replay.commitment
        assert kept[2] in links_of(replay)


def test_who_comes_again_is_known(service: Service) -> None:
    with Person(service, "Gosha") as gosha:
        id = gosha.lay(players=2, seats=[OPEN, OPEN])
        url = f"{service.address}/t/{id}?seat=1"
        screen, said = seat_at(Typing("q", then=None))
        first = RemoteServer(Address(url))
        first.introduce("Vera")
        first.post(f"/api/tables/{id}/join", {"seat": 1})
        gosha.post(f"/api/tables/{id}/join")
        assert remote(url, None, None, False, screen, "ru") == 0
        assert "Место за вами" in said.getvalue()
        assert gosha.get(f"/api/tables/{id}")["table"]["seats"][1]["name"] == "Vera"
        assert (first.keys.stat().st_mode & 0o77) == 0


def test_one_may_only_look_on(service: Service) -> None:
    with Person(service, "Gosha") as gosha:
        id = gosha.lay(players=2, seats=[BOT, BOT], pace="quick")
        screen, said = seat_at(Typing())
        assert remote(f"{service.address}/t/{id}", "Vera", None, True, screen, "en") == 0
        assert "nuts" in said.getvalue()


def test_a_table_is_chosen_from_the_list(file: str) -> None:
    with service_at(file) as service, Person(service, "Gosha") as gosha:
        screen, said = seat_at(Typing())
        assert remote(service.address, "Vera", None, False, screen, "en") == 0
        assert "No table to sit down at" in said.getvalue()
        gosha.lay(players=2, title="Late", seats=[OPEN, BOT], pace="quick")
        screen, said = seat_at(Typing("", then=None))
        assert remote(service.address, None, None, False, screen, "en") == 0
        assert "1. “Late”: New York Squirrels, 1 of 2" in said.getvalue()
        screen, said = seat_at(Typing("1"))
        assert remote(service.address, None, None, False, screen, "en") == 0
        assert "replay" in said.getvalue()


def test_a_link_brings_a_seat_along(service: Service) -> None:
    with Person(service, "Vera") as vera:
        id = vera.lay(players=2, seats=[ME, BOT], pace="quick")
        link = vera.post(f"/api/tables/{id}/link", {"seat": 0})["link"]
        screen, said = seat_at(Typing())
        assert remote(f"{service.address}{link}", "Phone", None, False, screen, "en") == 0
        assert "replay" in said.getvalue()


def test_a_lost_connection_is_made_anew(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with service_at(file) as service, Person(service, "Gosha") as gosha:
        id = gosha.lay(players=2, seats=[OPEN, BOT], pace="quick")
        house = RemoteServer(Address(service.address))
        house.introduce("Vera")
        house.post(f"/api/tables/{id}/join")
        screen, said = seat_at(Typing())
        far = Remote(house, id, 0, screen, "en")
        acts = 0
        send = far.send

        def cut(message: dict[str, object]) -> None:
            nonlocal acts
            acts += 1
            send(message)
            if acts == 2:
                assert far.line is not None
                far.line.close()

        monkeypatch.setattr(far, "send", cut)
        far.run()
        assert "The connection is lost" in said.getvalue()
        assert gosha.get(f"/api/tables/{id}")["table"]["state"] == "over"


def sit_and_leave(service: Service, id: str) -> None:
    """Somebody takes the last chair and leaves it when the game has begun."""
    with Person(service, "Gosha") as gosha:
        gosha.post(f"/api/tables/{id}/join")
        gosha.post(f"/api/tables/{id}/leave")


@pytest.mark.parametrize("admit", [True, False])
def test_a_stranger_waits_for_the_host(
    service: Service, admit: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(service, "Vera") as vera:
        id = vera.lay(seats=[ME, OPEN])
        sit_and_leave(service, id)

        def decide(seconds: float) -> None:
            vera.post(f"/api/tables/{id}/admit", {"request": 1, "admit": admit})

        monkeypatch.setattr(far_away, "sleep", decide)
        house = RemoteServer(Address(f"{service.address}/t/{id}"))
        house.introduce("Kim")
        assert take_seat(house, house.address, id, None) is None
        screen, said = seat_at(Typing())
        assert await_host(house, id, screen, Words("en")) == (1 if admit else None)
        assert "The host decides" in said.getvalue()


def test_who_stops_waiting_asks_no_longer(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(service, "Vera") as vera:
        id = vera.lay(seats=[ME, OPEN])
        sit_and_leave(service, id)

        def interrupt(seconds: float) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(far_away, "sleep", interrupt)
        assert remote(f"{service.address}/t/{id}", "Kim", None, False, Typing(), "en") == 130
        assert vera.get(f"/api/tables/{id}")["table"]["asking"] == []


def test_a_host_in_the_terminal_decides_about_strangers(service: Service) -> None:
    house = RemoteServer(Address(service.address))
    house.introduce("Vera")
    wish = {"game": "squirrels", "players": 2, "seats": [ME, OPEN]}
    id = house.post("/api/tables", wish)["table"]["id"]
    sit_and_leave(service, id)
    with Person(service, "Kim") as kim, Person(service, "Rex") as rex:
        kim.post(f"/api/tables/{id}/join")
        rex.post(f"/api/tables/{id}/join")
        screen, said = seat_at(Typing("/refuse 1", "/admit 2", "/admit 7", "q", then=None))
        assert remote(f"{service.address}/t/{id}", None, None, False, screen, "en") == 0
        assert "/admit 2 or /refuse 2" in said.getvalue()
        assert "nobody waits any more" in said.getvalue()
        assert kim.get(f"/api/tables/{id}")["table"]["yours"] == []
        assert rex.get(f"/api/tables/{id}")["table"]["yours"] == [1]


def test_addresses() -> None:
    address = Address("https://example.org/t/velvet-lantern-abc?seat=2#move=xyz")
    assert (address.table, address.seat, address.token) == ("velvet-lantern-abc", 2, "xyz")
    assert str(address) == "https://example.org"
    plain = Address("localhost:8080")
    assert (str(plain), plain.table, plain.seat, plain.token) == (
        "http://localhost:8080",
        None,
        None,
        None,
    )
    with pytest.raises(BadOptions):
        Address("ftp://example.org")


def test_refusals_are_sentences(service: Service, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["remote", "http://127.0.0.1:1/"]) == 2
    assert "does not answer" in capsys.readouterr().err
    assert main(["remote", f"{service.address}/t/no-such-table"]) == 2
    assert "no table" in capsys.readouterr().err
    with Person(service, "Gosha") as gosha:
        id = gosha.lay(players=2, seats=[ME, BOT])
        with pytest.raises(Refused):
            remote(f"{service.address}/t/{id}", "Vera", 0, False, Typing(), "en")
