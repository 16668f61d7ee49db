import { expect, test } from "vitest";
import { addCounter } from "./counter.ts";
import { addHistogram } from "./histogram.ts";
import { createRegistry } from "./registry.ts";

test("REL-P7 metrics are exposed in the form that Prometheus reads", async () => {
  const registry = createRegistry();
  const refusals = addCounter(registry, { name: "refusals_total", help: "Refusals.", labels: ["why"] });
  const took = addHistogram(registry, {
    ...{ name: "took_seconds", help: "Time.", labels: ["route"], bounds: [0.1, 1] },
  });
  refusals.add({ why: 'a "quoted"\nword \\' });
  refusals.add({ why: 'a "quoted"\nword \\' });
  took.observe({ route: "/a" }, 0.1);
  took.observe({ route: "/a" }, 0.5);
  took.observe({ route: "/a" }, 30);
  expect(await registry.expose(() => undefined)).toBe(`# HELP refusals_total Refusals.
# TYPE refusals_total counter
refusals_total{why="a \\"quoted\\"\\nword \\\\"} 2
# HELP took_seconds Time.
# TYPE took_seconds histogram
took_seconds_bucket{route="/a",le="0.1"} 1
took_seconds_bucket{route="/a",le="1"} 2
took_seconds_bucket{route="/a",le="+Inf"} 3
took_seconds_sum{route="/a"} 30.6
took_seconds_count{route="/a"} 3
`);
});

test("REL-P7 a metric that cannot be read leaves the others", async () => {
  const registry = createRegistry();
  registry.add({ name: "gone", help: "Gone.", kind: "gauge", read: () => Promise.reject(new Error("away")) });
  registry.add({ name: "here", help: "Here.", kind: "gauge", read: () => [{ value: 1 }] });
  const faults: string[] = [];
  expect(await registry.expose((name) => faults.push(name))).toBe(
    "# HELP here Here.\n# TYPE here gauge\nhere 1\n",
  );
  expect(faults).toEqual(["gone"]);
  expect(() => registry.add({ name: "here", help: "", kind: "gauge", read: () => [] })).toThrow(/here/);
});
