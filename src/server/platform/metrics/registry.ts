import { type Series, seriesLine } from "./series.ts";

/** One metric: it tells its present values when it is asked. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly kind: "counter" | "gauge" | "histogram";
  readonly read: () => readonly Series[] | Promise<readonly Series[]>;
}

export interface Registry {
  add(metric: Metric): void;
  readonly names: () => readonly string[];
  /**
   * Everything in the text form that Prometheus reads (version 0.0.4). A metric that cannot be read, because the
   * database is away, say, is left out and handed to `onFault`: the others are needed most then.
   */
  readonly expose: (onFault: (name: string, error: unknown) => void) => Promise<string>;
}

/** An empty registry. Two metrics of one name are a mistake and throw. */
export function createRegistry(): Registry {
  const metrics = new Map<string, Metric>();
  return {
    add(metric) {
      if (metrics.has(metric.name)) throw new Error(`two metrics are called ${metric.name}`);
      metrics.set(metric.name, metric);
    },
    names: () => [...metrics.keys()],
    async expose(onFault) {
      const texts = await Promise.all(
        [...metrics.values()].map(async (metric) => {
          try {
            return textOf(metric, await metric.read());
          } catch (error) {
            onFault(metric.name, error);
            return "";
          }
        }),
      );
      return texts.join("");
    },
  };
}

function textOf({ name, help, kind }: Metric, series: readonly Series[]): string {
  const lines = series.map((each) => seriesLine(name, each));
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ""].join("\n");
}
