"""A connection is lost in the middle of a decision, and nothing else is."""

from __future__ import annotations

import signal
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.server.service import LONGEST
from tests.server.test_serving import Running

from .conftest import DESK, PHONE, Come, Serve
from .steps import answers_of, begin, give_an_answer, hand_of

LOST = {"en": "The line is dead. Your move is safe", "ru": "Связь пропала. Ваш ход не пропадёт"}


def test_a_decision_outlives_a_lost_line_and_a_killed_server(serve: Serve, come: Come) -> None:
    server = serve()
    port = server.address.rpartition(":")[2]
    vera, gosha = come(server.address, DESK), come(server.address, PHONE)
    table = begin(vera, gosha)
    begun = begin_an_answer(vera)

    vera.cut_off()
    expect_lost(vera)
    assert not vera.overflows()
    give_an_answer(gosha)
    vera.reconnect()
    expect_back(vera, begun)

    kill(server, vera, gosha)
    for one in (vera, gosha):
        expect_lost(one)
    assert not gosha.overflows()
    server = serve("--port", port)
    expect_back(vera, begun)
    assert answers_of(vera, table, 0) == 0

    # The answer is on its way to a server that takes nothing any more.
    server.process.send_signal(signal.SIGSTOP)
    vera.bar.locator(".answer").first.click()
    kill(server, vera, gosha)
    serve("--port", port)
    expect(vera.ledger).to_contain_text("You turn up")
    assert answers_of(vera, table, 0) == 1


class Begun(NamedTuple):
    """A decision in the middle, as its player sees it."""

    question: str
    hand: list[str]
    answers: list[str]


def begin_an_answer(vera: Visitor) -> Begun:
    """Takes a card, and does not say yet where it is to lie."""
    hand_of(vera).first.click()
    expect(vera.bar.locator(".answer")).to_have_count(2)
    return before(vera)


def before(vera: Visitor) -> Begun:
    return Begun(
        vera.question.inner_text(),
        hand_of(vera).all_inner_texts(),
        vera.bar.locator(".answer").all_inner_texts(),
    )


def expect_lost(visitor: Visitor) -> None:
    expect(visitor.bar.get_by_role("alert")).to_contain_text(LOST[visitor.look.language])


def expect_back(vera: Visitor, begun: Begun) -> None:
    """The same question, the same hand, and the answer as far as it was begun."""
    expect(vera.bar.locator(".answer")).to_have_count(2)
    assert before(vera) == begun


def kill(server: Running, *visitors: Visitor) -> None:
    for one in visitors:
        one.may_lose_line = True
    server.process.kill()
    server.process.wait(LONGEST)
