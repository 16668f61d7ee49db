import fc from "fast-check";
import { asSchema, type Schema } from "#server/platform/http/openapi-schemas.ts";
import { anyText } from "#tests/support/any-text.ts";
import { type Components, resolve, schemasOf } from "./schema-violations.ts";

/** Texts that are known to break programs. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\ufeff\u200b\u202e",
  "é\u0301\u0301",
  "👩‍👩‍👧‍👦",
  "%",
  "_",
  "%00",
  "\\",
  "'",
  "''; drop table quotes; --",
  "1 or 1=1",
  "{{7*7}}<%= 7*7 %>",
  "</script><script>alert(1)</script>",
  "../../../../etc/passwd",
  "\r\nBcc: eve@example.com",
  "=1+1",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e400",
  "9007199254740993",
  "__proto__",
  "constructor",
  "2026-02-30",
  "0000-00-00",
  "x".repeat(5000),
];

/** Values of unexpected types and contents. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, {}, [], [[]], { a: { b: [] } }, -1, 0.1, 1e308, -1e308, 2 ** 53),
  fc.constantFrom(...hostileTexts),
  fc.jsonValue({ maxDepth: 3 }),
);

const text = fc.oneof(fc.constantFrom(...hostileTexts), anyText(60), fc.string());

/** A value that its schema allows. */
export function fittingValue(given: Schema, components: Components): fc.Arbitrary<unknown> {
  const schema = resolve(given, components);
  const choices = schemasOf(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => fittingValue(choice, components)));
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return wholeNumberOf(schema);
    case "number":
      return fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: -10, max: 1000 }),
      );
    case "array":
      return fc.array(fittingValue(asSchema(schema.items), components), { maxLength: 6 });
    case "object":
      return objectOf(schema, components);
    default:
      return textOf(schema);
  }
}

function wholeNumberOf({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = typeof minimum === "number" ? minimum : -1000;
  const max = typeof maximum === "number" ? maximum : 2 ** 53 - 1;
  // The first rows exist.
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 12) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((any) => Math.min(max, Math.max(min, any))) },
  );
}

function textOf({ pattern, format, maxLength, example }: Schema): fc.Arbitrary<string> {
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
  if (format === "date")
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const most = typeof maxLength === "number" ? maxLength : 100;
  const fitting = text.map((any) => [...any].slice(0, most).join(""));
  return typeof example === "string" ? fc.oneof(fc.constant(example), fitting) : fitting;
}

function objectOf(schema: Schema, components: Components): fc.Arbitrary<Schema> {
  const properties = Object.entries(asSchema(schema.properties));
  const required = Array.isArray(schema.required) ? schema.required : [];
  const known = fc.record(
    Object.fromEntries(properties.map(([name, part]) => [name, fittingValue(asSchema(part), components)])),
    { requiredKeys: properties.map(([name]) => name).filter((name) => required.includes(name)) },
  );
  if (properties.length > 0 || schema.additionalProperties === false) return known;
  const name = schema.propertyNames ? textOf(asSchema(schema.propertyNames)) : text;
  return fc.dictionary(name, fittingValue(asSchema(schema.additionalProperties), components), { maxKeys: 4 });
}
