"""Installs packages of Debian and Ubuntu, if this runs as root and has apt."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POLICY = Path("/usr/sbin/policy-rc.d")
"""The script that Debian's tools ask before a package starts a service."""
REFUSAL = "#!/bin/sh\nexit 101\n"
"""A policy script that forbids every service: 101 means "forbidden"."""


def can_install() -> bool:
    if os.name != "posix" or os.environ.get("SITDOWN_NO_APT"):
        return False
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(name: str, *packages: str) -> None:
    """Installs the first of these packages that is available. No service is started."""
    if not can_install():
        return
    print(f"Installing {name} for the tests ...", file=sys.stderr)
    run("update")
    with no_services():
        any(run("install", "--no-install-recommends", package) for package in packages)


def run(*command: str) -> bool:
    """Runs apt-get. Returns whether it succeeded."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    asked = ["apt-get", "-qq", *command]
    return subprocess.run(asked, env=quiet, stdout=subprocess.DEVNULL).returncode == 0


@contextmanager
def no_services(policy: Path = POLICY) -> Iterator[None]:
    """Keeps packages from starting services. A policy that the machine already has stays."""
    if policy.exists():
        yield
        return
    policy.write_text(REFUSAL)
    policy.chmod(0o755)
    try:
        yield
    finally:
        policy.unlink()
