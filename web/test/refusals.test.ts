// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, calls, openHouse, REFUSAL, refuse, sitAt, tableAt, TOLD, until } from "./mount.ts";
import { FakeSocket } from "./socket.ts";

const { default: Menu } = await import("../src/Menu.svelte");
const { default: Notice } = await import("../src/Notice.svelte");
const { default: Sheet } = await import("../src/look/Sheet.svelte");
const { default: LessonPage } = await import("../src/lessons/LessonPage.svelte");
const { default: LinkLine } = await import("../src/lobby/LinkLine.svelte");
const { default: Promises } = await import("../src/table/Promises.svelte");
const { default: ResultPage } = await import("../src/table/ResultPage.svelte");
const { default: Sky } = await import("../src/table/Sky.svelte");
const { default: TableMenu } = await import("../src/table/TableMenu.svelte");
const { default: TablePage } = await import("../src/table/TablePage.svelte");
const { default: Talk } = await import("../src/table/Talk.svelte");
const { fly, sky } = await import("../src/table/flights.svelte.ts");

beforeEach(() => openHouse());

const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const notice = () => document.querySelector<HTMLElement>(".notice[role=alert]");
const noticed = () => until(() => expect(notice()!.textContent).toContain(TOLD));

test("a name that is refused is not remembered, and the menu says why", async () => {
  refuse("/api/guest");
  render(Menu, { onclose: () => {} });
  await press(/^Remember$/);
  await noticed();
  expect(screen.queryByRole("button", { name: /Remembered/ })).toBeNull();
  await fireEvent.click(within(notice()!).getByRole("button"));
  expect(notice()).toBeNull();
});

async function menuOfTable() {
  const { sitting } = await sitAt("the first card");
  render(Notice);
  render(TableMenu, { sitting, plain: false, hasBoard: true, close: () => {} });
}

test("a switch that is refused goes back", async () => {
  await menuOfTable();
  refuse("/api/tables/oak/stand-in");
  const standIn = screen.getByRole<HTMLInputElement>("switch", { name: /A bot plays for me/ });
  await fireEvent.click(standIn);
  await noticed();
  expect(calls.at(-1)!.body).toEqual({ seat: 0, on: true });
  expect(standIn.checked).toBe(false);
});

test("a link to another device that is refused is told", async () => {
  await menuOfTable();
  refuse("/api/tables/oak/link");
  await press(/To another device/);
  await noticed();
});

test("a player who may not leave stays at the table", async () => {
  await menuOfTable();
  history.replaceState(null, "", "/t/oak");
  refuse("/api/tables/oak/leave");
  await press(/^Leave/);
  await press(/Resign to a bot/);
  await noticed();
  expect(location.pathname).toBe("/t/oak");
});

test("a rematch that is refused can be asked for again", async () => {
  const { sitting } = await sitAt("the end");
  render(Notice);
  render(ResultPage, { sitting, onlook: () => {} });
  refuse("/api/tables/oak/rematch");
  await press(/Same table, again/);
  await noticed();
  const again = screen.getByRole<HTMLButtonElement>("button", { name: /Same table, again/ });
  expect(again.disabled).toBe(false);
});

test("a lesson without an answer from the house stays where it is", async () => {
  const { view } = tableAt("the first card").picture;
  answer("/api/study", () => ({ view, position: {}, events: [[]], foreseen: [], named: [] }));
  render(Notice);
  render(LessonPage, { id: "squirrels" });
  const steps = await screen.findByRole("list", { name: /Steps/ });
  refuse("/api/study");
  await fireEvent.click(within(steps).getAllByRole("button")[2]!);
  await noticed();
  expect(document.querySelector(".steps .now")!.textContent).toBe("1");
  expect(document.querySelector(".board")!.getAttribute("aria-busy")).toBe("false");
});

test("a promise that is refused keeps its text", async () => {
  const { sitting, socket } = await sitAt("the first card");
  render(Notice);
  render(Promises, { sitting });
  const whom = screen.getByLabelText<HTMLSelectElement>("To whom");
  // This DOM does not count a selected option as `:checked`, by which Svelte finds it.
  whom.querySelector = () => whom.options[1]! as never;
  await fireEvent.change(whom);
  const text = screen.getByLabelText<HTMLInputElement>("What you promise");
  await fireEvent.input(text, { target: { value: "Peace" } });
  socket.reply = () => REFUSAL;
  await press(/On my honour/);
  await noticed();
  expect(text.value).toBe("Peace");
});

test("a link that cannot be copied is selected", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  writeText.mockRejectedValue(new DOMException("no"));
  render(LinkLine, { address: "http://house/t/oak" });
  await press(/Copy/);
  await until(() => expect(getSelection()!.toString()).toBe("house/t/oak"));
});

test("a line of talk is sent once, however often it is sent off", async () => {
  const { sitting, socket, requests } = await sitAt("the first card");
  socket.reply = () => null;
  render(Talk, { sitting });
  const field = screen.getByLabelText("Say to the table…");
  const say = () => fireEvent.submit(field.closest("form")!);
  await fireEvent.input(field, { target: { value: "Hm" } });
  await say();
  await say();
  await fireEvent.input(field, { target: { value: "Well" } });
  await say();
  expect(requests("say").map(({ text }) => text)).toEqual(["Hm", "Well"]);
});

test("a sheet that is gone closes no other", async () => {
  const onclose = vi.fn();
  const children = (() => {}) as never;
  const { unmount } = render(Sheet, { title: "A sheet", close: "Close", onclose, children });
  const dialog = screen.getByRole("dialog");
  await unmount();
  // Browsers tell that a dialog was closed a moment later.
  dialog.dispatchEvent(new Event("close"));
  expect(onclose).not.toHaveBeenCalled();
});

test("a table that was left before it came is not watched", async () => {
  let come = (_: unknown) => {};
  answer("/api/tables/oak", () => new Promise((keep) => (come = keep)));
  const before = FakeSocket.all.length;
  const { unmount } = render(TablePage, { id: "oak" });
  await until(() => expect(calls.at(-1)!.path).toBe("/api/tables/oak"));
  await unmount();
  come({ table: tableAt("the first card").table });
  await new Promise((done) => setTimeout(done, 0));
  expect(FakeSocket.all).toHaveLength(before);
});

test("a thing that flies lands when its table is left", async () => {
  await openHouse({ motion: "full" });
  const { sitting } = await sitAt("the first card");
  for (const at of ["hand-bank", "stack"]) {
    const place = Object.assign(document.createElement("i"), { getClientRects: () => [{}] });
    place.dataset.at = at;
    document.body.append(place);
  }
  const cancel = vi.fn();
  Element.prototype.animate = vi.fn(() => ({ cancel }) as unknown as Animation);
  const { unmount } = render(Sky, { scene: sitting });
  const flown = fly([{ from: "hand-bank", to: "stack", card: "bank" }]);
  await until(() => expect(document.querySelectorAll(".flying")).toHaveLength(1));
  await unmount();
  await flown;
  expect(cancel).toHaveBeenCalledOnce();
  await until(() => expect(sky.flights).toEqual([]));
});
