import fc from "fast-check";
import type { Call } from "#contracts/call.ts";
import type { OpenApi, Operation } from "#server/platform/http/openapi.ts";
import { asSchema, type Schema } from "#server/platform/http/openapi-schemas.ts";
import { fittingValue, hostileTexts, strangeValue } from "./arbitrary-values.ts";
import { isForBuyers } from "./for-buyers.ts";

export const people = ["anonymous", "standard", "client", "link", "administrator"] as const;
export type Person = (typeof people)[number];

/** A request as it was thought up; ids and bodies that nothing is wrong with are filled in when it is sent. */
export interface FuzzRequest {
  readonly call: Call;
  readonly operation: Operation;
  readonly who: Person;
  readonly id: string | undefined;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Replaces the valid body whole, or field by field. */
  readonly body: { readonly whole: unknown } | { readonly changed: Schema; readonly left: readonly string[] };
}

const brokenIds = [
  "0",
  "-1",
  "abc",
  "1.5",
  "1e3",
  "2147483648",
  "99999999999999999999",
  "%00",
  "%F0%9F",
  "null",
];

/** A password is hashed slowly on purpose, and a document is rendered: of these there are fewer. */
const worksLong =
  /(login|register|POST \/api\/users|document|receipt|certificate|packing-slip|job-ticket|carton-labels)$/;

/** Any request to any operation of the document, half of them about things that exist. */
export function anyRequest(
  calls: readonly Call[],
  { paths, components }: OpenApi,
): fc.Arbitrary<FuzzRequest> {
  const [long = [], short = []] = [true, false].map((is) =>
    calls.filter(({ path, method }) => worksLong.test(`${method} ${path}`) === is),
  );
  const call = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...long) },
    { weight: 39, arbitrary: fc.constantFrom(...short) },
  );
  return call.chain((call): fc.Arbitrary<FuzzRequest> => {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    if (!operation) throw new Error(`${call.method} ${call.path} is not in the document`);
    const parameters = operation.parameters.filter(({ in: where }) => where === "query");
    const query = Object.fromEntries(
      parameters.map(({ name, schema }) => [
        name,
        fc.oneof(
          { weight: 3, arbitrary: fittingValue(schema, components.schemas).map(String) },
          fc.constantFrom(...hostileTexts),
        ),
      ]),
    );
    return fc.record({
      call: fc.constant(call),
      operation: fc.constant(operation),
      who: whoOf(operation["x-policy"]),
      id: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
        fc.constantFrom(
          ...brokenIds,
          ...hostileTexts.slice(0, 20).map((text) => encodeURIComponent(text.toWellFormed()) || "0"),
        ),
      ),
      query: fc.record(query, {
        requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
      }),
      headers: headersOf(operation),
      body: bodyOf(operation, components.schemas),
    });
  });
}

/** Mostly those who may, so that not everything ends at the door. */
function whoOf(policy: string): fc.Arbitrary<Person> {
  const may: Person = isForBuyers(policy) ? "client" : policy === "anyone" ? "anonymous" : "administrator";
  return fc.oneof({ weight: 4, arbitrary: fc.constant(may) }, fc.constantFrom(...people));
}

function headersOf({ parameters }: Operation): fc.Arbitrary<FuzzRequest["headers"]> {
  const values = fc.constantFrom(
    "*",
    '"1"',
    'W/"1"',
    '"0"',
    "x",
    "1".repeat(300),
    "\u00e9",
    "key-1",
    "key-2",
    " ",
  );
  // Nearly every command takes a key; most are used once.
  const keys = fc.oneof({ weight: 5, arbitrary: fc.uuid() }, values);
  const named = parameters
    .filter(({ in: where }) => where === "header")
    .map(({ name }) => [name, name === "Idempotency-Key" ? keys : values]);
  return fc.record(Object.fromEntries(named), { requiredKeys: [] });
}

function bodyOf(
  { requestBody }: Operation,
  schemas: Readonly<Record<string, Schema>>,
): fc.Arbitrary<FuzzRequest["body"]> {
  const untouched = fc.constant({ changed: {}, left: [] });
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  if (!schema) return untouched;
  const properties = asSchema(schema.properties);
  const names = Object.keys(properties);
  const changed = Object.fromEntries(
    names.map((name) => [
      name,
      fc.oneof({ weight: 2, arbitrary: fittingValue(asSchema(properties[name]), schemas) }, strangeValue),
    ]),
  );
  const changes = fc
    .record({
      fields: fc.record(changed, { requiredKeys: [] }),
      take: fc.integer({ min: 0, max: 3 }),
      left: fc.subarray(names, { maxLength: Math.min(1, names.length) }),
    })
    .map(({ fields, take, left }) => ({
      changed: Object.fromEntries(Object.entries(fields).slice(0, take)),
      left,
    }));
  return fc.oneof(
    { weight: 3, arbitrary: untouched },
    { weight: 5, arbitrary: changes },
    { weight: 2, arbitrary: fittingValue(schema, schemas).map((whole) => ({ whole })) },
    { weight: 1, arbitrary: strangeValue.map((whole) => ({ whole })) },
  );
}
