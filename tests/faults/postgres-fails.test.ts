import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import "#server/features/contact/contact.table.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { findPostgresProgram } from "#server/platform/processes/find-postgres.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { startCluster } from "../../tools/test/postgres-cluster.ts";
import { type Asked, askAllTheTime, type Load } from "./ask-all-the-time.ts";

const initdb = process.platform === "linux" ? findPostgresProgram("initdb") : undefined;
const restarts = sized({ quick: 2, deep: 20 });
/** At least; it hangs until everybody has got an answer that was asked for meanwhile. */
const hangMs = sized({ quick: 0, deep: 30_000 });
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

const people = 16;

/** Waits until so many more were answered well. */
async function untilAnswered({ asked }: Load, count: number): Promise<void> {
  const from = asked.length;
  while (asked.slice(from).filter(isWell).length < count) await wait(20);
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
      await untilAnswered(load, 20);
      await cluster.restart("immediate");
      const up = performance.now();
      // The last refusal after the database was up again: so long it took for every client.
      await untilAnswered(load, 50);
      const refused = load.asked.filter((one) => !isWell(one) && one.at > up).map(({ at, ms }) => at + ms);
      back.push(Math.max(0, ...refused.map((at) => at - up)));
    }
    await load.stop();
    expect(hasEnded()).toBe(false);
    expect(wrong(load.asked)).toEqual([]);
    if (lane === "deep") expect(Math.max(...back)).toBeLessThan(5_000);
    expect(await lostOf(load.acknowledged)).toEqual([]);
    const refused = load.asked.filter((one) => !isWell(one)).length;
    recordFigure(
      "REL-F5",
      `${restarts} restarts: 0 exits, ${refused} of ${load.asked.length} answers were 503 and none anything else, the last of them ${Math.round(Math.max(...back))} ms after the database was up, ${load.acknowledged.length} acknowledged, 0 lost`,
    );
  });

  test(`REL-F6 PostgreSQL hangs: every request ends while it does, within 6 s, and all is well afterwards`, async () => {
    const { server, hasEnded } = await startShop();
    const load = askAllTheTime(() => server.url, { writers: people / 2, readers: people / 2, paths });
    await untilAnswered(load, 20);
    const stopped = performance.now();
    cluster.signal("SIGSTOP");
    const refusedMeanwhile = () => load.asked.filter((one) => one.at > stopped && !isWell(one));
    await wait(hangMs);
    // As many as are under way at a time: an answer that waits for the database would never come.
    while (refusedMeanwhile().length < 2 * people) await wait(50);
    const during = refusedMeanwhile();
    cluster.signal("SIGCONT");
    const woken = performance.now();
    while (!load.asked.some((one) => isWell(one) && one.at > woken)) await wait(10);
    const backAfter = performance.now() - woken;
    // All is well again: a hundred answers in a row.
    while (!(load.asked.length >= 100 && load.asked.slice(-100).every(isWell))) await wait(20);
    await load.stop();
    const slowest = Math.max(...during.map(({ ms }) => ms));
    expect(hasEnded()).toBe(false);
    expect(wrong(load.asked)).toEqual([]);
    if (lane === "deep") expect(slowest).toBeLessThan(6_000);
    expect(await lostOf(load.acknowledged)).toEqual([]);
    recordFigure(
      "REL-F6",
      `hung: ${during.length} requests, the slowest ${Math.round(slowest)} ms, all 503; back ${Math.round(backAfter)} ms after it woke, ${load.acknowledged.length} acknowledged, 0 lost`,
    );
  });
});
