/** Writes THIRD-PARTY.txt: whose work the built client contains, and under which licence.
 *
 * The list is made from what is in the bundle, so nobody has to keep it. The build fails where the text of a
 * licence or the author of an icon is not known.
 */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";
import credits from "./icon-authors.json" with { type: "json" };
import { RESOLVED as ICON, iconSet } from "./icons.ts";

export interface Bundled {
  /** Ids of modules whose code or styles are in the client. */
  modules: string[];
  /** Paths of the files that are in it as they are, such as fonts. */
  files: string[];
  /** Scripts, styles, pages and drawings as they are written out. */
  texts: string[];
}

interface Manifest {
  name: string;
  version: string;
  license: string;
  homepage?: string;
  author?: string | { name: string };
}

interface Package extends Manifest {
  folder: string;
  fonts: Set<string>;
}

const FILE = "THIRD-PARTY.txt";
const FONT = /\.(woff2?|ttf|otf)$/;
const TEXT = /\.(js|css|svg|html)$/;
/** The folder of the innermost package that a file lies in. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
/** Helpers that the bundlers add: a module without a file, called after its package. */
const HELPER = /^\0(vite|rolldown)\//;
const LEGAL = /^(licen[cs]e|notice)(\.(md|txt))?$/i;
/** Vite's licence file goes on with those of what Vite itself has bundled; none of it is in the client. */
const APPENDIX = "\n# Licenses of bundled dependencies";
const RULE = "=".repeat(78);

const HEAD = `Work of others in the browser client of Sitdown

Sitdown is under the Apache License 2.0. Its browser client contains the
software, fonts and icons named here, each under its own licence. This file is
made from what the client contains whenever the client is built.

The Python packages that Sitdown needs are not part of it: pip installs them,
each with its own licence.`;

const ICONS = `Icons

These icons are from https://game-icons.net, by way of the npm package
@iconify-json/game-icons. They are under the Creative Commons Attribution
licence, CC BY 3.0: https://creativecommons.org/licenses/by/3.0/
They are drawn here in other sizes and colours, and are put into cards,
posters and seals.`;

export function notices(): Plugin {
  let root = "";
  return {
    name: "sitdown-notices",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const bundled: Bundled = { modules: [], files: [], texts: [] };
        for (const output of Object.values(bundle)) {
          if (output.type === "chunk") {
            bundled.modules.push(...output.moduleIds);
            bundled.texts.push(output.code);
          } else {
            bundled.files.push(...output.originalFileNames.map((name) => resolve(root, name)));
            if (TEXT.test(output.fileName)) bundled.texts.push(String(Buffer.from(output.source)));
          }
        }
        // Styles are taken out of the chunks.
        bundled.modules.push(...[...this.getModuleIds()].filter((id) => id.endsWith(".css")));
        this.emitFile({ type: "asset", fileName: FILE, source: noticesOf(root, bundled) });
      },
    },
  };
}

/** The whole file. `root` is the folder of the client, beside which Sitdown's own LICENSE lies. */
export function noticesOf(root: string, bundled: Bundled): string {
  const packages = packagesOf(root, bundled);
  const software = packages.filter(({ fonts }) => !fonts.size);
  const fonts = packages.filter(({ fonts }) => fonts.size);
  const parts = [
    HEAD,
    ...["Software", ...software.map((one) => packageNotice(root, one))],
    ...["Fonts", ...fonts.map((one) => packageNotice(root, one))],
    `${ICONS}\n\n${iconsIn(bundled.texts).map(iconNotice).join("\n")}`,
  ];
  return parts.join(`\n\n${RULE}\n\n`) + "\n";
}

function packagesOf(root: string, { modules, files }: Bundled): Package[] {
  const found = new Map<string, Package>();
  for (const file of [...modules, ...files]) {
    const folder = packageFolder(root, file);
    if (!folder) continue;
    const manifest = JSON.parse(read(join(folder, "package.json"))) as Manifest;
    const key = `${manifest.name} ${manifest.version}`;
    if (!found.has(key)) found.set(key, { ...manifest, folder, fonts: new Set() });
    if (FONT.test(file)) found.get(key)!.fonts.add(basename(file));
  }
  return [...found.keys()].sort().map((key) => found.get(key)!);
}

/** Null for what is our own. */
function packageFolder(root: string, file: string): string | null {
  const helper = HELPER.exec(file)?.[1];
  if (helper) return join(root, "node_modules", helper);
  if (file.startsWith("\0") && !file.startsWith(ICON))
    throw new Error(`${FILE}: nobody knows whose module ${JSON.stringify(file)} is`);
  return PACKAGE.exec(file)?.[0] ?? null;
}

function packageNotice(root: string, one: Package): string {
  const { name, version, license, fonts } = one;
  const link = one.homepage ?? `https://www.npmjs.com/package/${name}`;
  const files = fonts.size ? ["", ...[...fonts].sort()] : [];
  return [`${name} ${version} (${license})`, link, ...files, "", legalText(root, one)].join("\n");
}

/** The licence as the package brings it; one that brings none may be under the licence of Sitdown. */
function legalText(root: string, { name, license, author, folder }: Package): string {
  const brought = readdirSync(folder).filter((file) => LEGAL.test(file));
  if (brought.length) {
    return brought
      .sort()
      .map((file) => read(join(folder, file)))
      .join("\n\n");
  }
  const by = typeof author === "object" ? author.name : author;
  if (license !== "Apache-2.0" || !by)
    throw new Error(`${FILE}: ${name} brings no text of its licence, ${license}`);
  return `Author: ${by}\n\n${read(join(root, "..", "LICENSE"))}`;
}

/** Icons are found by their outlines: some are imported, others are part of a drawing. */
function iconsIn(texts: string[]): string[] {
  const names = new Map<string, string>();
  for (const [name, { body }] of Object.entries(iconSet().icons))
    for (const [, outline] of body.matchAll(/ d="([^"]+)"/g)) names.set(outline!, name);
  const quoted = texts.flatMap((text) => text.split(/["'`]/));
  return [...new Set(quoted.flatMap((part) => names.get(part) ?? []))].sort();
}

function iconNotice(icon: string): string {
  const drawn = Object.entries(credits.icons).find(([, icons]) => icons.includes(icon));
  if (!drawn)
    throw new Error(
      `${FILE}: name the author of the icon "${icon}" in build/icon-authors.json; game-icons.net tells`,
    );
  const folder = drawn[0] as keyof typeof credits.authors;
  return `${icon}, by ${credits.authors[folder]}: https://game-icons.net/1x1/${folder}/${icon}.html`;
}

function read(file: string): string {
  const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n").split(APPENDIX)[0]!;
  return text.replace(/^\n+/, "").trimEnd();
}
