"""Config: how a server is run."""

from __future__ import annotations

from msgspec import Struct

from sitdown.review import ReviewBudget

from .bots.programs import ProgramConfig
from .limits import Limits
from .push.keys import PushKeys


class Config(Struct, frozen=True):
    """How a server is run."""

    store: str
    origins: tuple[str, ...] = ()
    secure: bool = False
    proxy: str = ""
    """Whose X-Forwarded-* headers are believed: addresses, networks, or `*`."""
    proxy_hops: int = 1
    """How many proxies stand one behind the other, where any is believed."""
    limits: Limits = Limits()
    bot_workers: int = 1
    study_workers: int = 1
    bot_budget: float = 3.0
    idle: float = 300.0
    adopt: bool = False
    keep_days: float | None = None
    programs: ProgramConfig = ProgramConfig()
    push: PushKeys | None = None
    push_services: tuple[str, ...] = ()
    review: ReviewBudget = ReviewBudget()
    figures: bool = True
    """Whether somebody can read what is counted."""
    site: str | None = None
    """The public address of the house, by which passkeys know it."""
    invite: str | None = None
    """The address to invite by, for pages that were opened by a loopback name."""
    admin: str | None = None
    """The digest of the token of who looks after the house; without one nobody does."""
