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

const FEW = 8;

/** The values of a form that can be told one by one: words, `null`, seats, a small range of numbers.
 *
 * Null where there is none; of a form with several parts, those that can be listed. */
export function listedValues(schema: Schema, seats: number): Value[] | null {
  if (schema.enum) return schema.enum;
  if (schema.type === "null") return [null];
  if (schema.format === "seat") return range(0, seats - 1);
  const { minimum = 0, maximum, multipleOf = 1 } = schema;
  if (
    schema.type === "integer" &&
    maximum !== undefined &&
    (maximum - minimum) / multipleOf < FEW
  ) {
    return range(minimum, maximum, multipleOf);
  }
  const parts = (schema.anyOf ?? []).map((part) => listedValues(part, seats));
  const listed = parts.filter((part) => part !== null);
  const enough = listed.length === parts.length || listed.flat().length > 1;
  return schema.anyOf && enough ? listed.flat() : null;
}

function range(from: number, to: number, step = 1): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, place) => from + place * step,
  );
}

/** Whether a value is a plain object of a document. */
export function isObject(value: Value | undefined): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
