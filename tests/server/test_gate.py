"""Who says nothing, says it too slowly or does not listen is closed; who plays stays."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from sitdown.runtime import Runtime
from sitdown.server.limits import Limits
from sitdown.server.socket.admission import Admission, HttpConnection, files_at_hand
from sitdown.table import Refused

from .raw import connected, everything, heard_until, until, upgrade
from .service import LONGEST, Person, Seat, Service, service_at
from .test_serving import Running, serving

ME = {"kind": "me"}
SOON = Limits(header_seconds=0.3, body_seconds=0.3)
QUIET = Limits(ping=(0.1, 0.2))


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
        b"POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz",
    ],
    ids=["nothing", "half a header", "half a body", "half a body for nobody", "half a second one"],
)
def test_half_open_connections_are_closed(file: str, said: bytes) -> None:
    with service_at(file, limits=SOON) as service, connected(service, said) as line:
        everything(line)
        until(service, lambda: not service.gate.visitors)


def test_what_the_server_needs_is_not_counted(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long an answer takes, its connection stays."""
    with service_at(file) as service, Person(service, None) as person:
        gate = service.gate

        async def takes_long() -> bool:
            for hours in (1, 2, 3):
                monkeypatch.setattr(gate.runtime, "ticking", lambda now=hours: now * 3600.0)
                gate.look_around()
            return True

        monkeypatch.setattr(service.room.hall.rounds, "is_well", takes_long)
        assert person.get("/healthz") == {"ok": True}


class Somebody:
    """A connection that owes what a test says."""

    def __init__(self, *owed: tuple[str, object] | None) -> None:
        self.owed = list(owed)
        self.wait: tuple[str, object] | None = None
        self.since = 0.0
        self.client = ("192.0.2.1", 5)
        self.transport = self
        self.aborted = False

    def owes(self) -> tuple[str, object] | None:
        return self.owed.pop(0) if len(self.owed) > 1 else self.owed[0]

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted


def visitor(*owed: tuple[str, object] | None) -> Any:
    return cast(HttpConnection, Somebody(*owed))


def test_time_counts_for_each_request_anew() -> None:
    now = 0.0
    gate = Admission(
        Limits(header_seconds=10, body_seconds=60), runtime=Runtime(ticking=lambda: now)
    )
    slow = visitor(("header", 1))
    busy = visitor(("header", 1), None, ("header", 2), ("header", 3))
    body = visitor(("body", 1))
    for one in (slow, busy, body):
        gate.arrived(one)
    for second in (0, 5, 9):
        now = second
        gate.look_around()
    assert not slow.aborted
    now = 10
    gate.look_around()
    assert (slow.aborted, busy.aborted, body.aborted) == (True, False, False)
    now = 60
    gate.look_around()
    assert body.aborted


def test_an_address_has_so_many_connections_that_are_no_sockets() -> None:
    gate = Admission(Limits(connections=2))
    first, second, third = (visitor(("header", None)) for _ in range(3))
    for one in (first, second, third):
        gate.arrived(one)
    # Whoever has said nothing makes room for the next one, who may have something to say.
    assert [one.aborted for one in (first, second, third)] == [True, False, False]
    gate.left(first)
    gate.left(second)
    fourth, fifth = visitor(None), visitor(("header", None))
    for one in (fourth, fifth):
        gate.arrived(one)
    assert [one.aborted for one in (third, fourth, fifth)] == [True, False, False]
    busy = Admission(Limits(connections=1))
    answered, newcomer = visitor(None), visitor(None)
    busy.arrived(answered)
    busy.arrived(newcomer)
    assert (answered.aborted, newcomer.aborted) == (False, True)
    behind_proxy = Admission(Limits(connections=2), counts_addresses=False)
    many = [visitor(("header", None)) for _ in range(9)]
    for one in many:
        behind_proxy.arrived(one)
    assert not any(one.aborted for one in many)


def test_when_it_is_full_who_has_said_nothing_goes_first() -> None:
    gate = Admission(Limits(), files=0)
    assert gate.most == 16
    answered = visitor(None)
    silent = [visitor(("header", None)) for _ in range(15)]
    for one in (answered, *silent):
        gate.arrived(one)
    newcomer = visitor(("header", None))
    gate.arrived(newcomer)
    assert silent[0].aborted
    assert not answered.aborted
    assert not newcomer.aborted
    busy = Admission(Limits(), files=0)
    for _ in range(16):
        busy.arrived(visitor(None))
    last = visitor(None)
    busy.arrived(last)
    assert last.aborted


def test_what_is_reserved_stays_free() -> None:
    assert Admission(Limits(), files=20_000).most == 20_000 - 100 - 2048
    assert Admission(Limits(), files=1024).most == 1024 - 100 - 128


