// @vitest-environment happy-dom
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { openHouse } from "./mount.ts";

const { default: AboutPage } = await import("../src/lobby/AboutPage.svelte");
const { followLinks } = await import("../src/route.svelte.ts");

test("the about page leads to the licences, and the browser follows it there", async () => {
  await openHouse();
  followLinks();
  const { container } = render(AboutPage);
  const link = container.querySelector<HTMLAnchorElement>('a[href="/THIRD-PARTY.txt"]')!;
  expect(link.textContent).toContain("licences");
  let followed = false;
  const listen = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault(); // here there is nothing to load
  };
  addEventListener("click", listen, { once: true });
  link.click();
  expect(followed).toBe(true);
});

test("the about page links to the icons and to their licence", () => {
  const { container } = render(AboutPage);
  const links = [...container.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(links).toContain("https://game-icons.net");
  expect(links).toContain("https://creativecommons.org/licenses/by/3.0/");
  expect(container.textContent).toContain("Lorc");
});
