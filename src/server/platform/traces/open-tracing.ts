import { DiagLogLevel, diag, type Tracer, trace } from "@opentelemetry/api";
import type { FastifyBaseLogger } from "fastify";
import { seconds } from "#domain/time/durations.ts";

interface Setting {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string;
  readonly OTEL_EXPORTER_OTLP_HEADERS: string;
  readonly OTEL_SERVICE_NAME: string;
}

export interface Tracing {
  readonly tracer: Tracer;
  readonly stop: () => Promise<void>;
}

/** Traces to the collector that is named; without one nothing is traced, and the SDK is not loaded. */
export async function openTracing(setting: Setting, log: FastifyBaseLogger): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = setting;
  if (endpoint === "") return { tracer: trace.getTracer("green-eco"), stop: async () => undefined };
  const { sdk, exporter, resources } = await loadSdk();
  const report = (message: string, ...rest: readonly unknown[]) =>
    log.warn({ traces: [message, ...rest] }, "the collector of traces does not take them");
  diag.setLogger(
    { error: report, warn: report, info: () => {}, debug: () => {}, verbose: () => {} },
    DiagLogLevel.WARN,
  );
  const spans = new exporter.OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    headers: headersOf(setting.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: seconds(5),
  });
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new sdk.BatchSpanProcessor(spans, { scheduledDelayMillis: seconds(2) })],
  });
  provider.register();
  return {
    tracer: provider.getTracer("green-eco"),
    stop: () =>
      provider.shutdown().catch((error: unknown) => log.warn({ err: error }, "the last spans were not sent")),
  };
}

/** @throws where an endpoint is set, but the packages are not installed */
async function loadSdk() {
  try {
    const [sdk, exporter, resources] = await Promise.all([
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
    return { sdk, exporter, resources };
  } catch (error) {
    throw new TracingNotInstalled(error);
  }
}

/** The optional packages were left out when the shop was installed. */
export class TracingNotInstalled extends Error {
  constructor(cause: unknown) {
    super(
      "OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed. Run `npm ci --include=optional`, or leave it empty.",
      { cause },
    );
    this.name = "TracingNotInstalled";
  }
}

/** `name=value,name=value` */
function headersOf(pairs: string): Record<string, string> {
  const parts = pairs.split(",").filter(Boolean);
  return Object.fromEntries(
    parts.map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return [name.trim(), value.trim()];
    }),
  );
}
