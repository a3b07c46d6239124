"""The MCP tools and resources of a seat."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Annotated, Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.resources import TextResource
from mcp.types import CallToolResult, InputRequiredResult, TextContent
from pydantic import Field, ValidationError

from sitdown import __version__, catalog
from sitdown.kernel import Document, IllegalAction, SitdownError
from sitdown.words import LANGUAGES, Words
from sitdown.words.seat_page import NotUnderstood, PromiseDraft, SeatPage, rules_in_short, saying_in

from .assistant_seat import AssistantSeat, NotNow

USUAL_WAIT = 25.0
LONGEST_WAIT = 50.0
"""The longest wait in seconds. Many clients give up on a tool after a minute."""

Answer = Annotated[
    int | str | dict[str, Any],
    Field(description="a choice's number, an action as JSON, or the game's shorthand"),
]
To = Annotated[int | None, Field(description="a seat, counted from 0")]
Pledge = Annotated[
    dict[str, Any] | None,
    Field(
        description='{"never": part of an event} or {"will": part of an event}: by it the record '
        "judges the promise"
    ),
]
Number = Annotated[int | None, Field(description="of a promise that was made to you")]
Kept = Annotated[bool | None, Field(description="whether that promise was kept")]
Where = Annotated[
    str, Field(description="a game of the list, to be played here among bots; or a table's link")
]
Name = Annotated[str | None, Field(description="what you are called at a table elsewhere")]
Which = Annotated[int | None, Field(description="your seat, counted from 0")]
Players = Annotated[int | None, Field(description="how many seats; for a game played here")]
Bots = Annotated[str | None, Field(description="who else plays here, with commas")]
Seconds = Annotated[float, Field(description=f"how long at most, up to {LONGEST_WAIT:g}")]


Sit = Callable[[str, str | None, int | None, int | None, str | None], tuple[AssistantSeat, str]]
"""The function that takes a seat: link or game, name, seat number, number of seats, bots."""


class Tools:
    """The tools of a seat.

    A lock lets one tool at a time change or read it; `wait` takes it only at the end.
    """

    def __init__(
        self, words: Words, chair: AssistantSeat | None = None, game: str | None = None
    ) -> None:
        self.common = words
        self.taken = chair
        self.game = game
        self.lock = Lock()

    @property
    def chair(self) -> AssistantSeat:
        if self.taken is None:
            raise NotNow(self.common.say("text-no-chair"))
        return self.taken

    @property
    def words(self) -> Words:
        return self.common if self.taken is None else self.taken.words

    def rules(self, game: str | None = None, language: str | None = None) -> CallToolResult:
        """The rules of the game at this table, or of another one; language is en or ru."""
        with refusing(self.words):
            known = game or self.game
            if known is None:
                raise NotNow(self.common.say("text-no-chair"))
            spoken = language or self.words.language
            if spoken not in LANGUAGES:
                raise NotNow(f"no language {spoken} here (there are: {', '.join(LANGUAGES)})")
            return in_words(rules_of(catalog.load(known).id, spoken))

    def look(self) -> CallToolResult:
        """The table as your seat sees it, what happened since, what is asked, and the choices."""
        with refusing(self.words), self.lock:
            return self.seen()

    def act(self, answer: Answer) -> CallToolResult:
        """Answers what is asked, or does something unasked; then the table as it is now."""
        with refusing(self.words), self.lock:
            page = self.page()
            if not view_is_open(self.chair.view()):
                raise NotNow(self.chair.words.say("text-over"))
            typed = json.dumps(answer) if isinstance(answer, dict) else str(answer)
            meant = page.understood(typed)
            if meant.action is not None:
                self.chair.act(meant.action)
            if meant.say is not None:
                self.chair.say(meant.say, None)
            if meant.promise is not None:
                self.chair.promise(meant.promise)
            if meant.judged is not None:
                self.chair.judge(*meant.judged)
            return self.seen()

    def say(self, text: str, to: To = None) -> CallToolResult:
        """Says something to all, or whispers to one seat where the table allows it."""
        with refusing(self.words), self.lock:
            said = saying_in(text)
            if said is None:
                raise NotNow(self.chair.words.say("because-empty-talk"))
            if to is not None and not self.page().is_other(to):
                raise NotNow(self.chair.words.say("text-no-seat", seat=to))
            self.chair.say(said, to)
            return self.seen()

    def promise(
        self,
        to: To = None,
        text: str | None = None,
        pledge: Pledge = None,
        number: Number = None,
        kept: Kept = None,
    ) -> CallToolResult:
        """Gives your word to a seat; or, with number and kept, judges one that was given to you."""
        with refusing(self.words), self.lock:
            if to is not None and text is not None:
                self.chair.promise(self.vow(to, text, pledge))
            elif number is not None and kept is not None:
                judged = self.page().judged_in({"promise": number, "kept": kept})
                assert judged is not None
                self.chair.judge(*judged)
            else:
                raise NotNow(self.chair.words.say("text-no-word"))
            return self.seen()

    def wait(self, seconds: Seconds = USUAL_WAIT) -> CallToolResult:
        """Lets the others go on until you are asked, somebody turns to you, or time has passed."""
        with refusing(self.words):
            self.chair.wait(max(0.0, min(seconds, LONGEST_WAIT)))
            with self.lock:
                return self.seen()

    def vow(self, to: int, text: str, pledge: Document | None) -> PromiseDraft:
        page = self.page()
        if not page.is_other(to):
            raise NotNow(self.chair.words.say("text-no-seat", seat=to))
        vow = page.promise_in({"to": to, "text": text, "pledge": pledge})
        assert vow is not None
        return vow

    def page(self) -> SeatPage:
        page = self.chair.page()
        if page is None:
            raise NotNow(self.chair.words.say("text-not-begun"))
        return page

    def seen(self) -> CallToolResult:
        """The seat's view, as text and as JSON."""
        view, page, waiting = self.chair.view(), self.chair.page(), self.chair.waits_for()
        words = self.chair.words
        news = self.chair.news()
        parts = [*news, words.say("text-not-begun")] if page is None else [page.text(news)]
        if waiting:
            parts.append(words.say("far-wait", seats=waiting))
        seen = {
            "view": view,
            "asked": page is not None and not page.unasked and view_is_open(view),
            "over": view is not None and not view_is_open(view),
            "waits_for": waiting,
            "promises": self.chair.promises(),
        }
        return in_words("\n\n".join(parts), seen)


