"""Options as they are typed: `first=1`, `deck=@my-deck.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sitdown.kernel import BadOptions
from sitdown.kernel.form import Document, quoted


def read_options(given: list[str]) -> Document:
    """The options of a game from `name=JSON`; `name=@file` takes the JSON from a file.

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
        options[name] = read_value(name, text)
    return options


def read_value(name: str, text: str) -> Any:
    """A JSON value; a bare word stands for itself."""
    if text.startswith("@"):
        return read_file(name, Path(text[1:]))
    try:
        return json.loads(text)
    except RecursionError:
        raise BadOptions(f"option {name}: it nests too deep") from None
    except ValueError:
        if text.replace("-", "").isalnum():
            return text
        raise BadOptions(f"option {name}: {quoted(text)} is not JSON") from None


def read_file(name: str, file: Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOptions(f"option {name}: {file}: {error.strerror}") from None
    except RecursionError:
        raise BadOptions(f"option {name}: {file} nests too deep") from None
    except ValueError as error:
        raise BadOptions(f"option {name}: {file} is not JSON: {error}") from None
