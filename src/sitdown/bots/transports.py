"""Transports to external programs: HTTP or a subprocess, with deadlines.

A program is reached over HTTP (a POST, answered in its body) or is a command that reads a line for
each question from its input and writes one for each answer. Whatever it does, asking it comes to an
end in time.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from atexit import register
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from socket import SHUT_RDWR
from threading import BoundedSemaphore, Lock, Timer
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

from sitdown.kernel import BadOptions, Document
from sitdown.kernel.form import quoted

LONGEST_ANSWER: Final = 8_000
"""Characters; more than anybody needs to say what to do."""
LONGEST_LINE: Final = 8 * LONGEST_ANSWER
"""Bytes of an answer with all that stands around it."""
AT_ONCE: Final = 4
"""So many questions a program is asked at once; who comes later waits, on his own time."""


class Unanswered(Exception):
    """A program gave no answer: the message that says why, with what it says it of."""

    def __init__(self, message: str, **fields: Any) -> None:
        super().__init__(message)
        self.message = message
        self.fields = fields


class Transport:
    """The way to one program, for as many as want to ask it."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.slots = BoundedSemaphore(AT_ONCE)

    def ask(self, question: Document, seconds: float) -> str:
        """What the program answers; Unanswered if it does not within so many seconds."""
        ends = monotonic() + seconds
        if not self.slots.acquire(timeout=seconds):
            raise Unanswered("text-late", seconds=round(seconds))
        alarm = Alarm(max(0.001, ends - monotonic()))
        try:
            with alarm.set():
                said = self.exchange(json.dumps(question).encode() + b"\n", alarm)
        except (OSError, HTTPException, ValueError) as fault:
            if alarm.has_rung or isinstance(fault, TimeoutError):
                raise Unanswered("text-late", seconds=round(seconds)) from None
            raise Unanswered("text-lost", why=str(fault) or type(fault).__name__) from None
        finally:
            self.slots.release()
        return answer_in(said)

    def exchange(self, question: bytes, alarm: Alarm) -> bytes:
        """Sends a question and reads what comes back, up to a byte more than is allowed."""
        raise NotImplementedError

    def close(self) -> None:
        """Nobody asks any more."""


class Alarm:
    """Rings when time is up, and does what ends the waiting."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.has_rung = False
        self.hang_up: Callable[[], object] = lambda: None

    def ends(self, hang_up: Callable[[], object]) -> None:
        """By this; at once, if time was up before there was anything to wait for."""
        self.hang_up = hang_up
        if self.has_rung:
            self.ring()

    @contextmanager
    def set(self) -> Iterator[None]:
        timer = Timer(self.seconds, self.ring)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def ring(self) -> None:
        self.has_rung = True
        with suppress(OSError, ValueError):
            self.hang_up()


def answer_in(said: bytes) -> str:
    """The answer out of what a program has said."""
    if len(said) > LONGEST_LINE:
        raise Unanswered("text-too-long", most=LONGEST_ANSWER)
    try:
        document = json.loads(said)
    except (ValueError, RecursionError):
        raise Unanswered("text-no-answer") from None
    answer = document.get("answer") if isinstance(document, dict) else None
    if isinstance(answer, dict | int) and not isinstance(answer, bool):
        answer = json.dumps(answer)
    if not isinstance(answer, str):
        raise Unanswered("text-no-answer")
    if len(answer) > LONGEST_ANSWER:
        raise Unanswered("text-too-long", most=LONGEST_ANSWER)
    return answer


class HttpLine(Transport):
    """A program behind an address."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        parts = urlsplit(place)
        self.kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self.host = parts.netloc.rpartition("@")[2]
        self.path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    def exchange(self, question: bytes, alarm: Alarm) -> bytes:
        connection = self.kind(self.host, timeout=alarm.seconds)
        alarm.ends(lambda: hang_up(connection))
        try:
            connection.request("POST", self.path, question, {"content-type": "application/json"})
            response = connection.getresponse()
            if response.status != 200:
                raise HTTPException(f"{response.status} {response.reason}")
            return response.read(LONGEST_LINE + 1)
        finally:
            connection.close()


def hang_up(connection: HTTPConnection) -> None:
    if connection.sock is not None:
        connection.sock.shutdown(SHUT_RDWR)


class ProgramLine(Transport):
    """A command of this machine. One that is late or talks nonsense is ended and begun anew."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.command = shlex.split(place)
        self.lock = Lock()
        self.idle: list[subprocess.Popen[bytes]] = []
        register(self.close)

    def exchange(self, question: bytes, alarm: Alarm) -> bytes:
        program = self.program()
        alarm.ends(program.kill)
        assert program.stdin is not None
        assert program.stdout is not None
        try:
            program.stdin.write(question)
            program.stdin.flush()
            said = program.stdout.readline(LONGEST_LINE + 1)
            if not said.endswith(b"\n") and len(said) <= LONGEST_LINE:
                raise OSError("the program has ended")
            answer_in(said)
        except BaseException:
            end(program)
            raise
        with self.lock:
            self.idle.append(program)
        return said

    def program(self) -> subprocess.Popen[bytes]:
        """One that waits for a question, or a new one."""
        with self.lock:
            while self.idle:
                program = self.idle.pop()
                if program.poll() is None:
                    return program
                end(program)
        return subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def close(self) -> None:
        with self.lock:
            while self.idle:
                end(self.idle.pop())


def end(program: subprocess.Popen[bytes]) -> None:
    program.kill()
    for pipe in (program.stdin, program.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    program.wait()


WEB: Final = ("http://", "https://")


def line_to(place: str) -> Transport:
    """By an address or a command."""
    return HttpLine(place) if place.startswith(WEB) else ProgramLine(place)


def require_place(place: str) -> None:
    """Refuses what can be neither an address nor a command."""
    try:
        if place.startswith(WEB):
            parts = urlsplit(place)
            is_one = bool(parts.hostname) and parts.port != 0
        else:
            is_one = bool(shlex.split(place)) and "\0" not in place
    except ValueError:
        is_one = False
    if not is_one:
        raise BadOptions(f"{quoted(place[:80])} is neither an address nor a command")
