"""A guest makes a passkey on one device and comes back by it on another, in real browsers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.server.service import Service
from tests.suites import long_case

from .shown import watch

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SAID = {
    "en": ("Make a passkey", "Come back by a passkey", "Remove", "Come back"),
    "ru": ("Создать ключ доступа", "Вернуться по ключу доступа", "Удалить", "Вернуться"),
}


def device(
    browser: Browser, house: Service, language: str, faults: list[str]
) -> tuple[Page, CDPSession, str]:
    """A browser of its own that calls the house by name, with a keeper of passkeys in it."""
    port = urlsplit(house.address).port
    locale = {"en": "en-GB", "ru": "ru-RU"}[language]
    context = browser.new_context(base_url=f"http://localhost:{port}", locale=locale)
    page = context.new_page()
    watch(page, faults)
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return page, session, str(made["authenticatorId"])


def carried(one: tuple[Page, CDPSession, str], other: tuple[Page, CDPSession, str]) -> None:
    """What a password manager does: the passkeys of one device are on the other too."""
    _, session, keeper = one
    found: dict[str, Any] = session.send("WebAuthn.getCredentials", {"authenticatorId": keeper})
    assert len(found["credentials"]) == 1
    for credential in found["credentials"]:
        there = {"authenticatorId": other[2], "credential": credential}
        other[1].send("WebAuthn.addCredential", there)


@pytest.mark.parametrize("language", ["ru", long_case("en")])
def test_a_passkey_made_on_a_desk_lets_its_guest_in_on_a_phone(
    chromium: Browser, house: Service, language: str
) -> None:
    make, come_back, remove, by_phrase = SAID[language]
    faults: list[str] = []
    desk, phone = [device(chromium, house, language, faults) for _ in range(2)]
    page = desk[0]
    page.goto("/")
    expect(page.locator(".poster").first).to_be_visible()
    page.evaluate(
        """name => fetch("/api/guest", {method: "POST", body: JSON.stringify({name}),
        headers: {"Content-Type": "application/json"}})""",
        f"Vera {language}",
    )
    page.goto("/player")
    page.get_by_role("button", name=make).click()
    expect(page.get_by_role("button", name=remove)).to_have_count(1)
    carried(desk, phone)

    other = phone[0]
    other.goto("/player")
    expect(other.get_by_role("button", name=by_phrase, exact=True)).to_be_visible()
    other.get_by_role("button", name=come_back).click()
    expect(other.get_by_role("heading", name=f"Vera {language}")).to_be_visible()

    page.get_by_role("button", name=remove).click()
    expect(page.get_by_role("button", name=remove)).to_have_count(0)
    other.context.clear_cookies()
    other.goto("/player")
    other.get_by_role("button", name=come_back).click()
    # The page says as well that it does not know who asks; what was refused stands on the notice.
    expect(other.locator(".notice[role=alert]")).to_be_visible()
    expect(other.get_by_role("heading", name=f"Vera {language}")).to_have_count(0)
    for visited in (page, other):
        visited.context.close()
    assert faults == []
