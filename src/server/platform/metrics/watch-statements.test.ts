import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createShopMetrics } from "./shop-metrics.ts";
import { kindOf, watchStatements } from "./watch-statements.ts";

test("REL-P1 a slow statement is logged as its text with placeholders, and each statement is counted", async () => {
  await using database = await createTestDatabase();
  const lines: string[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const metrics = createShopMetrics();
  const watch = watchStatements(metrics, pino(to), 1_000);
  const { url, dataDir } = database;
  // The watcher sees each statement as having taken two seconds.
  const db = openDatabase({ url, dataDir, log: (event) => watch({ ...event, queryDurationMillis: 2_000 }) });
  await db.selectFrom("turns").select("taken").where("key", "=", "ann@example.com").execute();
  await db.destroy();
  const [line = ""] = lines;
  expect(JSON.parse(line)).toMatchObject({ msg: "slow statement", ms: 2_000 });
  expect(line).toMatch(/where \\"key\\" = (\?|\$1)/);
  expect(lines.join("")).not.toContain("ann@example.com");
  const text = await metrics.registry.metrics();
  expect(text).toContain('shop_statement_seconds_count{kind="select"} 1');
  expect(text).toContain('shop_slow_statements_total{kind="select"} 1');
});

test("REL-P7 a fast statement is only counted, and with 0 none is logged", () => {
  const metrics = createShopMetrics();
  let logged = 0;
  const log = pino({ level: "silent" });
  log.warn = () => {
    logged += 1;
  };
  const statement = { level: "query", query: { sql: "select 1", parameters: [] } } as const;
  const event = (ms: number) => ({ ...statement, queryDurationMillis: ms }) as never;
  watchStatements(metrics, log, 200)(event(199));
  watchStatements(metrics, log, 0)(event(9_000));
  expect(logged).toBe(0);
  watchStatements(metrics, log, 200)(event(200));
  expect(logged).toBe(1);
});

test("REL-P7 statements are labelled by their first word, of which there are few", () => {
  expect(
    [" select 1", "begin immediate", "WITH x as (select 1) select 1", "vacuum", "?"].map(kindOf),
  ).toEqual(["select", "begin", "with", "other", "other"]);
});
