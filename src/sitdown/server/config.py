"""Config: the settings of a server."""

from __future__ import annotations

from msgspec import Struct

from sitdown.review import ReviewBudget

from .bots.programs import ProgramConfig
from .limits import Limits
from .push.keys import PushKeys


class Config(Struct, frozen=True):
    """The settings of a server. `serve` makes them from the command line."""

    store: str
    """The address of a PostgreSQL database, or the path of an SQLite file."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may send requests."""
    secure: bool = False
    """Whether cookies are for HTTPS only, even if requests arrive over HTTP from a proxy."""
    proxy: str = ""
    """The proxies whose X-Forwarded-* headers are trusted: addresses, networks, or `*`."""
    proxy_hops: int = 1
    """The number of proxies in a row, if `proxy` is `*`."""
    limits: Limits = Limits()
    bot_workers: int = 1
    """The number of worker processes for bots, hints and reviews."""
    study_workers: int = 1
    """The number of worker processes for questions of people."""
    bot_budget: float = 3.0
    """Seconds after which a worker's job is given up."""
    idle: float = 300.0
    """Seconds after which an unused table leaves memory."""
    adopt: bool = False
    """Whether games under older rules go on under the present ones.

    They do only if replaying them under these gives the same result.
    """
    keep_days: float | None = None
    """Days without activity after which a table is deleted; None keeps all tables."""
    programs: ProgramConfig = ProgramConfig()
    """External programs that can be seated as bots."""
    push: PushKeys | None = None
    """The keys for Web Push. None turns notifications off."""
    push_services: tuple[str, ...] = ()
    """Push services that are allowed beside those of the browsers."""
    review: ReviewBudget = ReviewBudget()
    figures: bool = True
    """Whether Prometheus metrics are served. Without them nothing is counted."""
    site: str | None = None
    """The public address of the server, which passkeys are bound to."""
    invite: str | None = None
    """The address for invitations, if a page was opened by a loopback name."""
    admin: str | None = None
    """The digest of the administrator's token. None turns administration off."""
