import { expect, test } from "vitest";
import { readConfig } from "./config/config.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { createLog } from "./platform/log/create-log.ts";
import { createShopMetrics } from "./platform/metrics/shop-metrics.ts";
import { watchShop } from "./watch-shop.ts";

test("REL-P7 metrics that cannot be read leave the others", async () => {
  const metrics = createShopMetrics();
  const db = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", dataDir: "" });
  watchShop({ config: readConfig({}), db, clock: () => new Date(), log: createLog("silent"), metrics });
  metrics.slowStatements.inc({ kind: 'a "quoted"\nword' });
  const text = await metrics.registry.metrics();
  await db.destroy();
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).toContain('shop_slow_statements_total{kind="a \\"quoted\\"\\nword"} 1');
  expect(text).not.toMatch(/^shop_(open_payments|outbox_letters|outbox_oldest_seconds)\b/m);
});
