"""Packages of Debian and Ubuntu, installed where that is possible: as root, with apt."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POLICY = Path("/usr/sbin/policy-rc.d")
"""Debian's tools ask this file before a package starts a service."""
REFUSAL = "#!/bin/sh\nexit 101\n"


def can_install() -> bool:
    if os.name != "posix" or os.environ.get("SITDOWN_NO_APT"):
        return False
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(name: str, *packages: str) -> None:
    """Installs the first of these packages that there is; no service is started."""
    if not can_install():
        return
    print(f"Installing {name} for the tests ...", file=sys.stderr)
    run("update")
    with no_services():
        any(run("install", "--no-install-recommends", package) for package in packages)


def run(*command: str) -> bool:
    """Whether it could be done."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    asked = ["apt-get", "-qq", *command]
    return subprocess.run(asked, env=quiet, stdout=subprocess.DEVNULL).returncode == 0


@contextmanager
def no_services(policy: Path = POLICY) -> Iterator[None]:
    """Keeps packages from starting their services; a policy of the machine's own is left alone."""
    if policy.exists():
        yield
        return
    policy.write_text(REFUSAL)
    policy.chmod(0o755)
    try:
        yield
    finally:
        policy.unlink()
