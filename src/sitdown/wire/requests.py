"""What clients send: the bodies and queries of requests, and the messages over a socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import encode

from sitdown.bots.character import USUAL_LEVEL, Level
from sitdown.words.unwanted_words import is_word
from sitdown.words.user_text import Unreadable, is_plain, name_of, talk_of

from .fields import LONGEST_NAME, LONGEST_TALK, LONGEST_TITLE
from .settings import Clock

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Mask = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9-]+$")]
Title = Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
Why = Annotated[str, Meta(min_length=1, max_length=200)]
Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]
GameId = Annotated[str, Meta(min_length=1, max_length=40)]
ThingId = Annotated[str, Meta(min_length=1, max_length=80)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Digest = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+$")]
"""A cut, or a commitment to one: 32 bytes in hexadecimal digits."""

RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Plain = bool | int | str | None
Nested = Plain | list[Plain] | dict[str, Plain]
PartOfEvent = dict[str, Plain | list[Nested] | dict[str, Nested]]
"""Some fields of an event: they nest no deeper in any game."""
LONGEST_PLEDGE = 1000
Delay = Annotated[int, Meta(ge=0, le=3600)]
Grace = Annotated[int, Meta(ge=5, le=30 * 86400)]
Players = Annotated[int, Meta(ge=1, le=99)]


PlayerId = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9._:-]+$")]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._-]+$")]
Hours = Annotated[float, Meta(gt=0, le=10 * 365 * 24)]
UnwantedWord = Annotated[str, Meta(min_length=1, max_length=60)]

Written = dict[str, Callable[[str], str]]


def line_of(text: str) -> str:
    """Talk on one line."""
    return " ".join(talk_of(text).split())


def tidy(thing: Struct, written: Written) -> None:
    """What people wrote, as others will read it."""
    for field, tidied in written.items():
        text = getattr(thing, field)
        if isinstance(text, str):
            try:
                setattr(thing, field, tidied(text))
            except Unreadable as fault:
                raise Unreadable(fault.reason, field) from None


class Body(Struct, forbid_unknown_fields=True):
    """What is sent to the server has exactly the fields that are known.

    `written`: those that people write, each with what makes it readable for others.
    """

    written: ClassVar[Written] = {}

    def __post_init__(self) -> None:
        tidy(self, self.written)


class Nothing(Body):
    """`{}`"""


class GuestBody(Body):
    written = {"name": name_of}

    name: Name
    mask: Mask | None = None


class PhraseBody(Body):
    phrase: Annotated[str, Meta(min_length=1, max_length=100)]


Endpoint = Annotated[str, Meta(min_length=10, max_length=1000, pattern=r"^https?://")]


class SubscribeBody(Body):
    """A device, as its browser's push service knows it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(pattern=r"^B[A-Za-z0-9_-]{86}$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]
    language: Literal["en", "ru"] = "en"


class EndBody(Body):
    endpoint: Endpoint


class CredentialBody(Body):
    """What a browser gives for a passkey, as its `toJSON` writes it."""

    credential: dict[str, Any]


class PasskeyBody(Body):
    id: Annotated[str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]


class ChairBody(Body):
    written = {"name": name_of}

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None
    commitment: Digest | None = None


class TableBody(Body):
    written = {"title": name_of}

    game: GameId
    players: Players
    options: dict[str, Any] = {}
    title: Title | None = None
    seats: Annotated[list[ChairBody], Meta(max_length=99)] | None = None
    public: bool = True
    spectators: bool = True
    delay: Delay = 0
    clock: Annotated[str, Meta(max_length=24)] | Clock | None = None
    grace: Grace | UnsetType | None = UNSET
    whispers: bool | None = None
    pace: Literal["quick", "calm", "slow"] = "calm"
    start: Literal["full", "host"] = "full"
    rated: bool = False
    quiet: bool = False
    hints: bool | UnsetType = UNSET
    level: Level = USUAL_LEVEL


class SettingsBody(Body):
    written = {"title": name_of}

    title: Title | UnsetType = UNSET
    players: Players | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    delay: Delay | UnsetType = UNSET
    clock: Annotated[str, Meta(max_length=24)] | Clock | UnsetType | None = UNSET
    grace: Grace | UnsetType | None = UNSET
    whispers: bool | UnsetType | None = UNSET
    pace: Literal["quick", "calm", "slow"] | UnsetType = UNSET
    start: Literal["full", "host"] | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    quiet: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET


