"""Records of who sits where: seats, persons and connections are three things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from .feed import Entry
from .record import Record
from .settings import Settings

if TYPE_CHECKING:
    from .sitting import Sitting


class Chair(Struct):
    """One seat of a table, and who is on it.

    `stand_in` is the bot that plays for a person who is gone since `gone_at`; `by_choice`: the
    person asked for it, so that being connected does not end it. `auto`: it declines reactions
    by itself unless its person says something in time.
    """

    kind: Literal["open", "person", "bot"] = "open"
    person: str | None = None
    name: str | None = None
    mask: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    by_choice: bool = False
    gone_at: float | None = None
    auto: bool = False

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Laid(Record, tag="laid"):
    """Somebody lays a table."""

    host: str
    name: str
    title: str
    game: str
    players: int
    options: dict[str, Any]
    settings: Settings
    chairs: list[Chair]
    rematch_of: str | None = None
    imported: bool = False

    def take(self, sitting: Sitting) -> None:
        sitting.host = self.host
        sitting.title = self.title
        sitting.game_id = self.game
        sitting.options = self.options
        sitting.settings = self.settings
        sitting.created = self.at
        sitting.rematch_of = self.rematch_of
        sitting.imported = self.imported
        sitting.set_chairs(self.chairs)
        sitting.feed.tell(Entry(self.at, "created", {"name": self.name}))


class Changed(Record, tag="changed"):
    """The host changes how the table is run, before the game begins."""

    title: str
    players: int
    options: dict[str, Any]
    settings: Settings

    def take(self, sitting: Sitting) -> None:
        sitting.title = self.title
        sitting.options = self.options
        sitting.settings = self.settings
        spare = [Chair() for _ in range(self.players - len(sitting.chairs))]
        sitting.set_chairs(sitting.chairs[: self.players] + spare)
        fields = {
            "settings": self.settings.document(),
            "title": self.title,
            "players": self.players,
            "options": self.options,
        }
        sitting.feed.tell(Entry(self.at, "settings", fields))


class Joined(Record, tag="joined"):
    """A person takes a chair: a free one, or that of a bot whose person has left."""

    seat: int
    person: str
    name: str
    mask: str | None = None

    def take(self, sitting: Sitting) -> None:
        instead = sitting.chairs[self.seat].bot
        sitting.vacant.pop(self.seat, None)
        gone_at = None if sitting.is_here(self.person) or sitting.started is None else self.at
        sitting.chairs[self.seat] = Chair(
            kind="person", person=self.person, name=self.name, mask=self.mask, gone_at=gone_at
        )
        sitting.note_looks()
        fields = {"seat": self.seat, "name": self.name, "instead": instead}
        sitting.feed.tell(Entry(self.at, "joined", fields))


class Left(Record, tag="left"):
    """A person stands up. In a game that has begun a bot plays on."""

    seat: int
    bot: str | None = None

    def take(self, sitting: Sitting) -> None:
        chair = sitting.chairs[self.seat]
        if self.bot is None:
            sitting.chairs[self.seat] = Chair()
        else:
            sitting.chairs[self.seat] = Chair(kind="bot", name=chair.name, bot=self.bot)
            sitting.vacant[self.seat] = chair.person or ""
        fields = {"seat": self.seat, "name": chair.name, "bot": self.bot}
        sitting.feed.tell(Entry(self.at, "left", fields))


class Freed(Record, tag="freed"):
    """The host frees a chair."""

    seat: int

    def take(self, sitting: Sitting) -> None:
        name = sitting.chairs[self.seat].name
        sitting.chairs[self.seat] = Chair()
        sitting.feed.tell(Entry(self.at, "freed", {"seat": self.seat, "name": name}))


class Seated(Record, tag="bot"):
    """The host puts a bot on a chair."""

    seat: int
    bot: str
    name: str

    def take(self, sitting: Sitting) -> None:
        sitting.chairs[self.seat] = Chair(kind="bot", name=self.name, bot=self.bot)
        fields = {"seat": self.seat, "name": self.name, "bot": self.bot}
        sitting.feed.tell(Entry(self.at, "bot", fields))


class Hosted(Record, tag="host"):
    """Somebody else is host now."""

    seat: int

    def take(self, sitting: Sitting) -> None:
        sitting.host = sitting.chairs[self.seat].person or sitting.host
        sitting.feed.tell(Entry(self.at, "host", {"seat": self.seat}))


class Moved(Record, tag="moved"):
    """A seat goes to another device: to the guest who opened the link."""

    seat: int
    person: str

    def take(self, sitting: Sitting) -> None:
        chair = sitting.chairs[self.seat]
        if sitting.host == chair.person and len(sitting.seats_of(sitting.host)) == 1:
            sitting.host = self.person
        chair.person = self.person
        chair.gone_at = None if sitting.is_here(self.person) else self.at
        sitting.moves[self.seat] = sitting.moves.get(self.seat, 0) + 1
        sitting.note_looks()
        sitting.feed.tell(Entry(self.at, "moved", {"seat": self.seat, "name": chair.name}))


class Here(Record, tag="here"):
    """A person is connected, at one of the server's processes."""

    person: str
    house: str

    def take(self, sitting: Sitting) -> None:
        was_here = sitting.is_here(self.person)
        sitting.houses.setdefault(self.person, set()).add(self.house)
        if was_here:
            return
        for seat in sitting.seats_of(self.person):
            chair = sitting.chairs[seat]
            chair.gone_at = None
            sitting.feed.tell(Entry(self.at, "here", {"seat": seat}))
            if chair.stand_in is not None and not chair.by_choice:
                chair.stand_in = None
                sitting.feed.tell(Entry(self.at, "back", {"seat": seat}))


class Gone(Record, tag="gone"):
    """A person is no longer connected there."""

    person: str
    house: str

    def take(self, sitting: Sitting) -> None:
        was_here = sitting.is_here(self.person)
        sitting.houses.get(self.person, set()).discard(self.house)
        if not was_here or sitting.is_here(self.person):
            return
        del sitting.houses[self.person]
        for seat in sitting.seats_of(self.person):
            sitting.chairs[seat].gone_at = self.at
            sitting.absences[seat] = sitting.absences.get(seat, 0) + 1
            sitting.feed.tell(Entry(self.at, "gone", {"seat": seat}))


class StoodIn(Record, tag="stand-in"):
    """A bot plays for a person who is gone, or who asked for it."""

    seat: int
    bot: str
    by_choice: bool = False

    def take(self, sitting: Sitting) -> None:
        chair = sitting.chairs[self.seat]
        chair.stand_in = self.bot
        chair.by_choice = self.by_choice
        sitting.feed.tell(Entry(self.at, "stand-in", {"seat": self.seat, "bot": self.bot}))


class Back(Record, tag="back"):
    """The person plays again."""

    seat: int

    def take(self, sitting: Sitting) -> None:
        sitting.chairs[self.seat].stand_in = None
        sitting.chairs[self.seat].by_choice = False
        sitting.feed.tell(Entry(self.at, "back", {"seat": self.seat}))
