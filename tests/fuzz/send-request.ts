import type { OpenApi } from "#server/platform/http/openapi.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import type { openShopOfClients } from "#tests/access/shop-of-clients.ts";
import { encodeFields, pathOf, validFields } from "#tests/access/valid-inputs.ts";
import type { Answer } from "#tests/support/shop.ts";
import type { FuzzRequest } from "./arbitrary-requests.ts";
import { violations } from "./schema-violations.ts";

interface Encoded {
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

type World = Awaited<ReturnType<typeof openShopOfClients>>;

export interface Sent {
  readonly request: FuzzRequest;
  readonly path: string;
  readonly body: unknown;
  readonly answer: Answer;
  /** How the body violates the document's schema; undefined when it conforms. */
  readonly against: string | undefined;
  /** Milliseconds. */
  readonly took: number;
}

/** Sends what was thought up to a shop, filling in whose session and which record is meant. */
export function fuzzSender({ shop, services, clients, admin, standard }: World, { components }: OpenApi) {
  const [mine] = clients;
  if (!mine) throw new Error("no client");
  const bearers = {
    anonymous: undefined,
    standard: standard.bearer,
    client: mine.bearer,
    link: mine.link,
    administrator: admin.bearer,
  };
  return async (request: FuzzRequest): Promise<Sent> => {
    const { call, operation, who, id, query, headers } = request;
    const text = new URLSearchParams(query).toString();
    const path = `${pathOf(call, mine.his, id)}${text && `?${text}`}`;
    const fields = fieldsOf(request, mine.his);
    const sent: Encoded = fields === undefined ? { headers: {} } : await encodeBody(request, fields);
    // Signing out would end the session that later requests use.
    const isLeaving = call.path === "/api/logout" && who === "administrator";
    const bearer = isLeaving
      ? await openSession(services.db, "staff", admin.id, services.clock())
      : bearers[who];
    // Nor may one administrator send all others home.
    const isSendingHome = /\/end-(all|sessions)$/.test(call.path);
    const signedIn = isSendingHome ? await services.db.selectFrom("sessions").selectAll().execute() : [];
    const started = performance.now();
    const answer = await shop.send(call.method, path, {
      ...sent,
      bearer,
      headers: { ...definedOf(headers), ...sent.headers },
    });
    const took = performance.now() - started;
    if (signedIn.length > 0) {
      await services.db
        .insertInto("sessions")
        .values(signedIn)
        .onConflict((c) => c.doNothing())
        .execute();
    }
    const schema = operation.requestBody?.content["application/json"]?.schema;
    const found = schema && !call.rawBody ? violations(fields, schema, components.schemas) : [];
    return { request, path, body: fields, answer, against: found[0], took };
  };
}

function fieldsOf({ call, body }: FuzzRequest, his: Parameters<typeof validFields>[1]): unknown {
  if (call.method === "GET") return undefined;
  if ("whole" in body) return body.whole;
  const fields = { ...validFields(call, his), ...body.changed };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !body.left.includes(name)));
}

async function encodeBody({ call }: FuzzRequest, fields: unknown): Promise<Encoded> {
  const isObject = typeof fields === "object" && fields !== null && !Array.isArray(fields);
  if (isObject && call.form) return { headers: {}, ...(await encodeFields(call, { ...fields })) };
  return { body: JSON.stringify(fields), headers: {} };
}

/** The same request as a line for a terminal. */
export function asCurl({ request, path, body }: Sent): string {
  const headers = Object.entries(request.headers).map(([name, value]) => `-H '${name}: ${value}'`);
  const data = body === undefined ? [] : ["--json", `'${JSON.stringify(body).replaceAll("'", "'\\''")}'`];
  const who = request.who === "anonymous" ? [] : [`-H "Authorization: Bearer $${request.who.toUpperCase()}"`];
  return ["curl", "-X", request.call.method, ...who, ...headers, ...data, `"$SHOP${path}"`].join(" ");
}

function definedOf(headers: FuzzRequest["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
