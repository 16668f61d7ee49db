import type { Schema } from "#server/platform/http/openapi-schemas.ts";
import { asSchema } from "#server/platform/http/openapi-schemas.ts";

/** The named parts of a document, for its references. */
export type Components = Readonly<Record<string, Schema>>;

const reference = "#/components/schemas/";

/** The schema itself, behind its reference. */
export function resolve(schema: Schema, components: Components): Schema {
  const { $ref } = schema;
  if (typeof $ref !== "string") return schema;
  const named = components[$ref.slice(reference.length)];
  if (!named) throw new Error(`The document refers to ${$ref}, which it does not have.`);
  return resolve(named, components);
}

/** The parts of `anyOf`, `oneOf` or a list of items. */
export function schemasOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.map(asSchema) : [];
}

/**
 * Where a value differs from the part of JSON Schema that the document uses; nothing when it conforms. `at` is the
 * value's path, for the message.
 */
export function violations(value: unknown, given: Schema, components: Components, at = "$"): string[] {
  const schema = resolve(given, components);
  const choices = schemasOf(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) {
    const each = choices.map((choice) => violations(value, choice, components, at));
    return each.some((found) => found.length === 0)
      ? []
      : [`${at} is none of ${choices.length} forms: ${each[0]}`];
  }
  if ("const" in schema && value !== schema.const) return [`${at} is not ${JSON.stringify(schema.const)}`];
  if (Array.isArray(schema.enum) && !schema.enum.includes(value))
    return [`${at} is none of the named values`];
  if (!isOfType(value, schema.type)) return [`${at} is no ${schema.type}`];
  if (typeof value === "string") return ofText(value, schema, at);
  if (typeof value === "number") return ofNumber(value, schema, at);
  if (Array.isArray(value)) {
    if (typeof schema.maxItems === "number" && value.length > schema.maxItems)
      return [`${at} has too many items`];
    return value.flatMap((item, index) =>
      violations(item, asSchema(schema.items), components, `${at}[${index}]`),
    );
  }
  return typeof value === "object" && value !== null ? ofObject(asSchema(value), schema, components, at) : [];
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === undefined) return true;
  if (Array.isArray(type)) return type.some((each) => isOfType(value, each));
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function ofText(text: string, { maxLength, minLength, pattern, format }: Schema, at: string): string[] {
  const length = [...text].length;
  if (typeof maxLength === "number" && length > maxLength) return [`${at} is too long`];
  if (typeof minLength === "number" && length < minLength) return [`${at} is too short`];
  if (typeof pattern === "string" && !new RegExp(pattern, "u").test(text))
    return [`${at} does not fit its pattern`];
  if (format === "date-time" && Number.isNaN(Date.parse(text))) return [`${at} is no time`];
  return [];
}

function ofNumber(number: number, { minimum, maximum }: Schema, at: string): string[] {
  if (typeof minimum === "number" && number < minimum) return [`${at} is too small`];
  return typeof maximum === "number" && number > maximum ? [`${at} is too large`] : [];
}

function ofObject(value: Schema, schema: Schema, components: Components, at: string): string[] {
  const properties = asSchema(schema.properties);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  const parts = Object.entries(value).flatMap(([name, part]) => {
    if (name in properties) return violations(part, asSchema(properties[name]), components, `${at}.${name}`);
    if (schema.additionalProperties === false) return [`${at}.${name} is not declared`];
    return violations(part, asSchema(schema.additionalProperties), components, `${at}.${name}`);
  });
  return [...missing, ...parts];
}
