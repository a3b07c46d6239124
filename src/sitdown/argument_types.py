"""argparse types: numbers, files, names, addresses, game options.

Each refuses a bad value in one sentence.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentTypeError
from ipaddress import ip_network
from math import isfinite
from pathlib import Path
from typing import Any

from .kernel import BadOptions
from .kernel.form import Document, quoted
from .words.user_text import Unreadable, name_of

MANY = 1_000_000
"""The usual upper limit of a count."""


class IntegerArgument:
    """A whole number from `least` to `most`."""

    def __init__(self, least: int, most: int = MANY) -> None:
        self.least = least
        self.most = most

    def __call__(self, typed: str) -> int:
        try:
            number = int(typed)
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            bounds = f"from {self.least} to {self.most}"
            raise ArgumentTypeError(f"{quoted(typed)} is not a whole number {bounds}")
        return number


class NumberArgument:
    """A number above 0 and up to `most`. If `nothing`, 0 is allowed too."""

    def __init__(self, most: float, nothing: bool = False) -> None:
        self.most = most
        self.nothing = nothing

    def __call__(self, typed: str) -> float:
        try:
            number = float(typed)
        except ValueError:
            number = float("nan")
        enough = number >= 0 if self.nothing else number > 0
        if not (isfinite(number) and enough and number <= self.most):
            least = "from 0 to" if self.nothing else "above 0 and up to"
            raise ArgumentTypeError(f"{quoted(typed)} is not a number {least} {self.most:g}")
        return number


PORT = IntegerArgument(0, 65535)
SEATS = IntegerArgument(1, 99)
"""A number of seats. Each game decides which numbers it takes."""
SEAT = IntegerArgument(0, 98)
A_DAY = 24 * 60 * 60.0
"""Seconds."""
HOST = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]{0,100}(:\d{1,5})?")
CONTACT = re.compile(r"mailto:[^@\s]{1,64}@[\w.-]{1,100}|https://[\w./-]{1,150}")
CLUSTER = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+):(?P<port>\d{1,5})")
SITE = re.compile(r"https?://(\[[0-9a-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?/?")


def something(typed: str) -> str:
    """A text that is not empty."""
    if not typed.strip():
        raise ArgumentTypeError("something is needed here, not nothing")
    return typed


def file(typed: str) -> Path:
    """The name of a file. Whether it exists shows when it is opened."""
    if "\0" in something(typed):
        raise ArgumentTypeError(f"{quoted(typed)} is not the name of a file")
    return Path(typed)


def person(typed: str) -> str:
    """A name that others can read."""
    try:
        return name_of(typed)
    except Unreadable as fault:
        raise ArgumentTypeError(f"{quoted(typed)}: {fault}") from None


def several(typed: str) -> str:
    """Names separated by commas."""
    if not all(name.strip() for name in typed.split(",")):
        raise ArgumentTypeError(f"{quoted(typed)} lacks a name")
    return typed


def sha256_hex(typed: str) -> str:
    """A SHA-256 hash: 64 digits and letters from a to f."""
    if len(typed) != 64 or set(typed.lower()) - set("0123456789abcdef"):
        raise ArgumentTypeError(f"{quoted(typed)} is not 64 digits and letters from a to f")
    return typed


def site(typed: str) -> str:
    """An origin as browsers send it: `https://games.example:8443`."""
    if not SITE.fullmatch(typed):
        raise ArgumentTypeError(f"{quoted(typed)} is not a site such as https://games.example")
    return typed.rstrip("/")


def host(typed: str) -> str:
    """The name of a host, with or without a port."""
    if not HOST.fullmatch(typed):
        raise ArgumentTypeError(f"{quoted(typed)} is not a host such as push.example")
    return typed


def contact(typed: str) -> str:
    """A contact address for push services: `mailto:…` or `https://…`."""
    if not CONTACT.fullmatch(typed):
        raise ArgumentTypeError(f"{quoted(typed)} is neither mailto:NAME@HOST nor https://HOST")
    return typed


def cluster(typed: str) -> str:
    """The address of a Ray cluster with its port, or `local` to start one here."""
    found = CLUSTER.fullmatch(typed)
    if typed != "local" and (found is None or int(found["port"]) > PORT.most):
        raise ArgumentTypeError(f"{quoted(typed)} is neither HOST:PORT nor local")
    return typed


def proxy(typed: str) -> str:
    """Addresses or networks of proxies, separated by commas; `*` alone stands for any."""
    if typed.strip() == "*":
        return "*"
    try:
        return ",".join([str(ip_network(one.strip(), strict=False)) for one in typed.split(",")])
    except ValueError:
        example = "an address or network such as 127.0.0.1 or 10.0.0.0/8; * stands alone"
        raise ArgumentTypeError(f"{quoted(typed)} is not {example}") from None


def read_options(given: list[str]) -> Document:
    """Game options typed as NAME=JSON or NAME=@FILE, which reads the JSON from a file.

    >>> read_options(["first=1", "timing=own"])
    {'first': 1, 'timing': 'own'}
    """
    options: Document = {}
    for one in given:
        name, sign, text = one.partition("=")
        if not sign or not name:
            raise BadOptions(f"option {quoted(one)} does not have the form name=value")
        if name in options:
            raise BadOptions(f"option {quoted(name)} is given twice")
        options[name] = option_value(name, text)
    return options


def option_value(name: str, text: str) -> Any:
    """A JSON value, or the JSON in a file after `@`. A bare word stands for itself."""
    if text.startswith("@"):
        return read_json(name, Path(text[1:]))
    try:
        return json.loads(text)
    except RecursionError:
        raise BadOptions(f"option {name}: it nests too deep") from None
    except ValueError:
        if text.replace("-", "").isalnum():
            return text
        raise BadOptions(f"option {name}: {quoted(text)} is not JSON") from None


def read_json(name: str, file: Path) -> Any:
    """The JSON in a file. A refusal names the option."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOptions(f"option {name}: {file}: {error.strerror}") from None
    except RecursionError:
        raise BadOptions(f"option {name}: {file} nests too deep") from None
    except ValueError as error:
        raise BadOptions(f"option {name}: {file} is not JSON: {error}") from None
