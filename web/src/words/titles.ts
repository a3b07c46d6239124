/** What the house calls its tables: the same list that the terminal has, in the reader's language. */
export interface Titles {
  /** An adjective for each gender. */
  looks: Record<string, string[]>;
  /** A noun and its gender. */
  things: Record<string, string[]>;
}

const GENDERS = "mfn";
const files = import.meta.glob<Titles>("../../../src/sitdown/words/table_titles.*.json", {
  import: "default",
});

/** Null for a language in which tables have the titles that records keep. */
export async function titlesIn(language: string): Promise<Titles | null> {
  return (await files[`../../../src/sitdown/words/table_titles.${language}.json`]?.()) ?? null;
}

/** «Бархатный фонарь» for `velvet-lantern`; null where the list does not know it. */
export function titleIn({ looks, things }: Titles, houseTitle: string): string | null {
  const [look = "", thing = ""] = houseTitle.split("-");
  const [noun = "", gender = ""] = things[thing] ?? [];
  const adjective = looks[look]?.[GENDERS.indexOf(gender)];
  if (!adjective || !noun) return null;
  return `${adjective.charAt(0).toLocaleUpperCase()}${adjective.slice(1)} ${noun}`;
}
