"""Checks that a change people may notice comes with a line in CHANGELOG.md.

python -m tools.changes    # compares with the commit at which this branch left the main one
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOLD = "CHANGELOG.md"
FELT = ("src/", "web/src/")
"""Folders in which a change is one that people may notice."""
MAIN = ("origin/HEAD", "origin/main")


def main() -> int:
    base = left_at(ROOT)
    if base is None:
        print(f"There is no main branch to compare with: {TOLD} is not looked at.")
        return 0
    untold = untold_since(base, ROOT)
    if untold:
        print(f"These have changed, and {TOLD} says nothing of it:", *untold, sep="\n  ")
    return 1 if untold else 0


def left_at(folder: Path) -> str | None:
    """The commit at which this branch left the main one; None if none is found."""
    found = (git(folder, "merge-base", "HEAD", name) for name in MAIN)
    return next((commit[0] for commit in found if commit), None)


def untold_since(base: str, folder: Path) -> list[str]:
    """Noticeable files changed since then, committed or not; none if the changelog changed too."""
    tracked = git(folder, "diff", "--name-only", base) or []
    new = git(folder, "ls-files", "--others", "--exclude-standard") or []
    changed = [*tracked, *new]
    return [] if TOLD in changed else [name for name in changed if name.startswith(FELT)]


def git(folder: Path, *arguments: str) -> list[str] | None:
    """The lines that git prints; None if it fails or is not installed."""
    try:
        done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True)
    except FileNotFoundError:
        return None
    return done.stdout.splitlines() if done.returncode == 0 else None


if __name__ == "__main__":
    sys.exit(main())
