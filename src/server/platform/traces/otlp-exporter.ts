import type { FastifyBaseLogger } from "fastify";
import { seconds } from "#domain/time/durations.ts";
import { every } from "../jobs/every.ts";
import type { Attributes, Span } from "./tracer.ts";

/** What a collector that is away may cost: more spans than this are dropped. */
const mostWaiting = 4_096;
const atOnce = 512;

interface Setting {
  /** A collector's address, e.g. `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly log: FastifyBaseLogger;
}

export interface Exporter {
  readonly keep: (span: Span) => void;
  /** Sends what waits and ends. */
  readonly stop: () => Promise<void>;
}

/** Sends spans to a collector in OTLP's JSON form, every few seconds, away from every request. */
export function otlpExporter({ endpoint, headers, service, log }: Setting): Exporter {
  const waiting: Span[] = [];
  let dropped = 0;
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;

  async function post(spans: readonly Span[]): Promise<void> {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(requestOf(spans, service)),
      signal: AbortSignal.timeout(seconds(5)),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the collector of OTEL_EXPORTER_OTLP_ENDPOINT answered ${answer.status}`);
  }

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, atOnce);
      try {
        await post(spans);
      } catch (error) {
        // Sent again they might arrive twice, and what comes meanwhile needs their place.
        dropped += spans.length;
        throw error;
      }
    }
    if (dropped > 0) log.warn({ dropped }, "spans were dropped: the collector was away or did not keep up");
    dropped = 0;
  }

  const job = every(seconds(2), "traces", log, send);
  return {
    keep(span) {
      if (waiting.length < mostWaiting) waiting.push(span);
      else dropped += 1;
    },
    async stop() {
      await job.stop();
      await send().catch((error: unknown) => log.warn({ err: error }, "the last spans were not sent"));
    },
  };
}

const kinds: Readonly<Record<Span["kind"], number>> = { internal: 1, server: 2, client: 3 };
const failed = 2;

/** The protocol's request (opentelemetry-proto, `ExportTraceServiceRequest` as JSON). */
function requestOf(spans: readonly Span[], service: string) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ "service.name": service }) },
        scopeSpans: [{ scope: { name: "green-eco" }, spans: spans.map(spanOf) }],
      },
    ],
  };
}

function spanOf(span: Span) {
  return {
    ...{ traceId: span.traceId, spanId: span.spanId },
    ...(span.parentId && { parentSpanId: span.parentId }),
    ...{ name: span.name, kind: kinds[span.kind] },
    startTimeUnixNano: nanoseconds(span.beganAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: attributesOf(span.attributes),
    status: span.isFailed ? { code: failed } : {},
  };
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "string" ? { stringValue: value } : { intValue: String(value) },
  }));
}

/** As text: nanoseconds since 1970 are more than a number holds. */
function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1_000)) * 1_000n);
}
