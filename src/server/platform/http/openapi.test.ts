import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Call, defineCall } from "#contracts/call.ts";
import { getProduct } from "#contracts/catalogue/catalogue.ts";
import { errorStatus } from "#contracts/error-codes.ts";
import { everyCall } from "#contracts/every-call.fixture.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { mountApiDocs } from "./api-docs.ts";
import { apiDocsPage } from "./api-docs-page.ts";
import { buildOpenApi } from "./openapi.ts";
import { asSchema } from "./openapi-schemas.ts";

const about = { title: "GREEN ECO API", version: "1.2.3", url: "https://shop.example" };
const documentOf = (...calls: Call[]) =>
  buildOpenApi(
    calls.map((call) => ({ call, policy: "administrator", feature: "catalogue" })),
    about,
  );

const bag = z.object({ name: z.string(), weight: z.int() }).meta({ id: "Bag" });
const changeBag = defineCall({
  method: "PUT",
  path: "/api/bags/{id}",
  summary: "Change a bag <now>",
  params: z.strictObject({ id: z.int().min(1) }),
  query: z.strictObject({ dry: z.boolean().optional() }),
  body: z.strictObject({ name: z.string().max(20) }),
  headers: ["If-Match"],
  answers: { 200: z.object({ bag }) },
});

const allowsNull = (value: unknown): boolean => {
  const { type, anyOf, ...rest } = asSchema(value);
  if (Array.isArray(anyOf)) return anyOf.some(allowsNull);
  if (Array.isArray(type)) return type.includes("null");
  return type === "null" || (type === undefined && !["$ref", "enum", "const"].some((of) => of in rest));
};

/** What stands at a path of a schema, behind its references and what else a part may be. */
function partOf(whole: unknown, [key, ...path]: readonly PropertyKey[], value = whole): unknown {
  if (key === undefined) return value;
  const { $ref, anyOf } = asSchema(value);
  const found = Object.entries(Array.isArray(value) ? { ...value } : asSchema(value)).find(
    ([name]) => name === String(key),
  );
  if (found) return partOf(whole, path, found[1]);
  const others = [
    ...(typeof $ref === "string" ? [partOf(whole, $ref.split("/").slice(1))] : []),
    ...(Array.isArray(anyOf) ? anyOf : []),
  ];
  return others.map((other) => partOf(whole, [key, ...path], other)).find((part) => part !== undefined);
}

