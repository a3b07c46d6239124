"""The page for hosts, `docs/hosting.md`: its commands and files, for tests to try."""

from __future__ import annotations

import getpass
import re
import shlex
import subprocess
from pathlib import Path

from tests.suites import leave_out
from tools.programs import Program

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
CERTIFICATES = "/etc/letsencrypt/live/sitdown.example"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
"""The kinds of files that nginx would write to folders of the machine."""


def example(name: str) -> str:
    """A file on the page: the fence after a line with its name."""
    return found(rf"^{name}:\n\n```\n(.*?)^```")


def unit() -> str:
    """The service for systemd."""
    return found(r"^```\n(\[Unit\].*?)^```")


def commands(first: str) -> list[list[str]]:
    """The commands of the fence that begins with this one, each as a list of words."""
    text = found(rf"^```\n({re.escape(first)}.*?)^```")
    return [words for line in text.splitlines() if (words := shlex.split(line, comments=True))]


def found(pattern: str) -> str:
    match = re.search(pattern, PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert match is not None, pattern
    return match[1]


def options(command: str) -> list[str]:
    """The options of a documented `sitdown serve`, but for its port and its store."""
    program, subcommand, *words = commands(command)[0]
    assert (program, subcommand) == ("sitdown", "serve")
    for name in ("--port", "--store"):
        if name in words:
            place = words.index(name)
            del words[place : place + 2]
    return words


def make_certificate(folder: Path) -> None:
    """A certificate that nobody has signed, under the names that the page uses."""
    asked = "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout privkey.pem"
    keys = [*asked.split(), "-out", "fullchain.pem"]
    subprocess.run(keys, cwd=folder, check=True, capture_output=True)


def nginx_file(folder: Path, listen: str = "443", server: str = "127.0.0.1:8080") -> Path:
    """The documented site within a whole configuration, all of whose files lie in this folder."""
    site = example("nginx").replace(CERTIFICATES, str(folder))
    assert "listen 443 " in site
    assert "http://127.0.0.1:8080;" in site
    site = site.replace("listen 443 ", f"listen {listen} ").replace("127.0.0.1:8080", server)
    folders = "".join(f"{name}_temp_path {folder}/{name};\n" for name in TEMPORARY)
    file = folder / "nginx.conf"
    file.write_text(
        f"user {getpass.getuser()};\npid {folder}/pid;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{folders}{site}}}\n"
    )
    return file


def nginx_options(folder: Path, file: Path) -> list[str]:
    """Options that keep nginx within this folder."""
    return ["-e", f"{folder}/error.log", "-p", str(folder), "-c", str(file)]


def path_of(program: Program) -> str:
    """Where a program is; the test is left out where there is none."""
    place = program.find()
    return leave_out(program.missing) if place is None else str(place)
