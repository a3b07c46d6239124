"""A canned model: no model at all, but a program that answers by rote, in as many ways as go wrong.

As a command it reads a question a line and writes an answer a line: `python tests/canned.py first`.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = Callable[[str], str]


def first(observation: str) -> str:
    """The first choice, whatever it is."""
    return json.dumps({"answer": "1"})


def talkative(observation: str) -> str:
    """The same, with a word to all and a promise that no record can judge."""
    answer = {"act": 1, "say": "Good evening.", "promise": {"to": 0, "text": "peace"}}
    return json.dumps({"answer": json.dumps(answer)})


def nonsense(observation: str) -> str:
    return json.dumps({"answer": "Well, it depends."})


def corrected(observation: str) -> str:
    """Nonsense, until it is told so."""
    return first(observation) if "tries left" in observation else nonsense(observation)


def no_json(observation: str) -> str:
    return "one, please"


def endless(observation: str) -> str:
    return json.dumps({"answer": "1" * 1_000_000})


def late(observation: str) -> str:
    time.sleep(3600)
    return first(observation)


def dead(observation: str) -> str:
    raise SystemExit(3)


WAYS: dict[str, Answer] = {
    way.__name__: way
    for way in (first, talkative, nonsense, corrected, no_json, endless, late, dead)
}


def command(way: str) -> str:
    return f"{sys.executable} {__file__} {way}"


@contextmanager
def served(answer: Answer, heard: list[Any] | None = None) -> Iterator[str]:
    """The same over HTTP: its address, as long as it is up; `heard` is what it was asked."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            question = json.loads(self.rfile.read(int(self.headers["content-length"])))
            if heard is not None:
                heard.append(question)
            body = answer(question["observation"]).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *arguments: object) -> None:
            """It keeps quiet."""

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        block_on_close = False

    with Server(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/ask"
        finally:
            server.shutdown()


if __name__ == "__main__":
    for line in sys.stdin:
        print(WAYS[sys.argv[1]](json.loads(line)["observation"]), flush=True)
