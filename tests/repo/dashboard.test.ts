import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/create-log.ts";
import { createShopMetrics } from "#server/platform/metrics/shop-metrics.ts";
import { watchShop } from "#server/watch-shop.ts";
import { readText } from "./repository-files.ts";

/** The Prometheus names of the shop's metrics; a database that is never queried is enough for that. */
function exposedNames(): ReadonlySet<string> {
  const metrics = createShopMetrics();
  const db = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", dataDir: "" });
  watchShop({ config: readConfig({}), db, clock: () => new Date(), log: createLog("silent"), metrics });
  return new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name));
}

const files = ["deploy/grafana-dashboard.json", "deploy/alerts.yaml", "docs/operations.md"];
const metric = /\b(?:shop|process|nodejs)_[a-z_]+/g;

test.each(files)("%s names metrics that exist", (file) => {
  const exposed = exposedNames();
  const named = new Set(readText(file).match(metric));
  const unknown = [...named].filter(
    (name) => !exposed.has(name) && !exposed.has(name.replace(/_(bucket|sum|count)$/, "")),
  );
  expect(unknown, "Correct the name, or add the metric in src/server/platform/metrics.").toEqual([]);
  expect(named.size).toBeGreaterThan(0);
});

test("the dashboard shows every metric", () => {
  const shown = readText("deploy/grafana-dashboard.json");
  const missing = [...exposedNames()].filter((name) => !shown.includes(name));
  expect(missing, "Add a panel to deploy/grafana-dashboard.json.").toEqual([]);
});
