import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { buildIfStale } from "../../tools/build.mjs";
import { startCluster } from "../../tools/postgres-cluster.mjs";
import { exitWith, Fault } from "../../tools/say.mjs";
import { table } from "../../tools/table.mjs";
import { findPostgres } from "../../tools/test/find-postgres.ts";
import type { Figure } from "../rounds.ts";
import { ownFolder } from "../shop.ts";
import { addANode } from "./add-a-node.ts";
import { killANode } from "./kill-a-node.ts";
import { tryTheProxy } from "./try-the-proxy.ts";

/** One shop and two, on one PostgreSQL, behind a real nginx: what a second node costs, and what happens when one dies. */
await exitWith(async () => {
  const { values } = parseArgs({
    options: {
      messages: { type: "string", default: "1500" },
      // Many rounds: single ones of one and the same setting differ by a tenth and more.
      times: { type: "string", default: "200" },
      rounds: { type: "string", default: "32" },
      only: { type: "string", default: "proxy,kill,add" },
    },
  });
  const programs = findPostgres();
  if (!programs) throw new Fault("This needs PostgreSQL: install it with your system's packages.");
  await buildIfStale();
  using folder = ownFolder();
  const cluster = await startCluster(programs, { isDurable: true });
  const parts = values.only.split(",");
  const placeOf = async (part: string) => {
    const at = join(folder.path, part);
    mkdirSync(at, { recursive: true });
    const databaseUrl = await createDatabase(cluster.url, `nodes_${part}`);
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(at, "data"), RATE_LIMITS: "off" };
    return {
      folder: at,
      databaseUrl,
      env: { ...env, PAYMENTS: "sandbox", PUBLIC_URL: "https://shop.example.com" },
    };
  };
  try {
    let isKept = true;
    const tell = (figures: readonly Figure[]) => {
      isKept &&= figures.every((figure) => figure.isKept);
      const rows = figures.map(({ what, ours, floor, ratio, promise, isKept: is }) => [
        ...[what, ours, floor, ratio, promise, is ? "✓" : "✗"],
      ]);
      console.log(table(["what", "two nodes", "one node", "ratio", "promised", ""], rows));
    };
    if (parts.includes("proxy")) {
      const place = await placeOf("proxy");
      tell(await tryTheProxy(place.folder, place.env));
    }
    if (parts.includes("kill"))
      tell(await killANode({ ...(await placeOf("kill")), times: Number(values.messages) }));
    if (parts.includes("add")) {
      const alone = await placeOf("single");
      const apart = [await placeOf("one"), await placeOf("other")] as const;
      const together = await placeOf("two");
      const [times, rounds] = [Number(values.times), Number(values.rounds)];
      tell(await addANode({ alone, apart, together, times, rounds }));
    }
    return isKept ? 0 : 1;
  } finally {
    await cluster.stop();
  }
});

async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
