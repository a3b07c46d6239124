"""Transports to external programs: HTTP or a subprocess, with deadlines.

Over HTTP, each question is a POST and the response body is the answer. A command reads a question
as a line from its input and writes the answer as a line. A call always returns in time, whatever
the program does.
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
"""Characters of an answer."""
LONGEST_LINE: Final = 8 * LONGEST_ANSWER
"""Bytes of an answer with the JSON around it."""
AT_ONCE: Final = 4
"""The most questions a program is asked at once. Others wait, and their time runs meanwhile."""


class Unanswered(Exception):
    """A program gave no answer. Holds the id of a message that says why, and its arguments."""

    def __init__(self, message: str, **fields: Any) -> None:
        super().__init__(message)
        self.message = message
        self.fields = fields


class Transport:
    """The connection to one program, shared by all its bots."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.slots = BoundedSemaphore(AT_ONCE)

    def ask(self, question: Document, seconds: float) -> str:
        """The program's answer; Unanswered if there is none within `seconds`."""
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
        """Sends a question and reads the answer, at most one byte more than is allowed."""
        raise NotImplementedError

    def close(self) -> None:
        """Ends the connection."""


class Alarm:
    """A timer that ends the waiting when time is up."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.has_rung = False
        self.hang_up: Callable[[], object] = lambda: None

    def ends(self, hang_up: Callable[[], object]) -> None:
        """Sets the function that ends the waiting. It is called at once if time is already up."""
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
    """The text of the answer in the JSON that a program has sent."""
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
    """A program that is asked over HTTP."""

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
    """A command on this machine, with one process for each simultaneous question.

    A process that is late or sends nonsense is killed. The next question starts another one.
    """

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
            # A late answer could be taken for that to the next question: hence `end` below.
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
        """An idle process, or a new one."""
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
    """The transport for an address or a command."""
    return HttpLine(place) if place.startswith(WEB) else ProgramLine(place)


def require_place(place: str) -> None:
    """Refuses a text that is neither an address nor a command."""
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
