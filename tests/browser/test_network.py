"""Friends in one network: who runs the server opens it here, others come by its address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from sitdown.server.local_network import own_address
from tests.server.test_serving import serving

from .visitor import PHONE, Cloakroom, Look, Visitor


@pytest.fixture
def server(built: None, tmp_path: Path) -> Iterator[str]:
    """The address in the network of a server as somebody starts it."""
    if own_address() is None:
        pytest.skip("this computer is in no network")
    with serving(str(tmp_path / "tables.sqlite"), "--lan") as running:
        yield running.address


def test_a_friend_comes_by_the_link_that_a_loopback_page_shows(
    server: str, chromium: Browser
) -> None:
    """At a desk in English, and at a phone in Russian on a page that is not secure."""
    port = server.rpartition(":")[2]
    vera = Visitor(Cloakroom(chromium, f"http://localhost:{port}"), Look())
    gosha = Visitor(Cloakroom(chromium, server), Look("ru", PHONE))
    vera.introduce("Vera")
    id = vera.lay(game="squirrels", players=3, seats=[{"kind": "me"}, *[{"kind": "open"}] * 2])
    link = f"{server}/t/{id}"
    expect(vera.page.get_by_text(link.removeprefix("http://"))).to_be_visible()
    expect(vera.page.get_by_role("img", name="The invitation as a QR code")).to_be_visible()
    expect(vera.page.get_by_role("note")).to_have_count(0)

    gosha.open(link)
    assert not gosha.page.evaluate("isSecureContext")
    gosha.page.get_by_label("Имя").fill("Гоша")
    gosha.button("Сесть как Гоша").click()
    expect(vera.page.get_by_role("list", name="At the table")).to_contain_text("Гоша")
    gosha.button("Копировать").click()
    expect(gosha.button("Готово")).to_be_visible()
    said = gosha.page.get_by_label("Сказать столу")
    said.focus()
    gosha.page.keyboard.press("ControlOrMeta+V")
    expect(said).to_have_value(link)
    vera.button("Begin, bots take the rest").click()
    for one in (vera, gosha):
        expect(one.question).to_be_visible()

    # What browsers do not lend to such pages is offered on others only.
    for one, passkeys, menu, calls, offered in (
        (vera, "Make a passkey", "Menu", "Call me", 1),
        (gosha, "Создать ключ доступа", "Меню", "Звать меня", 0),
    ):
        one.open("/player")
        expect(one.page.get_by_role("heading", level=1)).to_be_visible()
        expect(one.button(passkeys)).to_have_count(offered)
        one.button(menu).click()
        expect(one.page.get_by_role("dialog")).to_be_visible()
        expect(one.page.get_by_role("switch", name=calls)).to_have_count(offered)
        one.leave()
