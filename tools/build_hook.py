"""Hatchling's hook: the package carries the built browser client.

A source archive and a wheel built from a checkout run npm and Vite; a wheel built from a source
archive finds the client made already. `SITDOWN_NO_WEB=1` leaves it out.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import web


class WebHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A node from the package index, where the machine has none of its own."""
        return [] if not self.wanted() or made() or has_node() else [web.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is a checkout, where ./play and ./check build the client.
        if self.wanted() and version != "editable":
            web.make()

    def wanted(self) -> bool:
        return not os.environ.get("SITDOWN_NO_WEB")


def has_node() -> bool:
    return web.is_new_enough(shutil.which("node"))


def made() -> bool:
    return web.STAMP.exists() and web.STAMP.read_text() == web.fingerprint(web.sources())
