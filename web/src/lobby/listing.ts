/** Lists of tables that are longer than one page. */
import { api } from "../api.ts";
import type { ListedTable } from "../documents.ts";

const MOST = 100;

/** So many tables, or all there are; `next` where there are more. */
export async function several(query: Record<string, string>, count: number) {
  const tables: ListedTable[] = [];
  let next: string | null = null;
  do {
    const limit = String(Math.min(MOST, count - tables.length));
    const page = await api.tables({ ...query, limit, ...(next === null ? {} : { before: next }) });
    tables.push(...page.tables);
    next = page.next;
  } while (next !== null && tables.length < count);
  return { tables, next };
}
