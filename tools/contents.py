"""Sets the order of the pages in MkDocs. A new page or game needs no line here."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig

FIRST = [
    "index",
    "contract",
    "architecture",
    "glossary",
    "scenarios",
    "bots",
    "add-a-game",
    "add-a-card",
]


def on_config(config: MkDocsConfig) -> None:
    pages = Path(config.docs_dir)
    names = {page.stem for page in pages.glob("*.md")}
    order = [name for name in FIRST if name in names] + sorted(names - set(FIRST))
    games = sorted(f"games/{page.name}" for page in pages.glob("games/*.md"))
    config.nav = [*(f"{name}.md" for name in order), *([{"Games": games}] if games else [])]
