import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { iconSet } from "../build/icons.ts";
import { noticesOf } from "../build/notices.ts";

let house = "";
let root = "";

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "notices-"));
  root = join(house, "web");
  writeFileSync(join(house, "LICENSE"), "\n      Apache License\n");
});
afterEach(() => rmSync(house, { recursive: true }));

/** Installs a package, and gives the path of a file in it. */
function install(name: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = join(root, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  const whole = { name, version: "1.2.3", license: "MIT", ...manifest };
  for (const [file, text] of Object.entries({ ...files, "package.json": JSON.stringify(whole) }))
    writeFileSync(join(folder, file), text);
  return join(folder, "index.js");
}

const written = (modules: string[], files: string[] = [], texts: string[] = []) =>
  noticesOf(root, { modules, files, texts });

const pathOf = (icon: string) => / d="([^"]+)"/.exec(iconSet().icons[icon]!.body)![1]!;

test("a package is named once, with its link and the text of its licence", () => {
  const file = install(
    "@far/away",
    { homepage: "https://away.example" },
    { LICENSE: "Take it.\r\n" },
  );
  const text = written([join(root, "src/main.ts"), file, file]);
  expect(text).toContain("\n@far/away 1.2.3 (MIT)\nhttps://away.example\n\nTake it.\n");
  expect(text.split("@far/away 1.2.3")).toHaveLength(2);
  expect(text).not.toContain(house);
});

test("a package inside another is named for itself", () => {
  install("outer", {}, { LICENSE: "Outer." });
  const inner = install("outer/node_modules/inner", { name: "inner" }, { "license.md": "Inner." });
  const text = written([inner]);
  expect(text).toContain("inner 1.2.3 (MIT)\nhttps://www.npmjs.com/package/inner\n\nInner.\n");
  expect(text).not.toContain("Outer.");
});

test("a notice is told beside its licence", () => {
  const file = install("noted", {}, { LICENSE: "Take it.", NOTICE: "Made by Ann." });
  expect(written([file])).toContain("Take it.\n\nMade by Ann.\n");
});

test("a package without the text of its licence is refused", () => {
  expect(() => written([install("mute", { author: "Ann" })])).toThrow("mute brings no text");
});

test("the text of the Apache License is Sitdown's own where a package brings none", () => {
  const file = install("fluent", { license: "Apache-2.0", author: { name: "Ann" } });
  expect(written([file])).toContain("Author: Ann\n\n      Apache License\n");
  expect(() => written([install("orphan", { license: "Apache-2.0" })])).toThrow("orphan");
});

test("helpers of the bundler are credited, without what the bundler contains itself", () => {
  const licence = "Vite's.\n\n# Licenses of bundled dependencies\nOthers.";
  install("vite", {}, { "LICENSE.md": licence });
  const text = written(["\0vite/preload-helper.js", "\0icon:acorn"]);
  expect(text).toContain("vite 1.2.3 (MIT)");
  expect(text).not.toContain("Others.");
  expect(() => written(["\0somebody/helper.js"])).toThrow("whose module");
});

test("fonts are named by their files", () => {
  const file = install("@type/face", { license: "OFL-1.1" }, { LICENSE: "Set it." });
  const fonts = ["b.woff2", "a.woff2"].map((name) => file.replace("index.js", name));
  const [, after] = written([], fonts).split("\n\nFonts\n\n");
  expect(after).toContain("a.woff2\nb.woff2\n\nSet it.\n");
});

test("icons are credited wherever their outlines are drawn", () => {
  const texts = [`<path d="${pathOf("squirrel")}"/>`, `const a="${pathOf("acorn")}";`];
  expect(written([], [], texts)).toMatch(
    new RegExp(
      "\n\nacorn, by Lorc: https://game-icons.net/1x1/lorc/acorn.html" +
        "\nsquirrel, by Delapouite: https://game-icons.net/1x1/delapouite/squirrel.html\n$",
    ),
  );
});

test("an icon whose author is not known is refused", () => {
  expect(() => written([], [], [`"${pathOf("ace")}"`])).toThrow('author of the icon "ace"');
});
