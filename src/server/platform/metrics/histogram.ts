import type { Registry } from "./registry.ts";
import type { Series } from "./series.ts";

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** How long things took, in seconds, by labels. */
export interface Histogram<Name extends string> {
  observe(labels: Labels<Name>, seconds: number): void;
}

interface Observed {
  readonly labels: Readonly<Record<string, string>>;
  /** How many fell into each bucket; the last one takes what is longer than all bounds. */
  readonly counts: number[];
  sum: number;
}

export function addHistogram<const Name extends string>(
  registry: Registry,
  setting: {
    readonly name: string;
    readonly help: string;
    readonly labels: readonly Name[];
    /** Upper bounds in seconds, ascending. */
    readonly bounds: readonly number[];
  },
): Histogram<Name> {
  const { name, help, labels, bounds } = setting;
  const all = new Map<string, Observed>();
  const read = () => [...all.values()].flatMap((observed) => seriesOf(observed, bounds));
  registry.add({ name, help, kind: "histogram", read });
  return {
    observe(given, seconds) {
      const key = labels.map((label) => given[label]).join("\n");
      let observed = all.get(key);
      if (!observed) {
        observed = { labels: given, counts: new Array<number>(bounds.length + 1).fill(0), sum: 0 };
        all.set(key, observed);
      }
      const found = bounds.findIndex((bound) => seconds <= bound);
      const bucket = found === -1 ? bounds.length : found;
      observed.counts[bucket] = (observed.counts[bucket] ?? 0) + 1;
      observed.sum += seconds;
    },
  };
}

/** Prometheus counts cumulatively: each bucket holds all that were at most as long. */
function seriesOf({ labels, counts, sum }: Observed, bounds: readonly number[]): Series[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    const le = at < bounds.length ? String(bounds[at]) : "+Inf";
    return { suffix: "_bucket", labels: { ...labels, le }, value: total };
  });
  return [...buckets, { suffix: "_sum", labels, value: sum }, { suffix: "_count", labels, value: total }];
}
