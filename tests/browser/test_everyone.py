"""The first load of the client is small."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response, expect

from tools import web

from .conftest import Visitors
from .playing import sit_with_bots as sit_with_bots


def test_the_first_load_is_small(visitor: Visitors) -> None:
    vera = visitor(name=None)
    vera.forget_files()
    told: list[Response] = []
    vera.page.on("response", lambda response: told.append(response))
    vera.open()
    expect(vera.page.locator(".poster")).to_have_count(5)
    vera.page.wait_for_load_state("networkidle")
    sizes = {
        response.url: len(gzip.compress(response.body()))
        for response in told
        if response.ok and response.request.resource_type != "font"
    }
    assert len(sizes) > 10
    assert sum(sizes.values()) < web.FIRST_LOAD, sizes
