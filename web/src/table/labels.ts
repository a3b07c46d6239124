/** How a choice is called: an action by its message, a single argument by what it is. */
import type { Action, Game, Schema, Value } from "../documents.ts";
import type { Words } from "../words/words.ts";
import type { Option, Step } from "./choice.svelte.ts";

export function optionLabel(words: Words, game: Game, step: Step, option: Option): string {
  const [only] = option.actions;
  if (option.actions.length === 1 && only) return words.action(only);
  if (step.argument === "do") return kindLabel(words, String(option.value));
  return valueLabel(words, option.value, schemaOf(game, option.actions, step.argument));
}

/** What choices of one kind are called in a list of kinds. */
export function kindLabel(words: Words, kind: string): string {
  const id = `action-${kind}.kind`;
  return words.has(id) ? words.say(id) : kind;
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

function schemaOf(game: Game, actions: Action[], argument: string): Schema | undefined {
  return game.actions[actions[0]?.do ?? ""]?.properties?.[argument];
}

/** Whether actions of this kind have more forms than can be listed: lists, objects, any number. */
export function isOpen(schema: Schema | undefined): boolean {
  return Object.entries(schema?.properties ?? {}).some(
    ([name, form]) => name !== "do" && isWide(form),
  );
}

function isWide(schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.some(isWide);
  if (schema.type === "array" || schema.type === "object") return true;
  return schema.type === "integer" && schema.format !== "seat" && schema.maximum === undefined;
}
