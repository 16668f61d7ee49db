import { type Call, takesKey } from "#contracts/call.ts";
import { type ErrorCode, errorAnswer, errorStatus } from "#contracts/error-codes.ts";
import { asSchema, createSchemas, type Schema, type Schemas, withoutNull } from "./openapi-schemas.ts";
import type { DeclaredRoute } from "./routes.ts";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  /** Who may use it: the name of the policy that the route declares. */
  readonly "x-policy": string;
  /** The right by which an API key is enough as the bearer; without it no key is (SPEC-4.60). */
  readonly "x-api-key"?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface OpenApi {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: object;
  };
}

/** The OpenAPI document of the bound calls only, made from their contracts and policies. */
export function buildOpenApi(
  declared: readonly DeclaredRoute[],
  about: { readonly title: string; readonly version: string; readonly url: string },
): OpenApi {
  const schemas = createSchemas();
  const error = schemas.read(errorAnswer, "output");
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of declared) {
    const { call } = route;
    const operation = operationOf(route, schemas, error);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: about.title,
      version: about.version,
      description:
        "Unknown fields are refused. Every failure answers message and code, a 422 also errors by field. The bearer is the token of a session, or an API key (gek_…) where a call names the right that takes one.",
    },
    servers: [{ url: about.url }],
    paths,
    components: {
      schemas: Object.fromEntries([...schemas.named].sort(([one], [other]) => one.localeCompare(other))),
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function operationOf(
  { call, policy, keyRight, feature }: DeclaredRoute,
  schemas: Schemas,
  error: Schema,
): Operation {
  const body = requestBodyOf(call, schemas);
  const isOpen = policy === "anyone" || policy === "provider";
  return {
    operationId: operationId(call),
    summary: call.summary,
    tags: [feature],
    "x-policy": policy,
    ...(keyRight !== undefined && { "x-api-key": keyRight }),
    security: isOpen ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(call.params, "path", schemas),
      ...parametersOf(call.query, "query", schemas),
      ...[...(call.headers ?? []), ...(takesKey(call) ? ["Idempotency-Key"] : [])].map(
        (name) => ({ name, in: "header", required: false, schema: { type: "string" } }) as const,
      ),
    ],
    ...(body && { requestBody: body }),
    responses: { ...answersOf(call, schemas), ...failuresOf(call, policy, error) },
  };
}

function parametersOf(schema: Call["params"], where: "path" | "query", schemas: Schemas): Parameter[] {
  if (!schema) return [];
  const { properties, required } = schemas.read(schema, "input");
  const names = Array.isArray(required) ? required : [];
  return Object.entries(asSchema(properties)).map(([name, part]) => ({
    name,
    in: where,
    required: names.includes(name),
    schema: asSchema(part),
  }));
}

function requestBodyOf({ body, form, rawBody }: Call, schemas: Schemas): Operation["requestBody"] {
  if (rawBody) return { required: true, content: { "application/json": { schema: { type: "object" } } } };
  if (body) {
    const content = { "application/json": { schema: schemas.read(body, "input") } };
    return { required: !body.safeParse({}).success, content };
  }
  if (!form) return undefined;
  const fields = schemas.read(form.fields, "input");
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  const files = Object.fromEntries(form.files.map((name) => [name, file]));
  const several = form.several && { [form.several.name]: { type: "array", items: file } };
  const texts = Object.entries(asSchema(fields.properties)).map(([name, part]) => [name, withoutNull(part)]);
  const properties = { ...Object.fromEntries(texts), ...files, ...several };
  return { required: true, content: { "multipart/form-data": { schema: { ...fields, properties } } } };
}

function answersOf({ answers, answerType, answersCsv }: Call, schemas: Schemas): Operation["responses"] {
  const entries = Object.entries(answers).map(([status, answer]) => {
    if (status === "204") return [status, { description: "Done" }];
    const content = {
      [answerType ?? "application/json"]: { schema: schemas.read(answer, "output") },
      ...(answersCsv && status === "200" && { "text/csv": { schema: { type: "string" } } }),
    };
    return [status, { description: status === "201" ? "Made" : "Done", content }];
  });
  return Object.fromEntries(entries);
}

function failuresOf(call: Call, policy: string, schema: Schema): Operation["responses"] {
  const content = { "application/json": { schema } };
  const entries = errorStatusesOf(call, policy).map(({ status, codes }) => [
    String(status),
    { description: codes.join(", "), content },
  ]);
  return Object.fromEntries(entries);
}

interface Failure {
  readonly status: number;
  readonly codes: readonly ErrorCode[];
}

/** How a call may fail: what it declares, and what follows from what it takes and who may use it. */
function errorStatusesOf(call: Call, policy: string): Failure[] {
  const isOpen = policy === "anyone" || policy === "provider";
  const takesBody = Boolean(call.body ?? call.form ?? call.rawBody);
  const isSafe = call.method === "GET";
  const possible: Record<ErrorCode, boolean> = {
    unreadable_body: takesBody,
    unauthenticated: !isOpen,
    forbidden: !isOpen,
    foreign_origin: !isSafe,
    not_found: true,
    too_slow: takesBody,
    conflict: !isSafe || !isOpen,
    quote_expired: false,
    deposit_needed: false,
    // A mailed link may have been used, or be too old.
    gone: !isSafe || call.path.includes("{token}"),
    too_large: takesBody,
    unsupported_media_type: takesBody,
    invalid: takesBody || call.query !== undefined || !isSafe,
    too_many_requests: !isSafe || !isOpen,
    internal: true,
    unavailable: true,
  };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const [code, isPossible] of Object.entries(possible) as [ErrorCode, boolean][]) {
    if (isPossible || call.errors?.includes(code))
      byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return [...byStatus].map(([status, codes]) => ({ status, codes }));
}

function operationId({ method, path }: Call): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
