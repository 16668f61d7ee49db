// npm run bench: the shop next to bare servers that do the least; exit code 1 where a requirement is not met.
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { findPostgres } from "#server/platform/processes/find-postgres.ts";
import { buildIfStale } from "../tools/build/build-if-stale.ts";
import { exitWith } from "../tools/say.ts";
import { table } from "../tools/table.ts";
import { startCluster } from "../tools/test/postgres-cluster.ts";
import { measureChanges } from "./change-catalogue.ts";
import { findWrk, type Setting } from "./load.ts";
import { measurePages } from "./pages.ts";
import { measureQuotes } from "./quotes.ts";
import type { Figure } from "./rounds.ts";
import { measureStart } from "./start-and-memory.ts";

const parts: Readonly<Record<string, (setting: Setting) => Promise<Figure[]>>> = {
  start: measureStart,
  pages: measurePages,
  changes: measureChanges,
  quotes: async (setting) => [...(await measureQuotes(setting, "")), ...(await quotesOnPostgres(setting))],
};

await exitWith(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "5" },
      only: { type: "string", default: Object.keys(parts).join() },
    },
  });
  const setting = { wrk: findWrk(), rounds: Number(values.rounds), seconds: Number(values.seconds) };
  await buildIfStale();
  const figures: Figure[] = [];
  for (const part of values.only.split(",")) figures.push(...((await parts[part]?.(setting)) ?? []));
  const rows = figures.map(({ what, ours, bare, ratio, promise, isKept }) => [
    ...[what, ours, bare, ratio, promise],
    isKept ? "✓" : "✗",
  ]);
  console.log(table(["what", "the shop", "bare", "ratio", "promised", ""], rows));
  console.log(
    `Median [least; most] of ${values.rounds} rounds of ${values.seconds} s; Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, which the load shares.`,
  );
  return figures.every(({ isKept }) => isKept) ? 0 : 1;
});

async function quotesOnPostgres(setting: Setting): Promise<Figure[]> {
  const programs = findPostgres();
  if (!programs) {
    console.error("Quotes on PostgreSQL are left out: it is not installed.");
    return [];
  }
  const cluster = await startCluster(programs, { isDurable: true });
  try {
    return await measureQuotes(setting, cluster.url);
  } finally {
    await cluster.stop();
  }
}
