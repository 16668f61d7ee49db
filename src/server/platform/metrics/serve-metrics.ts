import { once } from "node:events";
import { createServer } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { seconds } from "#domain/time/durations.ts";
import type { Registry } from "./registry.ts";

export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * `GET /metrics` on a port of its own, which no visitor's request reaches (REL-P7). Rejects with what the system says when
 * nobody may listen there.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port, log }: { readonly host: string; readonly port: number; readonly log: FastifyBaseLogger },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: seconds(5) }, async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.expose((metric, error) =>
      log.warn({ err: error, metric }, "a metric could not be read"),
    );
    response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
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
