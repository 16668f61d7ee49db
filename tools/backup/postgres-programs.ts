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
  const path = requireProgram(program);
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const { code, output } = await run(path, [`--dbname=${address.href}`, "--no-owner", ...args], { env });
  if (code !== 0) throw new Fault(`${program} failed: ${output.trim()}`);
}

/** @throws Fault when there is no `pg_restore`, or one that cannot read this dump */
export async function checkDump(dump: string): Promise<void> {
  const { code, output } = await run(requireProgram("pg_restore"), ["--list", dump]);
  if (code !== 0) throw new Fault(`pg_restore cannot read this backup: ${output.trim()}`);
}

function requireProgram(program: "pg_dump" | "pg_restore"): string {
  const path = findPostgresProgram(program);
  if (!path) throw new Fault(`${program} is not on this machine: install PostgreSQL's client programs.`);
  return path;
}
