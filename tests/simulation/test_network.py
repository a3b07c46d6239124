"""The simulated network: bytes that arrive late but in order, and all that can go wrong there."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from sitdown.server.soak.simulation.loop import Host, SimulatedLoop
from sitdown.server.soak.simulation.network import HIGH, WINDOW, Connection, usual_delay

from .worlds import simulated


class Listener(asyncio.Protocol):
    """A side of a connection that notes all calls."""

    def __init__(self) -> None:
        self.heard = b""
        self.pieces = 0
        self.told: list[str] = []
        self.error: Exception | None = None

    def data_received(self, data: bytes) -> None:
        assert "lost" not in self.told
        self.heard += data
        self.pieces += 1

    def pause_writing(self) -> None:
        self.told.append("pause")

    def resume_writing(self) -> None:
        self.told.append("resume")

    def connection_lost(self, exc: Exception | None) -> None:
        self.told.append("lost")
        self.error = exc


class Pair:
    """A connection with a listener at each end."""

    def __init__(self, loop: SimulatedLoop, seed: int = 1, **how: Any) -> None:
        self.loop = loop
        self.host = Host("server")
        self.connection = Connection(
            Random(seed),
            (loop.outside, ("203.0.113.7", 4000)),
            (self.host, ("192.0.2.1", 80)),
            loop,
            **how,
        )
        self.out, self.at_server = self.connection.client, self.connection.server
        self.client, self.server = Listener(), Listener()
        self.out.set_protocol(self.client)
        self.at_server.set_protocol(self.server)

    def wait(self, seconds: float = 60.0) -> None:
        self.loop.run_until_complete(asyncio.sleep(seconds))


def test_bytes_arrive_later_and_in_order() -> None:
    for seed in range(5):
        with simulated(seed) as loop:
            pair = Pair(loop, seed)
            sent = b"".join(b"%d " % number for number in range(500))
            for number in range(500):
                pair.out.write(b"%d " % number)
            assert pair.server.heard == b""
            pair.wait()
            assert pair.server.heard == sent
            assert pair.server.pieces != 500  # some were cut, and some glued
            assert pair.client.told == pair.server.told == []


def test_a_seed_gives_the_same_times() -> None:
    def times(seed: int) -> list[float]:
        with simulated() as loop:
            pair = Pair(loop, seed)
            seen: list[float] = []
            pair.server.data_received = lambda data: seen.append(loop.time())  # type: ignore[method-assign]
            for _ in range(50):
                pair.out.write(b"so")
                pair.wait(0.05)
            return seen

    assert times(3) == times(3)
    assert times(3) != times(4)


def test_names_of_both_ends() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        assert pair.at_server.get_extra_info("peername") == ("203.0.113.7", 4000)
        assert pair.out.get_extra_info("sockname") == ("203.0.113.7", 4000)
        assert pair.out.get_extra_info("socket", 7) == 7
        assert pair.out.get_protocol() is pair.client


def test_a_writer_is_paused_while_the_other_side_does_not_read() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        pair.at_server.pause_reading()
        whole = WINDOW + HIGH + 10
        pair.out.write(bytes(WINDOW))
        assert pair.out.get_write_buffer_size() == 0
        pair.out.write(bytes(HIGH))
        assert pair.client.told == []
        pair.out.write(bytes(10))
        assert pair.client.told == ["pause"]
        pair.wait()
        assert pair.out.get_write_buffer_size() == HIGH + 10
        assert pair.server.heard == b""
        pair.at_server.resume_reading()
        pair.wait()
        assert pair.client.told == ["pause", "resume"]
        assert len(pair.server.heard) == whole
        assert pair.out.get_write_buffer_size() == 0


def test_a_slow_reader_takes_a_few_bytes_a_second() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        pair.at_server.read_slowly(100)
        pair.out.write(bytes(5000))
        pair.wait(30)
        assert 2500 <= len(pair.server.heard) <= 3000
        pair.at_server.read_slowly(None)
        pair.wait(1)
        assert len(pair.server.heard) == 5000


def test_a_stall_holds_up_both_directions() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        pair.out.write(b"under way")
        pair.connection.stall(30)
        pair.at_server.write(b"later")
        pair.wait(29.9)
        assert (pair.server.heard, pair.client.heard) == (b"", b"")
        pair.wait(5)
        assert (pair.server.heard, pair.client.heard) == (b"under way", b"later")


def test_a_silent_cut_tells_nobody() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        pair.out.write(b"under way")
        pair.connection.cut()
        pair.at_server.write(b"into nothing")
        pair.wait(3600)
        assert (pair.server.heard, pair.client.heard) == (b"", b"")
        assert pair.client.told == pair.server.told == []
        pair.at_server.close()
        pair.wait(3600)
        assert (pair.client.told, pair.server.told) == ([], ["lost"])


def test_a_reset_ends_both_sides_with_an_error() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        pair.out.write(b"under way")
        pair.connection.reset()
        pair.wait()
        assert pair.client.told == pair.server.told == ["lost"]
        assert isinstance(pair.server.error, ConnectionResetError)
        assert pair.server.heard == b""
        pair.out.write(b"too late")
        pair.out.close()


def test_what_was_written_before_the_end_arrives() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        pair.out.write(bytes(WINDOW + 1000))
        pair.out.close()
        assert pair.out.is_closing()
        pair.out.write(b"too late")
        assert pair.client.told == []  # some of it still waits
        pair.wait()
        assert pair.client.told == pair.server.told == ["lost"]
        assert (pair.client.error, pair.server.error) == (None, None)
        assert len(pair.server.heard) == WINDOW + 1000
        assert pair.host.watchers == {}


def test_an_abort_leaves_unsent_what_still_waits() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        pair.at_server.pause_reading()
        pair.out.write(bytes(WINDOW + 1000))
        pair.out.abort()
        pair.wait(10)
        assert pair.client.told == ["lost"]
        pair.at_server.resume_reading()
        pair.wait()
        assert (pair.server.told, len(pair.server.heard)) == (["lost"], WINDOW)


def test_closing_on_unread_bytes_resets_the_other_side() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        pair.at_server.pause_reading()
        pair.out.write(b"unread")
        pair.wait(10)
        pair.at_server.close()
        pair.wait(10)
        assert isinstance(pair.client.error, ConnectionResetError)


def test_a_protocol_that_fails_is_a_fault_and_loses_its_connection() -> None:
    loop = SimulatedLoop(Random(1))
    pair = Pair(loop)

    def fail(data: bytes) -> None:
        raise KeyError(data)

    pair.server.data_received = fail  # type: ignore[method-assign]
    pair.out.write(b"so")
    pair.wait()
    assert [(fault.host, type(fault.exception)) for fault in loop.faults] == [("server", KeyError)]
    assert pair.client.told == pair.server.told == ["lost"]
    loop.close()


def test_a_killed_host_is_closed_by_its_kernel() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        pair.at_server.write(b"under way")
        loop.kill(pair.host)
        pair.wait()
        assert (pair.client.told, pair.server.told) == (["lost"], [])
        assert isinstance(pair.client.error, ConnectionResetError)


def test_a_host_without_power_leaves_its_connections_half_open() -> None:
    with simulated() as loop:
        pair = Pair(loop)
        loop.kill(pair.host, power_lost=True)
        pair.out.write(bytes(WINDOW + HIGH + 1))
        pair.wait(3600)
        assert pair.client.told == ["pause"]


def test_the_usual_delay() -> None:
    luck = Random(1)
    delays = sorted(usual_delay(luck) for _ in range(5000))
    assert delays[0] >= 0.005
    assert delays[4000] <= 0.12
    assert 0.2 < delays[-1] < 3.2
