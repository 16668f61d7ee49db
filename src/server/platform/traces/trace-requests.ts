import { context, propagation, type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { markFailed } from "./spans.ts";

/** A span for each request, under its route's pattern and without its address; what it does meanwhile belongs to it. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { method } = request;
    // A call that a page makes in this process belongs to the page.
    const active = context.active();
    const parent = trace.getSpan(active) ? active : propagation.extract(active, request.headers);
    const attributes = { "http.request.method": method };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    const route = request.routeOptions.url ?? "none";
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ "http.route": route, "http.response.status_code": reply.statusCode });
    if (span && reply.statusCode >= 500) markFailed(span);
    span?.end();
  });
}