def test_as_many_files_as_the_machine_allows() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    script = (
        "import resource\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, (64, {hard}))\n"
        "from sitdown.server.socket.admission import files_at_hand\n"
        "print(files_at_hand(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True).stdout
    most = min(65536, hard) if hard != resource.RLIM_INFINITY else 65536
    assert told.split() == [str(most).encode()] * 2
    assert files_at_hand() >= 64


# Sockets.


def test_a_socket_that_answers_no_ping_is_closed(file: str) -> None:
    with service_at(file, limits=QUIET) as service, Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with connected(service, upgrade(vera, id, 0)) as line:
            everything(line)
        until(service, lambda: not service.gate.sockets)


def test_a_socket_that_answers_is_asked_again(file: str) -> None:
    """Its pongs end no connection: after each comes the next ping."""
    limits = Limits(ping=(0.05, LONGEST))
    with service_at(file, limits=limits) as service, Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with connected(service, upgrade(vera, id, 0)) as line:
            heard = b""
            for _ in range(3):
                while (place := heard.find(b"\x89\x04")) < 0 or len(heard) < place + 6:
                    more = line.recv(65536)
                    assert more
                    heard += more
                line.sendall(b"\x8a\x84\0\0\0\0" + heard[place + 2 : place + 6])
                heard = heard[place + 6 :]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x81\0\0\0\0\xff", 1007),
        (b"\x81\x01x", 1002),
        (b"\x81\xff\0\0\0\0\x7f\0\0\0", 1009),
        (b"\x88\x82\0\0\0\0\x03\xe9", 1001),
    ],
)
def test_who_says_what_cannot_be_said_is_told_why_and_closed(
    service: Service, data: bytes, code: int
) -> None:
    """And who says goodbye is answered, and closed as well."""
    goodbye = b"\x88\x02" + code.to_bytes(2)
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with connected(service, upgrade(vera, id, 0)) as line:
            heard_until(line, b'"hello"')
            line.sendall(data)
            heard_until(line, goodbye)
        until(service, lambda: not service.gate.sockets)
        assert not service.room.sockets


def test_a_socket_that_is_not_read_from_is_closed_all_the_same(file: str) -> None:
    """Its last words cannot be sent, so it would stay half open for ever."""
    with service_at(file) as service, Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with connected(service, upgrade(vera, id, 0)) as line:
            assert b"101" in line.recv(1000)
            service.gate.limits = SOON

            async def close() -> None:
                (own,) = service.gate.sockets
                own.transport.write(bytes(1 << 26))
                own.transport.close()

            service.do(close())
            until(service, lambda: not service.gate.sockets)


def test_who_plays_comes_before_who_looks_on(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with service_at(file) as service, Person(service) as vera:
        gate, room = service.gate, service.room
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id) as spectator:
            spectator.until("hello")
            monkeypatch.setattr(gate, "is_full", lambda: True)
            with vera.sit(id) as another:
                assert another.end()[0] == 4008
            with vera.sit(id, 0) as player:
                assert player.until("hello")["seat"] == 0
                code, bye = spectator.end()
                assert (code, (bye or {})["code"]) == (4008, "too-many")
                assert player.act()["type"] == "ack"
                with pytest.raises(Refused, match="full"):
                    room.make_room_for(1)
                monkeypatch.undo()
                room.make_room_for(None)


# Without a file descriptor left.


@contextmanager
def small_server(file: str, files: int) -> Iterator[Running]:
    script = Path(file).with_name("small.py")
    script.write_text(
        "import resource, sys\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))\n"
        "from sitdown.cli import main\n"
        "if __name__ == '__main__':\n"
        "    sys.exit(main(sys.argv[1:]))\n"
    )
    with serving(file, "--no-limits", program=[sys.executable, str(script)]) as running:
        yield running


def test_out_of_file_descriptors_those_who_play_go_on(file: str) -> None:
    with small_server(file, 200) as server, server.person() as vera, ExitStack() as flood:
        id = vera.lay(players=3, seats=[ME, ME, {"kind": "bot"}], pace="quick")
        with vera.sit(id, 0) as one, vera.sit(id, 1) as two:
            one.until("hello")
            two.until("hello")
            for _ in range(300):
                flood.enter_context(connected(server))
            assert one.act()["type"] == "ack"
            assert two.act()["type"] == "ack"
            while not any(entry.get("by") == "bot" for entry in one.entries):
                one.receive()
            # Who speaks up gets in, though all places are taken.
            assert vera.post("/api/study", {"game": "squirrels", "players": 2, "seat": 0})
            with vera.sit(id, 0) as again:
                assert again.until("hello")["seat"] == 0
            flood.close()
            assert vera.get("/healthz") == {"ok": True}
            assert vera.lay(seats=[ME, ME])
        assert server.process.poll() is None


def test_sockets_leave_room_for_others(file: str) -> None:
    """Spectators who fill the house make room for who plays."""
    with small_server(file, 200) as server, server.person() as vera, ExitStack() as crowd:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as player:
            player.until("hello")
            let_in = []
            for _ in range(100):
                spectator: Seat = crowd.enter_context(vera.sit(id))
                try:
                    let_in.append(spectator.receive()["type"] == "hello")
                except ConnectionClosed:
                    let_in.append(False)
            assert let_in[0]
            assert not let_in[-1]
            assert player.act()["type"] == "ack"
            with vera.sit(id, 1) as second:
                assert second.until("hello")["seat"] == 1
                assert second.act()["type"] == "ack"
