import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { buildIfStale } from "../tools/build.mjs";
import { startCluster } from "../tools/postgres-cluster.mjs";
import { exitWith } from "../tools/say.mjs";
import { table } from "../tools/table.mjs";
import { findPostgres } from "../tools/test/find-postgres.ts";
import { changeCatalogue } from "./change-catalogue.ts";
import { firstRequests } from "./first-requests.ts";
import { findWrk } from "./load.ts";
import { readBesideRenders } from "./read-beside-renders.ts";
import { readPages } from "./read-pages.ts";
import { renderAfresh } from "./render-afresh.ts";
import type { Figure } from "./rounds.ts";
import { ownFolder, startShop } from "./shop.ts";
import { measureStart } from "./start-and-memory.ts";
import { writeQuotes } from "./write-quotes.ts";

/** Everything, in one run: the shop and its floor take turns, so that a slow moment of the machine meets both. */
await exitWith(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "5" },
      only: { type: "string", default: "start,pages,changes,quotes" },
    },
  });
  const setting = { wrk: findWrk(), rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const parts = values.only.split(",");
  await buildIfStale();
  const figures: Figure[] = [];
  if (parts.includes("start"))
    figures.push(...(await measureStart(setting.wrk, setting.rounds, setting.seconds)));
  if (parts.includes("pages")) {
    using folder = ownFolder();
    await using shop = await startShop({ DATA_DIR: folder.path });
    figures.push(...(await readPages(setting)), ...(await renderAfresh(shop, setting)));
    figures.push(...(await readBesideRenders(shop, setting)), ...(await firstRequests(shop)));
  }
  if (parts.includes("changes")) figures.push(...(await changeCatalogue(setting)));
  if (parts.includes("quotes")) {
    figures.push(...(await writeQuotes({ ...setting, databaseUrl: "" })));
    const programs = findPostgres();
    if (programs) {
      const cluster = await startCluster(programs, { isDurable: true });
      try {
        figures.push(...(await writeQuotes({ ...setting, databaseUrl: cluster.url })));
      } finally {
        await cluster.stop();
      }
    } else console.error("PostgreSQL is left out: there is none here.");
  }
  console.log(
    table(
      ["what", "the shop", "the floor", "ratio", "promised", ""],
      figures.map((each) => [
        each.what,
        each.ours,
        each.floor,
        each.ratio,
        each.promise,
        each.isKept === undefined ? "" : each.isKept ? "✓" : "✗",
      ]),
    ),
  );
  console.log(
    `Median [least; most] of ${values.rounds} rounds of ${values.seconds} s; Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, which the load shares.`,
  );
  return figures.every(({ isKept = true }) => isKept) ? 0 : 1;
});
