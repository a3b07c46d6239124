"""The journeys run the installed package, and nothing of the sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Serve

ASKED = """
import sitdown
from sitdown.version import is_compiled
print(sitdown.__file__, is_compiled())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_server_runs_the_installed_package(serve: Serve, program: Path) -> None:
    server = serve()
    process = Path(f"/proc/{server.process.pid}")
    command = (process / "cmdline").read_text().split("\0")
    assert command[:3] == [str(program.parent / "python"), str(program), "serve"]
    variables = [one for one in (process / "environ").read_text().split("\0") if one]
    asked = subprocess.run(
        [command[0], "-c", ASKED],
        env=dict(one.split("=", 1) for one in variables),
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
    )
    place, is_compiled = asked.stdout.split()
    assert Path(place).is_relative_to(program.parents[1])
    assert is_compiled == str(program.parents[1].name == "compiled")
    assert (Path(place).parent / "web" / "index.html").exists()
