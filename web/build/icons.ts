/** `import acorn from "icon:acorn"` gives the outline of that icon of game-icons.net, and bundles no other. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";
/** How the modules of icons begin once they are resolved. */
export const RESOLVED = "\0" + PREFIX;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let set: IconSet | undefined;

/** All icons of game-icons.net; they are read when the first is wanted. */
export function iconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return (set ??= JSON.parse(readFileSync(path, "utf8")) as IconSet);
}

export function icons(): Plugin {
  return {
    name: "sitdown-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const name = id.slice(RESOLVED.length);
      return `export default ${JSON.stringify(outline(iconSet(), name))}`;
    },
  };
}

function outline(set: IconSet, name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  const drawn = icon && /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
  if (!drawn?.[1]) throw new Error(`game-icons has no icon "${name}" of one outline`);
  return drawn[1];
}
