import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import "#server/features/contact/contact.table.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { findPostgresProgram } from "../../tools/test/find-postgres.ts";
import { startCluster } from "../../tools/test/postgres-cluster.ts";
import { type Asked, askAllTheTime } from "./ask-all-the-time.ts";

const initdb = process.platform === "linux" ? findPostgresProgram("initdb") : undefined;
const restarts = sized({ quick: 3, deep: 20 });
const hangMs = sized({ quick: 8_000, deep: 30_000 });
// Searches: what is not searched for is answered from memory, with or without a database.
const paths = ["/api/products?search=bag", "/api/sizes?search=m", "/readyz", "/api/views"];

let cluster: Awaited<ReturnType<typeof startCluster>>;

async function startShop() {
  const env = { DATABASE_URL: cluster.url, RATE_LIMITS: "off", LOG_LEVEL: "error", DEMO_DATA: "off" };
  const server = await startServer({ env });
  onTestFinished(async () => void (await server.stop()));
  let hasEnded = false;
  void server.exited.then(() => {
    hasEnded = true;
  });
  return { server, hasEnded: () => hasEnded };
}

async function lostOf(acknowledged: readonly string[]): Promise<string[]> {
  const db = openDatabase({ url: cluster.url, dataDir: "" });
  const rows = await db.selectFrom("contact_messages").select("email").execute();
  await db.destroy();
  const present = new Set(rows.map(({ email }) => email));
  return acknowledged.filter((email) => !present.has(email));
}

const isWell = ({ status }: Asked) => status >= 200 && status < 300;
const wrong = (asked: readonly Asked[]) => asked.filter((one) => !isWell(one) && one.status !== 503);

describe.runIf(initdb)("the database fails", () => {
  beforeAll(async () => {
    cluster = await startCluster(String(initdb).replace(/\/[^/]+$/, ""));
    return () => cluster.stop();
  });

  test(`REL-F5 ${restarts} × PostgreSQL restarted at once, under load: the shop stays, and nothing acknowledged is lost`, async () => {
    const { server, hasEnded } = await startShop();
    const load = askAllTheTime(() => server.url, { writers: 4, readers: 4, paths });
    const back: number[] = [];
    for (let restart = 0; restart < restarts; restart += 1) {
      await wait(1_000);
      await cluster.restart("immediate");
      const up = performance.now();
      const isAnswered = () => load.asked.some((one) => isWell(one) && one.at > up);
      while (!isAnswered()) await wait(10);
      // The last refusal after the database was up again: so long it took for every client.
      await wait(1_500);
      const refused = load.asked.filter((one) => !isWell(one) && one.at > up).map(({ at, ms }) => at + ms);
      back.push(Math.max(0, ...refused.map((at) => at - up)));
    }
    await load.stop();
    expect(hasEnded()).toBe(false);
    expect(wrong(load.asked)).toEqual([]);
    expect(Math.max(...back)).toBeLessThan(5_000);
    expect(await lostOf(load.acknowledged)).toEqual([]);
    const refused = load.asked.filter((one) => !isWell(one)).length;
    recordFigure(
      "REL-F5",
      `${restarts} restarts: 0 exits, ${refused} of ${load.asked.length} answers were 503 and none anything else, the last of them ${Math.round(Math.max(...back))} ms after the database was up, ${load.acknowledged.length} acknowledged, 0 lost`,
    );
  });

  test(`REL-F6 PostgreSQL hangs for ${hangMs / 1000} s: every request ends within 6 s, and all is well afterwards`, async () => {
    const { server, hasEnded } = await startShop();
    const load = askAllTheTime(() => server.url, { writers: 8, readers: 8, paths });
    await wait(1_000);
    const stopped = performance.now();
    cluster.signal("SIGSTOP");
    await wait(hangMs);
    cluster.signal("SIGCONT");
    const woken = performance.now();
    while (!load.asked.some((one) => isWell(one) && one.at > woken)) await wait(10);
    const backAfter = performance.now() - woken;
    await wait(1_000);
    const settled = performance.now();
    await wait(2_000);
    await load.stop();
    const during = load.asked.filter(({ at }) => at > stopped - 100 && at < woken);
    const slowest = Math.max(...during.map(({ ms }) => ms));
    expect(hasEnded()).toBe(false);
    expect(wrong(load.asked)).toEqual([]);
    expect(slowest).toBeLessThan(6_000);
    expect(load.asked.filter((one) => one.at > settled && !isWell(one))).toEqual([]);
    expect(await lostOf(load.acknowledged)).toEqual([]);
    recordFigure(
      "REL-F6",
      `hung for ${hangMs / 1000} s: ${during.length} requests, the slowest ${Math.round(slowest)} ms, all 503; back ${Math.round(backAfter)} ms after it woke, ${load.acknowledged.length} acknowledged, 0 lost`,
    );
  });
});
