import type { FastifyBaseLogger } from "fastify";
import { otlpExporter } from "./otlp-exporter.ts";
import { createTracer, noTracer, type Tracer } from "./tracer.ts";

interface Setting {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string;
  readonly OTEL_EXPORTER_OTLP_HEADERS: string;
  readonly OTEL_SERVICE_NAME: string;
}

export interface Tracing {
  readonly tracer: Tracer;
  readonly stop: () => Promise<void>;
}

/** Traces to the collector that is named; without one nothing is traced, and nothing is loaded or kept for it. */
export function openTracing(setting: Setting, log: FastifyBaseLogger): Tracing {
  if (setting.OTEL_EXPORTER_OTLP_ENDPOINT === "") return { tracer: noTracer, stop: async () => undefined };
  const pairs = setting.OTEL_EXPORTER_OTLP_HEADERS.split(",").filter(Boolean);
  const exporter = otlpExporter({
    endpoint: setting.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(
      pairs.map((pair) =>
        pair
          .split(/=(.*)/s)
          .slice(0, 2)
          .map((part) => part.trim()),
      ),
    ),
    service: setting.OTEL_SERVICE_NAME,
    log,
  });
  return { tracer: createTracer(exporter.keep), stop: exporter.stop };
}
