"""A change of what people get brings its line in CHANGELOG.md.

python -m tools.changes    # compares with where this branch has left the main one
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOLD = "CHANGELOG.md"
FELT = ("src/", "web/src/")
"""Where a change is one that somebody may notice."""
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
    """The commit at which the work here has left the main branch; None if nobody can tell."""
    found = (git(folder, "merge-base", "HEAD", name) for name in MAIN)
    return next((commit[0] for commit in found if commit), None)


def untold_since(base: str, folder: Path) -> list[str]:
    """What has changed since then, committed or not, if the list of changes has not."""
    tracked = git(folder, "diff", "--name-only", base) or []
    new = git(folder, "ls-files", "--others", "--exclude-standard") or []
    changed = [*tracked, *new]
    return [] if TOLD in changed else [name for name in changed if name.startswith(FELT)]


def git(folder: Path, *arguments: str) -> list[str] | None:
    """The lines of an answer; None if there is none: no history, or no git at all."""
    try:
        done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True)
    except FileNotFoundError:
        return None
    return done.stdout.splitlines() if done.returncode == 0 else None


if __name__ == "__main__":
    sys.exit(main())
