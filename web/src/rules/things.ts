/** The cards of a game, as far as its actions and options name them: every word of a list of words. */
import type { Game, Schema } from "../documents.ts";

export function thingsOf(game: Game | undefined): string[] {
  const found = new Set<string>();
  for (const schema of Object.values(game?.actions ?? {})) collect(schema, found);
  return [...found];
}

function collect(schema: Schema, found: Set<string>) {
  for (const value of schema.enum ?? []) if (typeof value === "string") found.add(value);
  for (const part of schema.anyOf ?? []) collect(part, found);
  for (const part of Object.values(schema.properties ?? {})) collect(part, found);
  if (schema.items) collect(schema.items, found);
  if (schema.propertyNames) collect(schema.propertyNames, found);
  if (typeof schema.additionalProperties === "object") collect(schema.additionalProperties, found);
}
