"""A PostgreSQL for the tests: there already, or installed by apt where that is possible.

The suite starts a server of its own from it. Without one those tests are left out, and with CI=true
that is a failure.
"""

import os
import shutil
import subprocess
import sys

from sitdown.table.store.throwaway import INSTALL, programs


def main() -> int:
    if programs() is None:
        install()
    if programs() is None:
        print(f"The tests on PostgreSQL are left out: {INSTALL}", file=sys.stderr)
        return 1 if os.environ.get("CI") == "true" else 0
    return 0


def install() -> None:
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0 or os.environ.get("SITDOWN_NO_APT"):
        return
    print("Installing PostgreSQL for the tests ...", file=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", "postgresql"]):
        if subprocess.run([apt, *command], env=quiet, stdout=subprocess.DEVNULL).returncode:
            return


if __name__ == "__main__":
    raise SystemExit(main())
