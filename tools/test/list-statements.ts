// npm run statements: writes docs/statements.txt, every statement that the tests see the shop issue on PostgreSQL.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "#server/platform/processes/find-postgres.ts";
import { ROOT, run } from "../run.ts";
import { exitWith, Fault } from "../say.ts";
import { startCluster } from "./postgres-cluster.ts";

await exitWith(async () => {
  const programs = findPostgres();
  if (!programs) throw new Fault("No PostgreSQL server on this machine: install the package postgresql.");
  const folder = mkdtempSync(join(tmpdir(), "green-eco-statements-"));
  const file = join(folder, "statements");
  const cluster = await startCluster(programs);
  try {
    const { code, output } = await run("vitest", ["run", "--project", "integration", "--project", "access"], {
      env: {
        ...process.env,
        TEST_DATABASE: "postgres",
        TEST_DATABASE_URL: cluster.url,
        STATEMENTS_FILE: file,
      },
    });
    if (code !== 0 || !existsSync(file))
      throw new Fault(`The tests failed, so the list is not whole.\n${output}`);
    const statements = readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => String(JSON.parse(line)));
    const list = [...new Set(statements)].sort();
    writeFileSync(join(ROOT, "docs", "statements.txt"), `${list.join("\n")}\n`);
    console.log(`docs/statements.txt: ${list.length} statements`);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
