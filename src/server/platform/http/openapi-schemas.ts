import { z } from "zod";

/** A JSON Schema as it stands in the document. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

export interface Schemas {
  /** The schema of a contract; parts that have a name are collected and referred to. */
  read(schema: z.ZodType, io: "input" | "output"): Schema;
  readonly named: ReadonlyMap<string, Schema>;
}

/**
 * Reads contracts as JSON Schemas that share their named parts.
 * @throws when two contracts give one name to different things
 */
export function createSchemas(): Schemas {
  const named = new Map<string, Schema>();
  const keep = (name: string, schema: Schema) => {
    const known = named.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two contracts are called ${name} and differ.`);
    }
    named.set(name, schema);
  };
  return {
    named,
    read(schema, io) {
      const {
        $schema: _,
        $defs = {},
        id,
        ...rest
      } = normalize(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
      for (const [name, part] of Object.entries(asSchema($defs))) keep(name, withoutId(asSchema(part)));
      if (typeof id !== "string") return rest;
      keep(id, rest);
      return { $ref: `#/components/schemas/${id}` };
    },
  };
}

function withoutId({ id: _, ...schema }: Schema): Schema {
  return schema;
}

/** Points references at the components, and leaves out limits that only say "any safe integer". */
function normalize(schema: unknown): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === "$ref" && typeof value === "string")
      return value.replace("#/$defs/", "#/components/schemas/");
    if (key === "minimum" && value === Number.MIN_SAFE_INTEGER) return undefined;
    if (key === "maximum" && value === Number.MAX_SAFE_INTEGER) return undefined;
    return value;
  });
  return asSchema(JSON.parse(text));
}

/** The same of a field of a form, which carries texts and no null. */
export function withoutNull(value: unknown): Schema {
  const { anyOf, ...schema } = asSchema(value);
  if (!Array.isArray(anyOf)) return schema;
  const [only, ...others] = anyOf.filter((each) => asSchema(each).type !== "null");
  return others.length > 0 ? { ...schema, anyOf: [only, ...others] } : { ...schema, ...asSchema(only) };
}

/** An object of a JSON Schema, or an empty one where something else stands. */
export function asSchema(value: unknown): Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
