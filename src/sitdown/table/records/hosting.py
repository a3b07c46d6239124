"""Records of hosting: table created, settings changed, bot seated, chair freed, host changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType, field

from sitdown.wire.settings import Settings
from sitdown.words.table_names import house_title_of

from .fairness import commitment
from .feed import Entry
from .people import Chair
from .record import TableRecord

if TYPE_CHECKING:
    from .sitting import Sitting


class Laid(TableRecord, tag="laid"):
    """A table is created. The server has a secret from the start and publishes its commitment."""

    host: str
    name: str
    title: str
    game: str
    players: int
    options: dict[str, Any]
    """The options that the host has named."""
    settings: Settings
    chairs: list[Chair]
    rematch_of: str | None = None
    imported: bool = False
    secret: str | None = None
    by_clock: dict[str, Any] = field(default_factory=dict)
    """The options that the clock adds to them."""
    house_title: str | None = None
    """The id of the title, if the server has given the table its title."""
    renamed: bool = False
    """Whether a guest was erased since, so that the log differs from the one people were told."""
    log_version: int = 1
    """See `fairness.LOG_VERSION`. An older table keeps its version, because links never change."""

    def take(self, sitting: Sitting) -> None:
        sitting.host = self.host
        sitting.title = self.title
        sitting.house_title = self.house_title or house_title_of(sitting.id, self.title)
        sitting.game_id = self.game
        sitting.set_options(self.options, self.by_clock)
        sitting.settings = self.settings
        sitting.created = self.at
        sitting.rematch_of = self.rematch_of
        sitting.imported = self.imported
        sitting.renamed = self.renamed
        sitting.feed.version = self.log_version
        sitting.set_chairs(self.chairs)
        if self.secret is not None:
            sitting.set_secret(self.secret)
            sitting.commitment = commitment(self.secret)
        fields = {
            **({"table": sitting.id} if self.log_version > 1 else {}),
            "name": self.name,
            "title": self.title,
            "game": self.game,
            "options": sitting.options,
            "settings": self.settings.unusual(),
            "commitment": sitting.commitment,
            "seats": [told_of(chair, self.log_version) for chair in self.chairs],
        }
        sitting.feed.add(Entry(self.at, "created", fields))


def told_of(chair: Chair, log_version: int) -> dict[str, Any]:
    """A chair as the first line of the log describes it."""
    told = {"name": chair.name, "bot": chair.bot, "commitment": chair.commitment}
    if log_version > 1 and chair.house_name:
        told["house_name"] = chair.house_name
    return told


class Changed(TableRecord, tag="changed"):
    """The host changes title, players, options or settings before the game begins."""

    title: str
    players: int
    options: dict[str, Any]
    settings: Settings
    by_clock: dict[str, Any] = field(default_factory=dict)

    def take(self, sitting: Sitting) -> None:
        if self.title != sitting.title:
            sitting.house_title = house_title_of(sitting.id, self.title)
        sitting.title = self.title
        sitting.set_options(self.options, self.by_clock)
        sitting.settings = self.settings
        before = len(sitting.chairs)
        spare = [Chair() for _ in range(self.players - before)]
        sitting.set_chairs([*sitting.chairs[: self.players], *spare])
        for seat in range(before, self.players):
            sitting.change_hands(seat, Chair())
        fields = {
            "settings": self.settings.unusual(),
            "title": self.title,
            "players": self.players,
            "options": sitting.options,
        }
        sitting.feed.add(Entry(self.at, "settings", fields))


class Seated(TableRecord, tag="bot"):
    """The host puts a bot on a chair."""

    seat: int
    bot: str
    name: str
    house_name: str | UnsetType = UNSET
    mask: str | UnsetType = UNSET

    def take(self, sitting: Sitting) -> None:
        chair = Chair(
            kind="bot",
            name=self.name,
            mask=self.mask or None,
            bot=self.bot,
            house_name=self.house_name,
        )
        sitting.change_hands(self.seat, chair)
        fields: dict[str, Any] = {"seat": self.seat, "name": self.name, "bot": self.bot}
        if self.house_name:  # the text of older log lines must not change
            fields["house_name"] = self.house_name
        sitting.feed.add(Entry(self.at, "bot", fields))


class Freed(TableRecord, tag="freed"):
    """The host frees a chair."""

    seat: int

    def take(self, sitting: Sitting) -> None:
        name = sitting.chairs[self.seat].name
        sitting.change_hands(self.seat, Chair())
        sitting.feed.add(Entry(self.at, "freed", {"seat": self.seat, "name": name}))


class Hosted(TableRecord, tag="host"):
    """The host changes: the person on this seat is host now."""

    seat: int

    def take(self, sitting: Sitting) -> None:
        sitting.host = sitting.chairs[self.seat].person or sitting.host
        sitting.feed.add(Entry(self.at, "host", {"seat": self.seat}))
