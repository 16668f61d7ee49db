import { once } from "node:events";
import { createServer } from "node:http";
import type { Registry } from "prom-client";
import { seconds } from "#domain/time/durations.ts";

export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * `GET /metrics` on a port of its own, which no visitor's request reaches. Rejects with the system's
 * error when the port cannot be opened.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: seconds(5) }, async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { "content-type": registry.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
