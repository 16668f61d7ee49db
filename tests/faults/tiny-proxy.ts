import { once } from "node:events";
import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface TinyProxy extends AsyncDisposable {
  readonly url: string;
}

/**
 * A proxy in front of several shops, as an operator's: each request to the next one, and to the one after it when nobody
 * answers there. A request that was sent may be sent again, because ours carry an Idempotency-Key or change nothing.
 */
export async function startTinyProxy(shops: readonly string[]): Promise<TinyProxy> {
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked);
    turn += 1;
    for (let attempt = 0; attempt < 4 * shops.length; attempt += 1) {
      const shop = shops[(turn + attempt) % shops.length] ?? "";
      const response = await pass(new URL(asked.url ?? "/", shop), asked, body);
      if (!response) continue;
      answer.writeHead(response.status, { "content-type": response.type });
      answer.end(response.body);
      return;
    }
    answer.writeHead(502);
    answer.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
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
