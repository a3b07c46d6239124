"""Parsing YAML: a text with several documents, as plain values."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import yaml


class NotYaml(ValueError):
    """A text that is not YAML; the message names the line and the fault."""


def documents_of(text: str) -> list[Any]:
    """All documents of a text; RecursionError if it nests too deep."""
    try:
        return load(text)
    except (yaml.YAMLError, ValueError) as error:  # the latter of dates and numbers
        mark = getattr(error, "problem_mark", None)
        line = f"line {mark.line + 1}: " if mark else ""
        problem = getattr(error, "problem", None) or str(error).partition("\n")[0]
        raise NotYaml(f"{line}not YAML: {problem}") from None


def load(text: str) -> list[Any]:
    """Parses with libyaml, which is fast. On a fault, Python's own parser explains it better."""
    if yaml.__with_libyaml__:
        try:
            return list(yaml.load_all(text, quick_loader()))
        except yaml.YAMLError:
            pass
    return list(yaml.safe_load_all(text))


@cache
def quick_loader() -> type[yaml.SafeLoader]:
    """A loader that parses in C and composes in Python.

    Composing in C would crash the process on text that nests too deep.
    """
    from yaml.composer import Composer
    from yaml.constructor import SafeConstructor

    # The published types of PyYAML leave this name out.
    from yaml.cyaml import CParser  # type: ignore[attr-defined]
    from yaml.resolver import Resolver

    class Loader(Composer, CParser, SafeConstructor, Resolver):
        def __init__(self, text: str) -> None:
            CParser.__init__(self, text)
            Composer.__init__(self)
            SafeConstructor.__init__(self)
            Resolver.__init__(self)

    return cast("type[yaml.SafeLoader]", Loader)
