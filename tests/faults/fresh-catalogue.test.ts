import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { createPostgresDatabase, dropPostgresDatabase } from "#tests/support/postgres-databases.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readTools } from "./keep-writing.ts";

const changes = sized({ quick: 2, deep: 50 });
/** Each shows the name of the newest product. */
const pathsOf = (id: number) => [
  ...["/products", `/products/${id}`, `/en/products/${id}`, "/fr/products"],
  ...["/api/products", `/api/products/${id}`, "/api/products?sort=-created_at"],
];

describe("a change of the catalogue", () => {
  const shops = [{ database: "SQLite", nodes: 1 }];
  if (process.env.TEST_DATABASE_URL) shops.push({ database: "PostgreSQL", nodes: 2 });
  test.each(shops)(
    "REL-F16 shows on every page and call of $nodes × $database, and never goes back",
    async ({ database, nodes }) => {
      const urls = await open(nodes, database === "PostgreSQL");
      const [first = ""] = urls;
      const { token } = await readTools(first);
      const { data } = await (await fetch(`${first}/api/products`)).json();
      const paths = pathsOf(data[0].id);
      const places = urls.flatMap((url) => paths.map((path) => `${url}${path}`));
      let slowest = 0;
      for (let turn = 1; turn <= changes; turn += 1) {
        // What is in memory is what might be answered too long.
        for (const place of places) await untilKept(place);
        const name = `Bag of change ${turn}`;
        await rename(`${first}/api/products/${data[0].id}`, token, name);
        const changed = performance.now();
        const shows = async (place: string) => (await (await fetch(place)).text()).includes(name);
        await Promise.all(
          places.map(async (place) => {
            while (!(await shows(place))) await wait(10);
            slowest = Math.max(slowest, performance.now() - changed);
          }),
        );
        for (const place of places) expect(await shows(place), place).toBe(true);
      }
      recordFigure(
        "REL-F16",
        `${changes} changes on ${nodes} × ${database}: on ${paths.length} pages and calls each, the last after ${Math.round(slowest)} ms, none went back`,
      );
    },
  );
});

/** So many shops on one database and one folder. */
async function open(nodes: number, onPostgres: boolean): Promise<string[]> {
  const folder = temporaryFolder();
  const database = onPostgres ? await createPostgresDatabase() : "";
  const env = { DATABASE_URL: database, PUBLIC_URL: "", LOG_LEVEL: "error", RATE_LIMITS: "off" };
  const servers = await Promise.all(
    Array.from({ length: nodes }, () => startServer({ dataDir: folder.path, env })),
  );
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    if (database) await dropPostgresDatabase(database);
    folder.remove();
  });
  return servers.map(({ url }) => url);
}

/** Answers from memory carry no number: no line of the log speaks of them. */
async function untilKept(place: string): Promise<void> {
  await expect.poll(async () => (await fetch(place)).headers.has("x-request-id")).toBe(false);
}

async function rename(url: string, token: string, name: string): Promise<void> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ _method: "PUT", nom: name })) body.set(field, value);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: "POST", headers, body });
  expect(answer.status, await answer.text()).toBe(200);
}
