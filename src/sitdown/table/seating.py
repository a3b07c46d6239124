"""Records of who sits where: seats, persons and connections are three things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from sitdown.kernel import Document

from .fairness import commitment
from .feed import Entry
from .record import Record
from .settings import Settings

if TYPE_CHECKING:
    from .sitting import Sitting


class Chair(Struct, frozen=True):
    """One seat of a table, and who is on it.

    `stand_in` is the bot that plays for a person who is gone since `gone_at`; `by_choice`: the
    person asked for it, so that being connected does not end it. `auto`: it declines reactions
    by itself unless its person says something in time. `commitment`: to the `cut` that its client
    opens when the game begins; `next`: to the one for the game after it.
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
    commitment: str | None = None
    cut: str | None = None
    next: str | None = None

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Laid(Record, tag="laid"):
    """Somebody lays a table. The house has a secret from the start, and publishes a commitment."""

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
    secret: str | None = None

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
        if self.secret is not None:
            sitting.set_secret(self.secret)
            sitting.commitment = commitment(self.secret)
        fields = {
            "name": self.name,
            "title": self.title,
            "game": self.game,
            "options": self.options,
            "settings": self.settings.unusual(),
            "commitment": sitting.commitment,
            "seats": [
                {"name": chair.name, "bot": chair.bot, "commitment": chair.commitment}
                for chair in self.chairs
            ],
        }
        sitting.feed.tell(Entry(self.at, "created", fields))


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
        before = len(sitting.chairs)
        spare = [Chair() for _ in range(self.players - before)]
        sitting.set_chairs([*sitting.chairs[: self.players], *spare])
        for seat in range(before, self.players):
            sitting.change_hands(seat, Chair())
        fields = {
            "settings": self.settings.unusual(),
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
    commitment: str | None = None

    def take(self, sitting: Sitting) -> None:
        instead = sitting.chairs[self.seat].bot
        sitting.vacant -= {self.seat}
        gone_at = None if sitting.is_here(self.person) or sitting.started is None else self.at
        chair = Chair(
            kind="person",
            person=self.person,
            name=self.name,
            mask=self.mask,
            gone_at=gone_at,
            commitment=self.commitment,
        )
        sitting.change_hands(self.seat, chair)
        sitting.note_looks()
        fields = {
            "seat": self.seat,
            "name": self.name,
            "instead": instead,
            "commitment": self.commitment,
        }
        sitting.feed.tell(Entry(self.at, "joined", fields))


class Asking(Struct, frozen=True):
    """A stranger who waits to be let in to a chair that was left in mid-game."""

    seat: int
    person: str
    name: str
    mask: str | None = None


class Asked(Record, tag="asked"):
    """A stranger asks for a chair that was left in mid-game: the host decides."""

    seat: int
    person: str
    name: str
    mask: str | None = None

    def take(self, sitting: Sitting) -> None:
        sitting.requests += 1
        asking = Asking(self.seat, self.person, self.name, self.mask)
        sitting.asking = {**sitting.asking, sitting.requests: asking}
        sitting.feed.tell(Entry(self.at, "asked", request_fields(sitting.requests, asking)))


class Admitted(Record, tag="admitted"):
    """The host lets a stranger in, who sits down with the next record."""

    request: int

    def take(self, sitting: Sitting) -> None:
        asking = sitting.end_request(self.request)
        sitting.feed.tell(Entry(self.at, "admitted", request_fields(self.request, asking)))


class TurnedAway(Record, tag="turned-away"):
    """The host does not let a stranger in."""

    request: int

    def take(self, sitting: Sitting) -> None:
        asking = sitting.end_request(self.request)
        sitting.turned_away |= {asking.person}
        sitting.feed.tell(Entry(self.at, "turned-away", request_fields(self.request, asking)))


class Withdrawn(Record, tag="withdrawn"):
    """A stranger waits no longer."""

    request: int

    def take(self, sitting: Sitting) -> None:
        asking = sitting.end_request(self.request)
        sitting.feed.tell(Entry(self.at, "withdrawn", request_fields(self.request, asking)))


def request_fields(request: int, asking: Asking) -> Document:
    return {"request": request, "seat": asking.seat, "name": asking.name}


class Left(Record, tag="left"):
    """A person stands up. In a game that has begun a bot plays on."""

    seat: int
    bot: str | None = None

    def take(self, sitting: Sitting) -> None:
        chair = sitting.chairs[self.seat]
        if self.bot is None:
            sitting.change_hands(self.seat, Chair())
        else:
            sitting.change_hands(self.seat, Chair(kind="bot", name=chair.name, bot=self.bot))
            sitting.vacant |= {self.seat}
        fields = {"seat": self.seat, "name": chair.name, "bot": self.bot}
        sitting.feed.tell(Entry(self.at, "left", fields))


class Freed(Record, tag="freed"):
    """The host frees a chair."""

    seat: int

    def take(self, sitting: Sitting) -> None:
        name = sitting.chairs[self.seat].name
        sitting.change_hands(self.seat, Chair())
        sitting.feed.tell(Entry(self.at, "freed", {"seat": self.seat, "name": name}))


class Seated(Record, tag="bot"):
    """The host puts a bot on a chair."""

    seat: int
    bot: str
    name: str

    def take(self, sitting: Sitting) -> None:
        sitting.change_hands(self.seat, Chair(kind="bot", name=self.name, bot=self.bot))
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
    commitment: str | None = None

    def take(self, sitting: Sitting) -> None:
        chair = sitting.chairs[self.seat]
        if sitting.host == chair.person and len(sitting.seats_of(sitting.host)) == 1:
            sitting.host = self.person
        if chair.person is not None and chair.person in sitting.looked:
            # Whoever opened the link is the same player, and knows what that one knows.
            sitting.look_into(self.person, sitting.looked[chair.person])
        gone_at = None if sitting.is_here(self.person) else self.at
        # Only the device that has committed can open the cut.
        commitment = self.commitment if sitting.started is None else chair.commitment
        moved = replace(
            chair, person=self.person, gone_at=gone_at, next=None, commitment=commitment
        )
        sitting.change_hands(self.seat, moved)
        sitting.note_looks()
        fields = {"seat": self.seat, "name": chair.name, "commitment": self.commitment}
        sitting.feed.tell(Entry(self.at, "moved", fields))


class Called(Record, tag="called"):
    """Everybody has sat down: who has committed to a cut is to open it, and the game begins."""

    def take(self, sitting: Sitting) -> None:
        sitting.called = self.at
        sitting.feed.tell(Entry(self.at, "called", {"seats": sitting.to_cut()}))


class Cut(Record, tag="cut"):
    """A seat opens its cut; `next` is its commitment for a rematch."""

    seat: int
    id: str
    cut: str
    next: str | None = None

    def take(self, sitting: Sitting) -> None:
        sitting.change_chair(self.seat, cut=self.cut, next=self.next)
        sitting.feed.tell(Entry(self.at, "cut", {"seat": self.seat, "cut": self.cut}))
        sitting.remember(self.seat, self.id)


class Here(Record, tag="here"):
    """A person is connected, at one of the server's processes."""

    person: str
    house: str

    def take(self, sitting: Sitting) -> None:
        was_here = sitting.is_here(self.person)
        houses = sitting.houses.get(self.person, frozenset()) | {self.house}
        sitting.houses = {**sitting.houses, self.person: houses}
        if was_here:
            return
        for seat in sitting.seats_of(self.person):
            chair = sitting.chairs[seat]
            sitting.change_chair(seat, gone_at=None)
            sitting.feed.tell(Entry(self.at, "here", {"seat": seat}))
            if chair.stand_in is not None and not chair.by_choice:
                sitting.change_chair(seat, stand_in=None)
                sitting.feed.tell(Entry(self.at, "back", {"seat": seat}))


class Gone(Record, tag="gone"):
    """A person is no longer connected there."""

    person: str
    house: str

    def take(self, sitting: Sitting) -> None:
        was_here = sitting.is_here(self.person)
        houses = sitting.houses.get(self.person, frozenset()) - {self.house}
        others = {who: where for who, where in sitting.houses.items() if who != self.person}
        sitting.houses = {**sitting.houses, self.person: houses} if houses else others
        if not was_here or houses:
            return
        for seat in sitting.seats_of(self.person):
            sitting.change_chair(seat, gone_at=self.at)
            sitting.absences = {**sitting.absences, seat: sitting.absences.get(seat, 0) + 1}
            sitting.feed.tell(Entry(self.at, "gone", {"seat": seat}))


class StoodIn(Record, tag="stand-in"):
    """A bot plays for a person who is gone, or who asked for it."""

    seat: int
    bot: str
    by_choice: bool = False

    def take(self, sitting: Sitting) -> None:
        sitting.change_chair(self.seat, stand_in=self.bot, by_choice=self.by_choice)
        sitting.feed.tell(Entry(self.at, "stand-in", {"seat": self.seat, "bot": self.bot}))


class Back(Record, tag="back"):
    """The person plays again."""

    seat: int

    def take(self, sitting: Sitting) -> None:
        sitting.change_chair(self.seat, stand_in=None, by_choice=False)
        sitting.feed.tell(Entry(self.at, "back", {"seat": self.seat}))
