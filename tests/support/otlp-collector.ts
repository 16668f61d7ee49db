import { z } from "zod";
import { openHttpServer } from "./open-http-server.ts";

const attribute = z.object({
  key: z.string(),
  value: z.union([z.strictObject({ stringValue: z.string() }), z.strictObject({ intValue: z.number() })]),
});
const span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(attribute),
  status: z.strictObject({ code: z.int() }),
  flags: z.int(),
  // Where words of a person could come along: exceptions, and links to other traces.
  events: z.tuple([]),
  links: z.tuple([]),
  droppedAttributesCount: z.literal(0),
  droppedEventsCount: z.literal(0),
  droppedLinksCount: z.literal(0),
});
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ scope: z.object({ name: z.string() }), spans: z.array(span) })),
    }),
  ),
});

export type CollectedSpan = z.infer<typeof span>;

/** A collector on this machine that takes traces in OTLP's JSON form, and only in that. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const faults: string[] = [];
  const server = await openHttpServer((asked, said, answer) => {
    const body = said.toString("utf8");
    const parsed = request.safeParse(JSON.parse(body));
    const isRight = asked.method === "POST" && asked.url === "/v1/traces";
    if (!isRight || asked.headers["x-tenant"] !== "bags" || !parsed.success) {
      faults.push(`${asked.method} ${asked.url}: ${parsed.error?.message ?? "headers"}`);
      answer.writeHead(400).end();
      return;
    }
    bodies.push(body);
    for (const resource of parsed.data.resourceSpans)
      for (const scope of resource.scopeSpans) spans.push(...scope.spans);
    answer.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  return { ...server, spans, bodies, faults };
}
