"""Assistants at the table: by the client of the protocol's own makers."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
import uvicorn
from mcp import Client, StdioServerParameters
from mcp.types import CallToolResult, TextContent, TextResourceContents

import sitdown
from sitdown.bots import bot
from sitdown.cli import main
from sitdown.kernel import Document, State
from sitdown.mcp.assistant_seat import AssistantSeat
from sitdown.mcp.local_seat import LocalAssistantSeat
from sitdown.mcp.remote_seat import RemoteAssistantSeat
from sitdown.mcp.serve import HERE
from sitdown.mcp.tools import Tools, desk_for
from sitdown.server.serve import bind
from tests.server.service import Person, Service, service_at

pytestmark = pytest.mark.usefixtures("_own_keys")
Play = Callable[[Client], Awaitable[None]]
TOOLS = ["rules", "look", "act", "say", "promise", "wait"]


def text_of(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


async def sentence(client: Client, tool: str, **arguments: Any) -> str:
    """What is said of something that is refused: one line."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    assert "\n" not in text_of(result)
    return text_of(result)


async def seen(client: Client, tool: str, **arguments: Any) -> Document:
    """What a tool gives, as it is."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, text_of(result)
    assert text_of(result)
    document: Document = result.structured_content
    return document


async def to_the_end(client: Client, views: list[Document] | None = None) -> Document:
    """Takes the first choice, whatever it is, until the game is over."""
    now = await seen(client, "look")
    while not now["over"]:
        if views is not None and now["view"] is not None:
            views.append(now["view"])
        if now["asked"]:
            now = await seen(client, "act", answer=1)
        else:
            now = await seen(client, "wait", seconds=10)
    return now


@asynccontextmanager
async def by_stdio(*arguments: str) -> AsyncIterator[Client]:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "sitdown", "mcp", *arguments], env=dict(os.environ)
    )
    async with Client(command) as client:
        yield client


def near(
    game: str = "squirrels", seat: int = 0, language: str = "en", players: int = 2
) -> LocalAssistantSeat:
    known = sitdown.load(game)
    return LocalAssistantSeat.laid(known, players, seat, ["random"], 7, {}, language)


def with_client(chair: AssistantSeat, play: Play) -> None:
    async def run() -> None:
        async with Client(desk_for(Tools(chair.words, chair, "squirrels"))) as client:
            await play(client)

    asyncio.run(run())


# Over stdin and stdout.


def test_a_whole_game_over_stdin_and_stdout() -> None:
    async def play() -> None:
        async with by_stdio("squirrels", "--players", "2", "--seed", "7", "--lang", "en") as client:
            tools = await client.list_tools()
            assert [tool.name for tool in tools.tools] == TOOLS
            assert "nuts are prohibited" in text_of(await client.call_tool("rules"))
            end = await to_the_end(client)
            assert end["view"]["result"]["places"]
            assert "over" in await sentence(client, "act", answer=1)

    asyncio.run(play())


def test_an_assistant_without_a_seat_finds_one_itself() -> None:
    async def play() -> None:
        async with by_stdio("--bots", "random", "--lang", "en") as client:
            tools = await client.list_tools()
            assert [tool.name for tool in tools.tools] == ["games", "sit_down", *TOOLS]
            assert "no seat yet" in (client.instructions or "")
            for tool, arguments in (("look", {}), ("act", {"answer": 1}), ("rules", {})):
                assert "call sit_down" in await sentence(client, tool, **arguments)
            listed = text_of(await client.call_tool("games"))
            assert "squirrels: New York Squirrels, 2–5 players." in listed
            assert 'no game "chess"' in await sentence(client, "sit_down", table="chess")
            await seen(client, "sit_down", table="wallet", players=3, seat=1)
            now = await seen(client, "sit_down", table="squirrels")
            assert now["view"]["game"] == "squirrels"
            assert "nuts are prohibited" in text_of(await client.call_tool("rules"))
            assert (await to_the_end(client))["view"]["result"]["places"]

    asyncio.run(play())


def test_an_assistant_without_a_seat_sits_down_by_a_link(file: str) -> None:
    async def play(link: str) -> None:
        async with by_stdio("--lang", "en") as client:
            now = await seen(client, "sit_down", table=link, name="Ada")
            assert not now["over"]
            refused = await sentence(
                client, "sit_down", table="http://127.0.0.1:1/t/velvet-olive-x"
            )
            assert "does not answer" in refused
            await seen(client, "say", text="Still here.")

    with service_at(file) as service, Person(service) as vera:
        id = vera.lay(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        asyncio.run(play(f"{service.address}/t/{id}"))
        log = vera.get(f"/api/tables/{id}/log?from=1&to=200")["entries"]
        assert [entry["text"] for entry in log if entry["kind"] == "talk"] == ["Still here."]


def test_a_whole_game_at_a_house_by_the_link_of_a_seat(file: str) -> None:
    views: list[Document] = []

    async def play(link: str) -> None:
        never = {"event": "raided", "seat": 7}
        async with by_stdio(link, "--name", "Ada", "--lang", "en") as client:
            await seen(client, "say", text="Good evening.")
            await seen(client, "promise", to=1, text="no raid", pledge={"never": never})
            end = await to_the_end(client, views)
            assert end["promises"][0]["state"] == "kept"

    with service_at(file) as service, Person(service) as vera:
        bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        id = vera.lay(players=2, seats=bots, pace="quick")
        link = vera.post(f"/api/tables/{id}/link", {"seat": 0})["link"]
        asyncio.run(play(f"{service.address}{link}"))
        table = vera.get(f"/api/tables/{id}")["table"]
        assert (table["state"], table["yours"]) == ("over", [])
        log = vera.get(f"/api/tables/{id}/log?from=1&to=200")["entries"]
        assert [entry["text"] for entry in log if entry["kind"] == "talk"] == ["Good evening."]
        steps = vera.get(f"/api/tables/{id}/steps?seat=0&from=0&to=100")["steps"]
        of_the_seat = [bare(step["view"]) for step in steps]
        assert len(views) > 1
        assert all(bare(view) in of_the_seat for view in views)


def bare(view: Document) -> Document:
    """Without what can be done, which a replay does not list."""
    return {name: value for name, value in view.items() if name != "legal"}


# At a house, among people.


@contextmanager
def seated(service: Service, id: str) -> Iterator[RemoteAssistantSeat]:
    chair = RemoteAssistantSeat.taken(f"{service.address}/t/{id}", "Ada", None, "en")
    try:
        yield chair
    finally:
        chair.close()


def test_among_people_it_is_told_asked_and_spoken_to(file: str) -> None:
    async def play(client: Client) -> None:
        early = await client.call_tool("look")
        assert "The game has not begun." in text_of(early)
        assert "has not begun" in await sentence(client, "act", answer=1)
        gosha.post(f"/api/tables/{id}/join")
        while not (await seen(client, "wait", seconds=10))["asked"]:
            pass
        wrong = {"do": "play", "card": "bank", "stack": 0}
        assert "you are asked to place" in await sentence(client, "act", answer=wrong)
        now = await seen(client, "act", answer=1)
        assert (now["asked"], now["waits_for"]) == (False, [0, 2])
        assert not (await seen(client, "wait", seconds=0))["asked"]
        with gosha.sit(id, 2) as seat:
            seat.until("hello")
            seat.ask("promise", to=1, text="no raid")
        told = await client.call_tool("wait", {"seconds": 10})
        assert "Gosha promises Ada (promise 1): “no raid”" in text_of(told)
        judged = await seen(client, "promise", number=1, kept=False)
        assert judged["promises"][0]["state"] == "broken"
        assert "no whispering" in await sentence(client, "say", text="psst", to=0)

    with service_at(file) as service, Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        with seated(service, id) as chair:
            with_client(chair, play)


def test_a_lost_line_is_taken_up_again_and_nothing_is_lost(file: str) -> None:
    async def hang_up(service: Service) -> None:
        for socket in list(service.room.sockets):
            socket.dismiss("slow", "the client did not read")

    async def play(client: Client) -> None:
        while not (now := await seen(client, "wait", seconds=10))["asked"]:
            pass
        service.do(hang_up(service))
        after = await seen(client, "act", answer=1)
        assert after["view"] != now["view"]

    with service_at(file) as service, Person(service) as vera:
        id = vera.lay(players=2, seats=[{"kind": "me"}, {"kind": "open"}])
        with seated(service, id) as chair:
            with_client(chair, play)


def test_who_has_lost_the_seat_is_told_so(file: str) -> None:
    async def play(client: Client) -> None:
        chair.far.house.post(f"/api/tables/{id}/leave", {"seat": 1})
        chair.thread.join(20)
        said = await sentence(client, "say", text="hello")
        assert "yours" in said

    with service_at(file) as service, Person(service) as vera:
        id = vera.lay(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        with seated(service, id) as chair:
            with_client(chair, play)


# Over HTTP.


@contextmanager
def by_http(chair: LocalAssistantSeat) -> Iterator[str]:
    with bind(HERE, 0) as listening:
        app = desk_for(Tools(chair.words, chair, chair.game.id)).streamable_http_app(host=HERE)
        config = uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            yield f"http://{HERE}:{listening.getsockname()[1]}/mcp"
        finally:
            server.should_exit = True
            thread.join()


def test_some_moves_over_http() -> None:
    async def play(address: str) -> None:
        async with Client(address) as client:
            before = await seen(client, "look")
            assert before["asked"]
            after = await seen(client, "act", answer="1")
            assert after["view"] != before["view"]
        async with Client(address) as again:
            assert (await seen(again, "look"))["view"] == after["view"]

    with by_http(near()) as address:
        asyncio.run(play(address))


# What it is told.


def test_the_rules_are_there_to_be_read_in_both_languages() -> None:
    async def play(client: Client) -> None:
        pages = (await client.list_resources()).resources
        assert len(pages) == 2 * len(sitdown.games())
        for page in pages:
            (content,) = (await client.read_resource(page.uri)).contents
            assert isinstance(content, TextResourceContents)
            assert len(content.text) > 1000
        russian = await client.call_tool("rules", {"language": "ru", "game": "wallet"})
        assert text_of(russian).startswith("Бумажник")
        assert "no language de" in await sentence(client, "rules", language="de")
        assert 'no game "chess"' in await sentence(client, "rules", game="chess")

    with_client(near(), play)


@pytest.mark.parametrize("game", sitdown.games())
def test_it_gets_exactly_its_view_and_nothing_of_what_lies_hidden(game: str) -> None:
    """Of two worlds that look alike from the seat, nobody can tell which one it is."""
    known = sitdown.load(game)
    state = known.new(known.seats[0], 7)
    seat = 1

    def chairs() -> Iterator[LocalAssistantSeat]:
        for world in (state, imagined(known, state, seat)):
            bots = {other: bot("random", 1) for other in range(state.seats) if other != seat}
            chair = LocalAssistantSeat.__new__(LocalAssistantSeat)
            chair.go_on = lambda: None  # type: ignore[method-assign]
            chair.__init__(known, world, seat, bots, "en")  # type: ignore[misc]
            yield chair

    told = [everything_told(chair) for chair in chairs()]
    assert told[0] == told[1]
    assert json.loads(told[0][0])["structuredContent"]["view"] == state.view(seat)


def imagined(game: Any, state: State, seat: int) -> State:
    world: State = game.imagine(state.view(seat), 3)
    assert world.document() != state.document()
    assert world.view(seat) == state.view(seat)
    return world


def everything_told(chair: LocalAssistantSeat) -> list[str]:
    told: list[str] = []

    async def play(client: Client) -> None:
        nonsense: list[tuple[str, Document]] = [
            ("look", {}),
            ("act", {"answer": 999}),
            ("act", {"answer": {"do": "raid", "seat": 0, "cover": 1}}),
            ("act", {"answer": '{"do": "play", "card": "?"}'}),
            ("say", {"text": "hello"}),
            ("promise", {"to": 0, "text": "peace"}),
            ("wait", {"seconds": 0}),
            ("rules", {}),
        ]
        for tool, arguments in nonsense:
            result = await client.call_tool(tool, arguments)
            told.append(result.model_dump_json(by_alias=True))

    with_client(chair, play)
    return told


# What it does.


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("act", {"answer": 77}, "There are numbers 1 to 16."),
        ("act", {"answer": "hm"}, "“hm” is no number of a choice, no JSON and no shorthand."),
        ("act", {"answer": {"do": "plaice"}}, 'no action "plaice" in this game'),
        ("act", {}, "act: answer: Field required"),
        ("say", {"text": " "}, "nothing to read"),
        ("say", {"text": "psst", "to": 0}, "There is no other seat 0 at this table."),
        ("promise", {"to": 9, "text": "x"}, "There is no other seat 9 at this table."),
        ("promise", {"to": 1, "text": "x", "pledge": {"maybe": {}}}, '"pledge" is'),
        ("promise", {"to": 1}, 'Give "to" and "text"'),
        ("promise", {"number": 1, "kept": True}, "Only a promise that was made to you"),
    ],
)
def test_what_is_refused_is_one_sentence_and_nothing_is_lost(
    tool: str, arguments: Document, said: str
) -> None:
    chair = near()

    async def play(client: Client) -> None:
        before = chair.state.document()
        unread = list(chair.unread)
        assert said in await sentence(client, tool, **arguments)
        assert (chair.state.document(), chair.unread) == (before, unread)

    with_client(chair, play)


def test_the_record_judges_a_word_given_here() -> None:
    chair = near()

    async def play(client: Client) -> None:
        pledge = {"will": {"event": "revealed"}}
        given = await seen(client, "promise", to=1, text="I show it", pledge=pledge)
        assert given["promises"][0]["state"] == "standing"
        now = await seen(client, "act", answer={"act": 1, "say": "Here it comes."})
        assert now["promises"][0]["state"] == "kept"

    with_client(chair, play)


def test_it_speaks_russian() -> None:
    async def play(client: Client) -> None:
        assert "У вас место за столом" in (client.instructions or "")
        assert "вариант" in await sentence(client, "act", answer="hm")

    with_client(near(language="ru"), play)


@pytest.mark.parametrize("game", ["gentlemen", "wallet"])
def test_other_games_are_played_to_their_end(game: str) -> None:
    players = sitdown.load(game).seats[0]

    async def play(client: Client) -> None:
        assert (await to_the_end(client))["view"]["result"]["places"]

    with_client(near(game, players=players), play)


# The command.


def test_without_the_package_it_says_which_extra_brings_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("sitdown.mcp.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    assert main(["mcp", "squirrels"]) == 2
    assert 'pip install "sitdown[mcp]"' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["chess"], 'no game "chess"'),
        (["squirrels", "--seat", "5"], "no seat 5 at a table of 2"),
        (["squirrels", "--players", "9"], "squirrels is for 2 to 5 players"),
        (["squirrels", "--bots", "clever"], 'no bot "clever"'),
        (["http://127.0.0.1:1/"], "a link to a table is needed"),
        (["http://127.0.0.1:1/t/velvet-olive-k7m2"], "does not answer"),
    ],
)
def test_a_seat_that_is_not_to_be_had(
    typed: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["mcp", *typed]) == 2
    assert said in capsys.readouterr().err