class JoinBody(Body):
    written = {"name": name_of}

    seat: SeatNumber | None = None
    name: Name | None = None
    commitment: Digest | None = None


class LeaveBody(Body):
    seat: SeatNumber | None = None


class AdmitBody(Body):
    request: Annotated[int, Meta(ge=1, le=10**9)]
    admit: bool


class SeatBody(Body):
    written = {"name": name_of}

    seat: SeatNumber
    kind: Literal["bot", "open"]
    bot: BotName | None = None
    name: Name | None = None
    level: Level = USUAL_LEVEL


class StartBody(Body):
    """`fill`: the bot that takes every chair which is still free."""

    fill: BotName | None = None


class PutOutBody(Body):
    """`why`: what is told everybody at the table."""

    written = {"why": line_of}

    seat: SeatNumber
    why: Why | None = None


class MuteBody(Body):
    seat: SeatNumber
    on: bool


class StandInBody(Body):
    seat: SeatNumber
    on: bool


class LinkBody(Body):
    seat: SeatNumber


class MoveBody(Body):
    token: Annotated[str, Meta(min_length=1, max_length=500)]
    commitment: Digest | None = None


class StudyAct(Body):
    """An action of a seat; or a bot's, once, or for everybody until a seat owes something."""

    seat: SeatNumber | None = None
    act: dict[str, Any] | None = None
    bot: BotName | None = None
    until: SeatNumber | None = None


class StudyBody(Body):
    game: GameId
    position: dict[str, Any] | None = None
    players: Players | None = None
    seed: Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=100)] = 0
    options: dict[str, Any] = {}
    patch: dict[str, Any] | None = None
    chance: Annotated[list[dict[str, Any]], Meta(max_length=100)] = []
    seat: SeatNumber | None = None
    acts: Annotated[list[StudyAct], Meta(max_length=50)] = []
    foresee: Annotated[list[dict[str, Any]], Meta(max_length=64)] = []
    name: Annotated[list[dict[str, Any]], Meta(max_length=4)] = []
    sketch: bool = False


class AlbumBody(Body):
    players: Players | None = None
    options: dict[str, Any] = {}


class NoteBody(Body):
    view: dict[str, Any]
    thing: ThingId


class TablesQuery(Body):
    """`free`: with so many free chairs at least."""

    state: Literal["open", "playing", "over"] | None = None
    game: GameId | None = None
    mine: bool = False
    free: Annotated[int, Meta(ge=1, le=99)] | None = None
    clock: Literal["none", "minutes", "mail"] | None = None
    rated: bool | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    before: Annotated[str, Meta(max_length=80, pattern=r"^[0-9.]+:[a-z0-9-]+$")] | None = None


class PlayerGamesQuery(Body):
    """`people`: whether other people played too."""

    game: GameId | None = None
    won: bool | None = None
    people: bool | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    before: (
        Annotated[str, Meta(max_length=90, pattern=r"^[0-9.]{1,30}:[a-z0-9-]+:[0-9]{1,2}$")] | None
    ) = None


class LadderQuery(Body, rename={"first": "from"}):
    first: Annotated[int, Meta(ge=0, le=10**6)] = 0
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class LogQuery(Body, rename={"first": "from"}):
    seat: SeatNumber | None = None
    first: Annotated[int, Meta(ge=1, le=10**9)] = 1
    to: Annotated[int, Meta(ge=0, le=10**9)] | None = None


class StepsQuery(Body, rename={"first": "from"}):
    seat: SeatNumber | Literal["all"] | None = None
    first: Annotated[int, Meta(ge=0, le=10**9)] = 0
    to: Annotated[int, Meta(ge=0, le=10**9)] | None = None
    sketch: bool = False


class WhyQuery(Body):
    """`n`: an entry of the log of this viewpoint; `step`: an action of a game that is over."""

    seat: SeatNumber | Literal["all"] | None = None
    n: Annotated[int, Meta(ge=1, le=10**9)] = 1
    step: Annotated[int, Meta(ge=1, le=10**9)] | None = None
    place: Annotated[int, Meta(ge=0, le=10**6)] = 0


class AdminEnterBody(Body):
    token: Annotated[str, Meta(min_length=1, max_length=200)]


