import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { type HttpServer, openHttpServer } from "#tests/support/open-http-server.ts";

/**
 * A round-robin proxy in front of several shops: a request that one shop does not answer goes to the next.
 * Requests may be sent again, because ours carry an Idempotency-Key or change nothing.
 */
export function startTinyProxy(shops: readonly string[]): Promise<HttpServer> {
  let turn = 0;
  return openHttpServer(async (asked, body, answer) => {
    turn += 1;
    // Its own: others come while this one is tried, and would send it to the same shop again and again.
    const first = turn;
    for (let attempt = 0; attempt < 4 * shops.length; attempt += 1) {
      const shop = shops[(first + attempt) % shops.length] ?? "";
      const response = await pass(new URL(asked.url ?? "/", shop), asked, body);
      if (!response) continue;
      answer.writeHead(response.status, { "content-type": response.type });
      answer.end(response.body);
      return;
    }
    answer.writeHead(502);
    answer.end();
  });
}

/** What a shop answers; nothing when it is not there, or hung up before its answer was whole. */
async function pass(
  to: URL,
  { method, headers }: { method?: string | undefined; headers: NodeJS.Dict<string | string[]> },
  body: Buffer,
): Promise<{ status: number; type: string; body: Buffer } | undefined> {
  try {
    const sent = request(to, {
      method: method ?? "GET",
      headers: { ...headers, connection: "close" },
      agent: false,
    });
    // An error after the response's headers also ends the response.
    sent.on("error", () => undefined);
    sent.end(body);
    const [response] = await once(sent, "response");
    return {
      status: response.statusCode,
      type: response.headers["content-type"] ?? "",
      body: await buffer(response),
    };
  } catch {
    // Refused or cut: the next one may know.
    return undefined;
  }
}
