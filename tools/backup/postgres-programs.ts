import { findPostgresProgram } from "../find-postgres.mjs";
import { run } from "../run.mjs";
import { Fault } from "../say.mjs";

/**
 * Runs `pg_dump` or `pg_restore` on the database of an address. The password goes through the environment, where no list
 * of processes shows it.
 * @throws Fault when there is no such program, or with what it said
 */
export async function runOnPostgres(
  program: "pg_dump" | "pg_restore",
  url: string,
  args: string[],
): Promise<void> {
  const path = findPostgresProgram(program);
  if (!path) throw new Fault(`${program} is not on this machine: install PostgreSQL's client programs.`);
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const { code, output } = await run(path, [`--dbname=${address.href}`, "--no-owner", ...args], { env });
  if (code !== 0) throw new Fault(`${program} failed: ${output.trim()}`);
}
