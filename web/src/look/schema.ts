/** Values for JSON Schemas, as the games' forms give them. */
import type { Document, Schema, Value } from "../documents.ts";

/** A first value of a form: its default, or the least it takes. */
export function initial(schema: Schema): Value {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0] ?? null;
  if (schema.anyOf) return initial(schema.anyOf[0] ?? {});
  switch (schema.type) {
    case "boolean":
      return false;
    case "integer":
      return schema.minimum ?? 0;
    case "string":
      return "";
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => initial(schema.items ?? {}));
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, initial(schema.properties![name]!)]),
      );
    default:
      return null;
  }
}

/** `null`, or something else: that something. */
export function nullable(schema: Schema): Schema | null {
  const others = schema.anyOf?.filter((form) => form.type !== "null") ?? [];
  return schema.anyOf && others.length < schema.anyOf.length && others.length === 1
    ? others[0]!
    : null;
}

/** The named values of a form, if it has only these: a list of words, numbers, `null`. */
export function namedValues(schema: Schema): Value[] | null {
  if (schema.enum) return schema.enum;
  if (schema.type === "null") return [null];
  if (!schema.anyOf) return null;
  const parts = schema.anyOf.map(namedValues);
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** Whether a value is a plain object of a document. */
export function isObject(value: Value | undefined): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