describe("the document", () => {
  const document = documentOf(changeBag);
  const operation = document.paths["/api/bags/{id}"]?.put;

  test("says who may use a call, what it takes and what it answers", () => {
    expect(operation).toMatchObject({
      operationId: "putApiBagsId",
      summary: "Change a bag <now>",
      tags: ["catalogue"],
      "x-policy": "administrator",
      security: [{ bearer: [] }],
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
        { name: "dry", in: "query", required: false },
        { name: "If-Match", in: "header", required: false },
        { name: "Idempotency-Key", in: "header", required: false },
      ],
      requestBody: { required: true, content: { "application/json": { schema: { required: ["name"] } } } },
    });
    expect(operation?.responses["200"]?.content?.["application/json"]?.schema).toMatchObject({
      properties: { bag: { $ref: "#/components/schemas/Bag" } },
    });
  });

  test("collects named parts once, without limits that say nothing", () => {
    expect(document.components.schemas.Bag).toEqual({
      type: "object",
      properties: { name: { type: "string" }, weight: { type: "integer" } },
      required: ["name", "weight"],
      additionalProperties: false,
    });
    expect(document.components.schemas).toHaveProperty("Error");
  });

  test("names every way to fail with its codes", () => {
    const statuses = Object.keys(operation?.responses ?? {}).map(Number);
    expect(statuses).toEqual([200, 400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 500, 503]);
    expect(operation?.responses["403"]?.description).toBe("forbidden, foreign_origin");
    const known = new Set<number>([200, ...Object.values(errorStatus)]);
    expect(statuses.every((status) => known.has(status))).toBe(true);
  });

  test("names what a call declares beside what follows from its shape", () => {
    const { errors: _, ...product } = getProduct;
    const statusesOf = (call: Call) =>
      Object.keys(documentOf(call).paths[call.path]?.get?.responses ?? {}).map(Number);
    expect(statusesOf(getProduct)).toContain(410);
    expect(statusesOf(product)).not.toContain(410);
  });

  test("refuses one name for two things", () => {
    const other = {
      ...changeBag,
      path: "/api/sacks/{id}",
      answers: { 200: z.string().meta({ id: "Bag" }) },
    } as const;
    expect(() => documentOf(changeBag, other)).toThrow("Bag");
  });

  test("can be written for every call there is, each under an id of its own, every reference found", () => {
    const whole = documentOf(...everyCall.map(([, call]) => call));
    const operations = Object.values(whole.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(everyCall.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(everyCall.length);
    const references = JSON.stringify(whole).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
    for (const [, name = ""] of references) expect(whole.components.schemas).toHaveProperty([name]);
    expect(JSON.stringify(whole)).not.toContain("$defs");
  });

  test("says of every field whether it may be null, as the call takes it", () => {
    const differ: string[] = [];
    let count = 0;
    for (const [name, { body, form }] of everyCall) {
      const objects: [z.ZodObject, readonly PropertyKey[]][] = [];
      const written: unknown = z.toJSONSchema(body ?? form?.fields ?? z.object({}), {
        ...{ io: "input", unrepresentable: "any" },
        override({ zodSchema, path }) {
          // A form carries texts, of which none is null; what they hold may be.
          const isRead = zodSchema instanceof z.ZodObject && !(form && path.length === 0);
          if (isRead) objects.push([zodSchema, path]);
        },
      });
      for (const [{ shape }, path] of objects)
        for (const [field, part] of Object.entries<z.ZodType>(shape)) {
          count += 1;
          const says = allowsNull(partOf(written, [...path, "properties", field]));
          if (part.safeParse(null).success !== says) differ.push(`${name} ${field}`);
        }
    }
    // That it is the same as the password is a rule of the body.
    expect(differ.filter((field) => !field.endsWith(" password_confirmation"))).toEqual([]);
    expect(count).toBeGreaterThan(400);
  });

  test("a field of a form is a text: none may be null", () => {
    const forms = everyCall.filter(([, { form }]) => form);
    const fields = forms.flatMap(([, call]) => {
      const { requestBody } = documentOf(call).paths[call.path]?.[call.method.toLowerCase()] ?? {};
      const { properties } = requestBody?.content["multipart/form-data"]?.schema ?? {};
      return Object.entries(asSchema(properties)).filter(([, field]) => allowsNull(field));
    });
    expect([forms.length > 8, fields]).toEqual([true, []]);
  });
});

test("the page shows every call of the document, runs nothing, and writes markup as text", () => {
  const page = apiDocsPage(documentOf(changeBag));
  expect(page).toContain("PUT /api/bags/{id}");
  expect(page).toContain("Change a bag &lt;now&gt;");
  expect(page).toContain('<a href="#schema-Bag">Bag</a>');
  expect(page).not.toMatch(/<script|\son\w+=|javascript:|\sstyle=/);
  for (const [, target = ""] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
});

test("both are served, the page under a policy that allows its own style only", async () => {
  await using database = await createTestDatabase();
  const shop = await createTestShop(createTestServices(database), [
    ({ app, routes }) => mountApiDocs(app, { declared: routes.declared, ...about, title: () => about.title }),
    ({ routes }) =>
      routes.add(changeBag, { name: "anyone", admit: (actor) => actor }, async () => ({
        bag: { name: "", weight: 1 },
      })),
  ]);
  const document = await shop.send("GET", "/api/openapi.json");
  expect(document.body).toMatchObject({ openapi: "3.1.0", paths: { "/api/bags/{id}": {} } });
  const page = await shop.send("GET", "/api/docs");
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
});
