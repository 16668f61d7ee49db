// npm run postgres: a PostgreSQL of our own until Ctrl+C, for running single tests on it.

import { findPostgres } from "#server/platform/processes/find-postgres.ts";
import { onStop } from "../on-stop.ts";
import { exitWith, Fault } from "../say.ts";
import { startCluster } from "./postgres-cluster.ts";

await exitWith(async () => {
  const programs = findPostgres();
  if (!programs) throw new Fault("No PostgreSQL server on this machine: install the package postgresql.");
  const cluster = await startCluster(programs);
  console.log(
    `In another terminal:\n  export TEST_DATABASE=postgres TEST_DATABASE_URL=${cluster.url}\n  npx vitest run src/server`,
  );
  // A pending wait alone does not keep Node running.
  const alive = setInterval(() => {}, 60_000);
  await new Promise((resolve) => onStop(resolve));
  clearInterval(alive);
  await cluster.stop();
  return 0;
});
