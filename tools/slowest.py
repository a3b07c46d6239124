"""Writes the twenty tests that used most CPU in the last run into docs/testing.md.

./check tests journeys && python -m tools.slowest
"""

import json
import re
import sys

from tools.environment import ROOT

CACHE = ROOT / ".pytest_cache"
COSTS = [place / "v" / "sitdown" / "costs" for place in (CACHE, CACHE / "journeys")]
PAGE = ROOT / "docs" / "testing.md"
MANY = 20
BLOCK = re.compile(r"(<!-- slowest -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> int:
    costs: dict[str, float] = {}
    for file in COSTS:
        if not file.exists():
            print("there are no costs yet: run ./check tests journeys first", file=sys.stderr)
            return 1
        costs |= json.loads(file.read_text())
    page = PAGE.read_text(encoding="utf-8")
    block = table(costs)
    PAGE.write_text(BLOCK.sub(lambda found: found[1] + block + found[2], page), encoding="utf-8")
    return 0


def table(costs: dict[str, float]) -> str:
    slowest = sorted(costs.items(), key=lambda pair: -pair[1])[:MANY]
    rows = [f"| {used:.1f} | `{test}` |" for test, used in slowest]
    total = f"All {len(costs):,} tests used {sum(costs.values()):.0f} s of CPU."
    return "\n".join([total, "", "| CPU seconds | test |", "|---|---|", *rows, "", ""])


if __name__ == "__main__":
    raise SystemExit(main())
