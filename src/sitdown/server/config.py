"""Config: the settings of a server."""

from __future__ import annotations

from msgspec import Struct

from sitdown.review import ReviewBudget

from .bots.programs import ProgramConfig
from .limits import Limits
from .push.keys import PushKeys


class Config(Struct, frozen=True):
    """The settings of a server, as options of the command line set them."""

    store: str
    origins: tuple[str, ...] = ()
    secure: bool = False
    proxy: str = ""
    """The proxies whose X-Forwarded-* headers are trusted: addresses, networks, or `*`."""
    proxy_hops: int = 1
    """The number of proxies in a row, if `proxy` is `*`."""
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
    """Whether Prometheus metrics are served. Without them nothing is counted."""
    site: str | None = None
    """The public address of the server, which passkeys are bound to."""
    invite: str | None = None
    """The address for invitations, if a page was opened by a loopback name."""
    admin: str | None = None
    """The digest of the administrator's token. None turns administration off."""
