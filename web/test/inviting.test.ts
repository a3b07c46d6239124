// @vitest-environment happy-dom
import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openHouse } from "./mount.ts";

const { copyText } = await import("../src/copying.ts");
const { house } = await import("../src/house.svelte.ts");
const { inviteTo, isOnlyHere } = await import("../src/inviting.ts");
const { default: Invite } = await import("../src/lobby/Invite.svelte");

const LAN = "http://192.168.1.5:8080";

beforeEach(() => openHouse());
const { location: page, navigator: browser } = globalThis;
afterEach(() => {
  vi.stubGlobal("location", page);
  vi.stubGlobal("navigator", browser);
});

const openedAt = (href: string) => vi.stubGlobal("location", new URL(href));

test.each(["localhost:8080", "play.localhost", "127.0.0.1:8080", "127.3.2.1", "[::1]:8080"])(
  "who has opened the house at %s invites by its address in the network",
  (host) => {
    openedAt(`http://${host}/`);
    expect(isOnlyHere()).toBe(true);
    house.invite = LAN;
    expect(inviteTo("/t/oak?seat=2#move=x")).toBe(`${LAN}/t/oak?seat=2#move=x`);
    expect(inviteTo(`http://${host}/review/oak`)).toBe(`${LAN}/review/oak`);
    expect(isOnlyHere()).toBe(false);
  },
);

test("who has opened the house by another address invites by that", () => {
  house.invite = LAN;
  for (const host of ["https://sitdown.example", LAN, "http://localhost.example"]) {
    openedAt(`${host}/t/elm`);
    expect(inviteTo("/t/oak")).toBe(`${host}/t/oak`);
    expect(isOnlyHere()).toBe(false);
  }
});

test("a link that only this computer can open says so and has no QR code", () => {
  openedAt("http://localhost:8080/");
  render(Invite, { path: "/t/oak" });
  expect(screen.getByRole("note").textContent).toContain("sitdown serve --lan");
  expect(screen.queryByRole("img")).toBeNull();
});

test("a link for others has a QR code", () => {
  openedAt("http://localhost:8080/");
  house.invite = LAN;
  render(Invite, { path: "/t/oak" });
  expect(screen.queryByRole("note")).toBeNull();
  expect(screen.getByRole("img")).toBeTruthy();
  expect(screen.getByText("192.168.1.5:8080/t/oak")).toBeTruthy();
});

test("where browsers lend no clipboard a text is copied by a field that is gone afterwards", async () => {
  vi.stubGlobal("navigator", {});
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.querySelector("textarea")!;
    copied.push(`${field.parentElement!.tagName} ${field.value}`);
    return true;
  };
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  expect(await copyText("one")).toBe(true);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  expect(await copyText("two")).toBe(true);
  dialog.remove();
  expect(copied).toEqual(["BODY one", "DIALOG two"]);
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(button);
  document.execCommand = () => false;
  expect(await copyText("three")).toBe(false);
  button.remove();
});
