import fc from "fast-check";
import { z } from "zod";

/** The bounds of an integer column on both databases. */
export const column = { least: -2_147_483_648, most: 2_147_483_647 };

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const fields = (value: unknown) => (isObject(value) ? Object.entries(value) : []);

/**
 * Values that a contract allows, of the extremes of each field: the least, nothing, the most, and null or none at all where it
 * may be. What a screen or a paper is given has to be shown.
 */
export function extremeOf<Schema extends z.ZodType>(schema: Schema): fc.Arbitrary<z.output<Schema>> {
  const json: Json = { ...z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) };
  const named = isObject(json.$defs) ? json.$defs : {};
  return extremeValue(json, named).map((value) => schema.parse(value));
}

function extremeValue(given: unknown, named: Json): fc.Arbitrary<unknown> {
  const schema = isObject(given) ? given : {};
  if (typeof schema.$ref === "string") return extremeValue(named[schema.$ref.replace("#/$defs/", "")], named);
  const choices = objectsIn(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => extremeValue(choice, named)));
  const { type } = schema;
  if (Array.isArray(type))
    return fc.oneof(...type.map((each) => extremeValue({ ...schema, type: each }, named)));
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
  switch (type) {
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return fc.constantFrom(...bounded(schema, column.least, column.most));
    case "number":
      return fc.constantFrom(...bounded(schema, column.least / 100, column.most / 100));
    case "array":
      return fc.array(extremeValue(schema.items, named), { maxLength: 2 });
    case "object":
      return objectOf(schema, named);
    default:
      return textOf(schema);
  }
}

function bounded({ minimum, maximum }: Json, least: number, most: number): [number, number, number] {
  const lower = typeof minimum === "number" ? Math.max(minimum, least) : least;
  const upper = typeof maximum === "number" ? Math.min(maximum, most) : most;
  return [lower, Math.min(Math.max(0, lower), upper), upper];
}

function objectOf(schema: Json, named: Json): fc.Arbitrary<unknown> {
  const { properties, required, propertyNames, additionalProperties } = schema;
  const known = fields(properties);
  if (known.length === 0 && isObject(additionalProperties)) {
    const name = isObject(propertyNames) ? extremeValue(propertyNames, named) : fc.constant("Large");
    return fc
      .array(fc.tuple(name, extremeValue(additionalProperties, named)), { maxLength: 2 })
      .map((entries) => Object.fromEntries(entries));
  }
  const needed = Array.isArray(required) ? required : [];
  return fc.record(Object.fromEntries(known.map(([name, part]) => [name, extremeValue(part, named)])), {
    requiredKeys: known.map(([name]) => name).filter((name) => needed.includes(name)),
  });
}

function textOf({ pattern, format }: Json): fc.Arbitrary<string> {
  if (format === "date") return fc.constantFrom("2000-01-01", "2028-02-29", "2099-12-31");
  if (format === "date-time") return fc.constantFrom("2000-01-01T00:00:00.000Z", "2099-12-31T23:59:59.999Z");
  if (format === "email") return fc.constant("ann@example.com");
  if (typeof pattern === "string" && /\\d/.test(pattern)) return fc.constantFrom("2000-01-01", "2099-12-31");
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
  return fc.constantFrom("", "Zoë’s café", "A name that goes on and on ".repeat(8));
}