class AdminQuery(Body):
    search: Annotated[str, Meta(max_length=80)] = ""


class AdminLogQuery(Body):
    before: Annotated[int, Meta(ge=1, le=2**53)] = 2**53
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class AdminMuteBody(Body):
    """`hours`: null is for good. `why`: the guest reads it."""

    written = {"why": line_of}

    player: PlayerId
    hours: Hours | None = None
    why: Why | None = None


class AdminOutBody(AdminMuteBody):
    """`table`: out of this one; without it, out of the house."""

    table: TableId | None = None


class AdminLiftBody(Body):
    kind: Literal["muted", "out"]
    player: PlayerId
    table: TableId | None = None


class AdminCloseBody(Body):
    """`why`: those who sit there read it."""

    written = {"why": line_of}

    table: TableId
    why: Why | None = None


class AdminWordsBody(Body):
    """Words that nobody is to use, `word*` with all that begin so; and those to allow again."""

    add: Annotated[list[UnwantedWord], Meta(max_length=500)] = []
    remove: Annotated[list[UnwantedWord], Meta(max_length=500)] = []

    def __post_init__(self) -> None:
        self.add = [line_of(word) for word in self.add]
        nothing = next((word for word in self.add if not is_word(word)), None)
        if nothing is not None:
            raise ValueError(f"add: {nothing!r} has no letter by which it could be found")


class SocketQuery(Body):
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0, le=10**9)] = 0
    sketch: bool = False
    patch: bool = False


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    """What comes over a socket: a `type`, and an `id` of the client's making."""

    written: ClassVar[Written] = {}

    id: RequestId

    def __post_init__(self) -> None:
        tidy(self, self.written)


class Act(Message, tag="act"):
    act: dict[str, Any]
    window: Annotated[str, Meta(max_length=32)] | None = None

    def __post_init__(self) -> None:
        """Some games have talk of their own among their actions."""
        for name, value in self.act.items():
            if isinstance(value, str) and not is_plain(value):
                self.act[name] = talk_of(value)


class Say(Message, tag="say"):
    written = {"text": talk_of}

    text: Words
    to: SeatNumber | None = None


class Promise(Message, tag="promise"):
    written = {"text": talk_of}

    to: SeatNumber
    text: Words
    pledge: Pledge | None = None


class Pledge(Body):
    """What a program can check: something that never, or some day, is told.

    Of several parts each will do. `by`: it is kept only by what comes of one of these actions, done
    unasked: what somebody has answered a verdict must not tell.
    """

    never: PartOfEvent | list[PartOfEvent] | None = None
    will: PartOfEvent | list[PartOfEvent] | None = None
    by: list[str] | None = None

    def __post_init__(self) -> None:
        if len(encode(self)) > LONGEST_PLEDGE:
            raise ValueError(f"a pledge of more than {LONGEST_PLEDGE} letters is too long")


class Judge(Message, tag="judge"):
    promise: Annotated[int, Meta(ge=1, le=10**6)]
    kept: bool


class Auto(Message, tag="auto"):
    """Lets reactions pass; with `window`, small questions of this kind.

    With `choices` too, reactions of this kind, whatever could be answered.
    """

    on: bool
    window: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    choices: bool = False


class PaceOf(Message, tag="pace"):
    """How fast bots answer, of the one person among them; `skip`: at once, until he acts again."""

    pace: Literal["quick", "calm", "slow", "skip"]


class Cut(Message, tag="cut"):
    """Opens the cut that a seat has committed to; `next` is a commitment for a rematch."""

    cut: Digest
    next: Digest | None = None


class Foresee(Message, tag="foresee"):
    acts: Annotated[list[dict[str, Any]], Meta(max_length=64)]


class AskNote(Message, tag="note"):
    thing: ThingId


class AskHint(Message, tag="hint"):
    """What would the house do here?"""


class NameAnswers(Message, tag="name"):
    """Which answers are worth a button, after some arguments of them are picked."""

    picked: dict[str, Any] = {}


class Ping(Message, tag="ping"):
    pass


AnyMessage = (
    Act
    | Say
    | Promise
    | Judge
    | Auto
    | PaceOf
    | Cut
    | Foresee
    | AskNote
    | AskHint
    | NameAnswers
    | Ping
)
