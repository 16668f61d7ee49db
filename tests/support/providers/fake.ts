import type { IncomingMessage, ServerResponse } from "node:http";
import { openHttpServer } from "../open-http-server.ts";
import { compareWithShape, type Received, shapes } from "./request-shapes.ts";

/** What goes wrong between the provider and the shop. */
export const troubles = [
  "hang",
  "reset",
  "too-many",
  "broken",
  "truncated",
  "wrong-schema",
  "garbage",
] as const;
export type Trouble = (typeof troubles)[number];

/** What the provider answers. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface FakeServer extends AsyncDisposable {
  /** e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Names of the calls that came in, in order. */
  readonly calls: string[];
  /** Where a call departed from what the provider publishes; a test expects none. */
  readonly faults: string[];
  /** Something goes wrong with every answer, or with those of the calls that are named. */
  trouble:
    | {
        readonly kind: Trouble;
        readonly only?: readonly string[];
        readonly isActing?: boolean;
        /** Called in place of the answer, after the provider carried out the request. */
        readonly meanwhile?: () => void;
      }
    | undefined;
}

/** A call of the provider's API; `undefined` is for the fake's other pages. */
export type Handle = (name: string, received: Received) => Answer;
type ServePage = (request: IncomingMessage, body: Buffer, response: ServerResponse) => boolean;

/**
 * A fake provider: checks each request against the published shape, answers from a ledger of its own,
 * and can fail on the way. `isActing` tells whether the provider acted before the answer was lost.
 */
export async function openFakeServer(
  published: unknown,
  handle: Handle,
  servePage: ServePage = () => false,
): Promise<FakeServer> {
  const known = shapes.parse(published);
  const state: Pick<FakeServer, "calls" | "faults" | "trouble"> = {
    calls: [],
    faults: [],
    trouble: undefined,
  };
  const server = await openHttpServer((request, body, response) => {
    try {
      answer(request, body, response);
    } catch (error) {
      state.faults.push(String(error));
      response.writeHead(500).end("{}");
    }
  });

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    if (servePage(request, body, response)) return;
    const received = read(request, body);
    const { name, faults } = compareWithShape(known, received);
    state.calls.push(name);
    state.faults.push(...faults);
    const { trouble } = state;
    const isTroubled = trouble && (!trouble.only || trouble.only.includes(name));
    const isLost = isTroubled && !trouble.isActing;
    const invalid = { error: { type: "invalid_request_error", message: faults.join("; ") } };
    const given = isLost
      ? undefined
      : faults.length > 0
        ? { status: 400, body: invalid }
        : handle(name, received);
    if (isTroubled) trouble.meanwhile?.();
    send(response, given ?? { status: 200, body: {} }, isTroubled ? trouble.kind : undefined);
  }

  return Object.assign(state, server);
}

function send(response: ServerResponse, { status, body }: Answer, trouble: Trouble | undefined): void {
  const bytes = Buffer.from(JSON.stringify(body));
  const head = { "content-type": "application/json", "content-length": bytes.length };
  switch (trouble) {
    case "hang":
      return;
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "too-many":
      response.writeHead(429, { "content-type": "application/json" }).end('{"error":{"type":"api_error"}}');
      return;
    case "broken":
      response.writeHead(500, { "content-type": "application/json" }).end('{"error":{"type":"api_error"}}');
      return;
    case "truncated":
      response.writeHead(status, head);
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.socket?.destroy());
      return;
    case "wrong-schema":
      response
        .writeHead(200, { "content-type": "application/json" })
        .end('{"object":"surprise","status":"paid"}');
      return;
    case "garbage":
      response.writeHead(200, { "content-type": "text/html" }).end("<html>Bad gateway</html>");
      return;
    default:
      response.writeHead(status, head).end(bytes);
  }
}

function read(request: IncomingMessage, body: Buffer): Received {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider");
  const { method = "GET" } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join() : value,
    ]),
  );
  const written = body.toString("utf8");
  const isJson = headers["content-type"]?.startsWith("application/json") && written !== "";
  const sent = isJson ? fieldsOf(written) : Object.fromEntries(new URLSearchParams(written));
  return { method, path: pathname, headers, fields: { ...Object.fromEntries(searchParams), ...sent } };
}

/** The fields of a JSON body. An event to verify stays the very text that it was sent as. */
function fieldsOf(written: string): Record<string, string> {
  const event = /"webhook_event":([\s\S]*)\}$/.exec(written)?.[1];
  if (event === undefined) return flat(JSON.parse(written));
  const about: object = JSON.parse(written);
  return { ...flat({ ...about, webhook_event: "" }), webhook_event: event };
}

/** `{ a: [{ b: 1 }] }` as `{ "a.0.b": "1" }`. */
function flat(value: unknown, name = ""): Record<string, string> {
  if (typeof value !== "object" || value === null) return { [name]: String(value) };
  const parts = Object.entries(value).map(([key, each]) => flat(each, name ? `${name}.${key}` : key));
  return Object.assign({}, ...parts);
}
