/** How a choice is called: an action by its message, a single argument by what it is. */
import type { Action, Schema, Value } from "../documents.ts";
import { capital } from "../words/capital.ts";
import type { Words } from "../words/words.ts";

/** What choices of one kind are called in a list of kinds. */
export function kindLabel(words: Words, kind: string): string {
  const id = `action-${kind}.kind`;
  return words.has(id) ? capital(words.say(id)) : kind;
}

/** What it is called to put one of a kind together oneself; empty where all of them are listed. */
export function ownLabel(words: Words, kind: string): string {
  const id = `action-${kind}.own`;
  return words.has(id) ? words.say(id) : "";
}

/** Actions by what is done, in the order of the rules. */
export function byKind(actions: readonly Action[]): { kind: string; actions: Action[] }[] {
  const kinds = new Map<string, Action[]>();
  for (const action of actions) {
    const group = kinds.get(action.do) ?? [];
    group.push(action);
    kinds.set(action.do, group);
  }
  return [...kinds].map(([kind, group]) => ({ kind, actions: group }));
}

/** What a house rule is called. */
export function optionLabel(words: Words, name: string): string {
  const id = [`option-${name}`, `field-${name}`].find((one) => name && words.has(one));
  return id ? words.say(id) : name;
}

/** What a value of a house rule is called. */
export function optionValue(words: Words, name: string, value: Value, schema: Schema): string {
  const id = `option-${name}-${String(value)}`;
  if (name && words.has(id)) return words.say(id);
  if (value === null) return words.say("choice-default");
  return valueLabel(words, value, typeof value === "number" ? schema : undefined);
}

export function valueLabel(words: Words, value: Value, schema?: Schema): string {
  if (value === null) return words.say("choice-nothing");
  if (typeof value === "boolean") return words.say(value ? "choice-yes" : "choice-no");
  if (isSeat(schema)) return words.seat(value);
  if (typeof value === "string")
    return words.has(`thing-${value.split(".")[0]}`) ? words.thing(value) : value;
  if (Array.isArray(value))
    return value.map((item) => valueLabel(words, item, schema?.items)).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, item]) => `${valueLabel(words, name)}: ${valueLabel(words, item)}`)
      .join(", ");
  }
  return String(value);
}

export function isSeat(schema: Schema | undefined): boolean {
  return schema?.format === "seat" || Boolean(schema?.anyOf?.some(isSeat));
}
