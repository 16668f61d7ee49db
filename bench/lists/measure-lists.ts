// npm run bench:lists: how the lists of the back office bear a million quotes, on both databases.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findPostgres } from "#server/platform/processes/find-postgres.ts";
import { buildIfStale } from "../../tools/build/build-if-stale.ts";
import { exitWith, Fault } from "../../tools/say.ts";
import { startCluster } from "../../tools/test/postgres-cluster.ts";
import { fill } from "./fill.ts";
import { type Export, measureExport, measureQuestions } from "./measure.ts";
import { openOffice } from "./office.ts";
import { showExports, showTable } from "./tables.ts";

const { values } = parseArgs({
  options: { quotes: { type: "string", default: "1000000" }, folder: { type: "string" } },
});
const small = 1_000;
const exports = ["/api/users/export", "/api/payments/export"];

await exitWith(async () => {
  const large = Number(values.quotes);
  if (!Number.isInteger(large) || large <= small)
    throw new Fault("--quotes must be a whole number above 1000.");
  await buildIfStale();
  // A named folder keeps its databases for the next run.
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), "green-eco-bench-"));
  const given = process.env.TEST_DATABASE_URL;
  const programs = given ? undefined : findPostgres();
  const cluster = programs ? await startCluster(programs) : undefined;
  const server = given ?? cluster?.url;
  try {
    for (const engine of server ? (["SQLite", "PostgreSQL"] as const) : (["SQLite"] as const)) {
      const at = { folder, server: engine === "SQLite" ? undefined : server };
      await using few = await openOffice(await fill(at, small));
      await using many = await openOffice(await fill(at, large));
      console.log(`\n${engine}\n\n${showTable(await measureQuestions(few, many), [small, large])}\n`);
      const ended: Export[] = [];
      for (const path of exports) ended.push(await measureExport(many, path));
      console.log(showExports(ended));
    }
  } finally {
    await cluster?.stop();
    if (!values.folder) rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