class SeatlessTools(Tools):
    """The tools for an assistant that has no seat yet: `sit_down` takes one."""

    def __init__(self, words: Words, sit: Sit) -> None:
        super().__init__(words)
        self.sit = sit

    def games(self) -> CallToolResult:
        """The games that can be played here among bots."""
        return in_words("\n".join([described(id, self.common.language) for id in catalog.games()]))

    def sit_down(
        self,
        table: Where,
        name: Name = None,
        seat: Which = None,
        players: Players = None,
        bots: Bots = None,
    ) -> CallToolResult:
        """Takes a seat: at a new table here, or by a link. From an earlier seat you get up."""
        with refusing(self.words), self.lock:
            chair, game = self.sit(table, name, seat, players, bots)
            if self.taken is not None:
                self.taken.close()
            self.taken, self.game = chair, game
            return self.seen()


def described(id: str, language: str) -> str:
    """A game's line in the list: its id, title, number of seats and tagline."""
    words, seats = Words(language, id), catalog.load(id).seats
    told = [words.title(), words.say("ui-seats", least=seats[0], most=seats[-1])]
    return (
        f"{id}: {', '.join(told)}. {words.say('tagline') if words.has('tagline') else ''}".strip()
    )


def view_is_open(view: Document | None) -> bool:
    return view is not None and view["result"] is None


def in_words(text: str, seen: Document | None = None) -> CallToolResult:
    content = TextContent(type="text", text=text)
    return CallToolResult(content=[content], structured_content=seen)


@contextmanager
def refusing(words: Words) -> Iterator[None]:
    """Turns refusals into tool errors of one sentence."""
    try:
        yield
    except IllegalAction as refusal:
        raise ToolError(words.refusal(refusal)) from None
    except (SitdownError, NotUnderstood) as refusal:
        raise ToolError(str(refusal)) from None


class SeatServer(MCPServer[Any]):
    """An MCP server whose errors are the bare sentence, without the tool's name before it."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as fault:
            raise ToolError(sentence_of(name, fault)) from fault.__cause__


def sentence_of(name: str, fault: ToolError) -> str:
    cause = fault.__cause__
    if isinstance(cause, ToolError):
        return str(cause)
    if isinstance(cause, ValidationError):
        first = cause.errors()[0]
        place = ".".join(str(part) for part in first["loc"][:1])
        return f"{name}: {place}: {first['msg']}"
    return str(fault)


def rules_of(game: str, language: str) -> str:
    return f"{Words(language, game).title()}\n\n{rules_in_short(game, language)}"


def desk_for(tools: Tools) -> SeatServer:
    """The MCP server for a seat, or for an assistant that looks for one."""
    if tools.game is None:
        how = tools.words.say("text-tools-first")
    else:
        title = Words(tools.words.language, tools.game).title()
        how = tools.words.say("text-tools", title=title)
    desk = SeatServer("sitdown", instructions=how, version=__version__, log_level="WARNING")
    if isinstance(tools, SeatlessTools):
        add(desk, tools.games)
        add(desk, tools.sit_down)
    for tool in (tools.rules, tools.look, tools.act, tools.say, tools.promise, tools.wait):
        add(desk, tool)
    for known in catalog.games():
        for language in LANGUAGES:
            desk.add_resource(rules_page(known, language))
    return desk


def add(desk: SeatServer, tool: Callable[..., CallToolResult]) -> None:
    desk.add_tool(tool, structured_output=False)


def rules_page(game: str, language: str) -> TextResource:
    return TextResource(
        uri=f"sitdown://rules/{language}/{game}",
        name=f"{game}.{language}",
        title=Words(language, game).title(),
        mime_type="text/markdown",
        text=rules_of(game, language),
    )
