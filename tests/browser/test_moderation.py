"""Who looks after a house does it in a browser, and those whom it concerns read why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.service import Person, Service
from tests.suites import long_case

from .conftest import TOKEN, Visitors
from .visitor import DESK, PHONE, Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SAID = {
    "en": {
        "wrong": "not the token",
        "mute": "Mute: Loud {who}",
        "mute-now": "Mute",
        "muted": "The host of this house does not let you talk",
        "lift": "Take back",
        "put-out": "Put out of the house: Loud {who}",
        "put-out-now": "Put out of the house",
        "out": "The host has put you out of this house, for another 24 hours: “shouts”",
        "close": "Close the table",
        "closed": "The host of the house has closed this table: “good night”",
        "add": "Put on the list",
        "unwanted": "does not want a word of this",
        "remove": "Allow “merde” again",
        "moves": "Moves a second",
        "act": "Put out of the house: Loud {who}",
    },
    "ru": {
        "wrong": "не ключ",
        "mute": "Лишить слова: Loud {who}",
        "mute-now": "Лишить слова",
        "muted": "Хозяин дома запретил вам говорить",
        "lift": "Отменить",
        "put-out": "Выставить из дома: Loud {who}",
        "put-out-now": "Выставить из дома",
        "out": "Хозяин выставил вас из этого дома ещё на 24 часа: «shouts»",
        "close": "Закрыть стол",
        "closed": "Хозяин дома закрыл этот стол: «good night»",
        "add": "Внести в список",
        "unwanted": "обойтись без одного из этих слов",
        "remove": "Снова разрешить «merde»",
        "moves": "Ходов в секунду",
        "act": "За дверью: Loud {who}",
    },
}


WIDER_THAN_ITS_PLOT = """() => [...document.querySelectorAll("figure")]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"""


def fits(host: Visitor) -> None:
    assert not host.overflows()
    assert host.violations() == []


def come_in(host: Visitor, said: dict[str, str]) -> None:
    page = host.page
    host.open("/admin")
    page.locator("#token").fill("a wrong guess")
    page.keyboard.press("Enter")
    expect(page.get_by_text(said["wrong"])).to_be_visible()
    fits(host)
    page.locator("#token").fill(TOKEN)
    page.keyboard.press("Enter")
    expect(page.locator("nav a[href='/admin/log']")).to_be_visible()
    assert TOKEN not in page.evaluate("JSON.stringify([localStorage, sessionStorage, location])")
    assert TOKEN not in page.evaluate("document.cookie")


def rule(host: Visitor, act: str, now: str, why: str) -> None:
    host.page.get_by_role("button", name=act).click()
    dialog = host.page.get_by_role("dialog")
    dialog.locator("#why").fill(why)
    dialog.get_by_role("button", name=now, exact=True).click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [long_case("en", DESK), ("ru", PHONE)])
def test_a_house_is_looked_after(
    visitor: Visitors, house: Service, language: str, size: tuple[int, int]
) -> None:
    who = f"<b>{language}"
    said = {name: text.format(who=who) for name, text in SAID[language].items()}
    host, loud = visitor(None, language, size), visitor(f"Loud {who}", language, size)
    come_in(host, said)
    id = loud.lay(game="squirrels", players=2, seats=[ME, OPEN], title=f"A noisy one {language}")
    with Person(house, "Quiet") as quiet:
        quiet.post(f"/api/tables/{id}/join", {})
    page = host.page

    page.locator("a[href='/admin/guests']").click()
    page.get_by_role("searchbox").fill(f"loud {who.upper()}")
    rule(host, said["mute"], said["mute-now"], "shouts")
    expect(page.locator(".tag.bad")).to_have_count(1)
    fits(host)
    talk = loud.page.locator(".talk input:visible")
    if size == PHONE:
        loud.page.get_by_role("button", name="Журнал и разговор").click()
        loud.page.get_by_role("tab", name="Разговор").click()
    talk.fill("HELLO")
    talk.press("Enter")
    expect(loud.page.get_by_text(said["muted"])).to_be_visible()
    page.get_by_role("button", name=said["lift"]).click()
    expect(page.locator(".tag.bad")).to_have_count(0)

    page.locator("a[href='/admin/words']").click()
    page.locator("#words").fill("merde")
    page.get_by_role("button", name=said["add"]).click()
    remove = page.get_by_role("button", name=said["remove"])
    expect(remove).to_be_visible()
    fits(host)
    talk.fill("M E R D E")
    talk.press("Enter")
    expect(loud.page.get_by_text(said["unwanted"])).to_be_visible()
    remove.click()
    expect(remove).to_have_count(0)

    page.locator("a[href='/admin/guests']").click()
    page.get_by_role("searchbox").fill(f"loud {who.upper()}")
    rule(host, said["put-out"], said["put-out-now"], "shouts")
    expect(loud.page.get_by_role("alert")).to_have_text(said["out"])
    assert loud.violations() == []

    page.locator("a[href='/admin/tables']").click()
    page.get_by_role("searchbox").fill(f"noisy one {language}")
    close = page.get_by_role("button", name=said["close"])
    expect(close).to_have_count(1)
    watcher = visitor("Watcher", language, size)
    watcher.open(f"/t/{id}")
    fits(host)
    rule(host, said["close"], said["close"], "good night")
    expect(close).to_have_count(0)
    expect(watcher.page.get_by_role("alert")).to_have_text(said["closed"])
    watcher.page.locator(f"a[href='/replay/{id}']").click()
    expect(watcher.page.locator("main, .frame").first).to_be_visible()

    house.do(house.room.load.add_sample())
    page.locator("a[href='/admin/load']").click()
    expect(page.get_by_role("img", name=said["moves"])).to_be_visible()
    assert page.evaluate(WIDER_THAN_ITS_PLOT) == []
    fits(host)
    page.locator("a[href='/admin/log']").click()
    expect(page.get_by_text(said["act"])).to_be_visible()
    fits(host)
