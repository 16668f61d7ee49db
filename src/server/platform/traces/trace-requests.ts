import type { FastifyInstance, FastifyRequest } from "fastify";
import { noTracer, type OpenSpan, type Tracer } from "./tracer.ts";

/** A span for each request, under its route's pattern; what it does meanwhile belongs to it. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  if (tracer === noTracer) return;
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { method } = request;
    const parent = request.headers.traceparent;
    const from = typeof parent === "string" ? parent : undefined;
    const span = tracer.begin({
      ...{ name: method, kind: "server", from },
      attributes: { "http.request.method": method },
    });
    open.set(request, span);
    span.during(done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const attributes = { "http.route": route, "http.response.status_code": reply.statusCode };
    open
      .get(request)
      ?.end({ name: `${request.method} ${route}`, attributes, isFailed: reply.statusCode >= 500 });
  });
}
