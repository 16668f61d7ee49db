import { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { ShopMetrics } from "./shop-metrics.ts";

const signIn = /^\/api\/(login|client-login|password|client-password)(\/|$)/;

/** Counts what the routes answer, by their patterns. Calls that a page makes in this process are part of its own time. */
export function watchRequests(app: FastifyInstance, metrics: ShopMetrics): void {
  app.addHook("onResponse", async (request, reply) => {
    if (!(request.raw instanceof IncomingMessage)) return;
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? "none";
    const status = String(reply.statusCode);
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 400 && reply.statusCode < 500 && signIn.test(route))
      metrics.signInRefusals.inc({ route, status });
  });
}
