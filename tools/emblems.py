"""Makes the icons of the app from the emblem of Sitdown: python -m tools.emblems

A browser draws them. They are kept in git, because they change as rarely as the emblem.
"""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools import web

EMBLEM = web.WEB / "src" / "look" / "icon.svg"
PUBLIC = web.WEB / "public"
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.72),
    "apple-touch-icon.png": (180, 0.86),
}
"""The size of each icon, and the part of it that the emblem takes.

Some icons need a margin, because systems cut them to a circle.
"""
WOOD = "#24170e"


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=web.find_chromium(), args=["--no-sandbox"]
        )
        page = browser.new_page()
        for name, (size, part) in ICONS.items():
            draw(page, PUBLIC / name, size, part)
        browser.close()


def draw(page: Page, file: Path, size: int, part: float) -> None:
    page.set_viewport_size({"width": size, "height": size})
    ground = WOOD if part < 1 else "transparent"
    inside = f"width:{part * 100}%;height:{part * 100}%"
    page.set_content(
        f"<body style='margin:0;height:100vh;display:grid;place-items:center;background:{ground}'>"
        f"<style>svg{{{inside}}}</style>{EMBLEM.read_text()}</body>"
    )
    page.screenshot(path=file, omit_background=True)


if __name__ == "__main__":
    main()
