import { requireProgram } from "#server/backup/dump-postgres.ts";
import { run } from "../../run.ts";
import { Fault } from "../../say.ts";

/**
 * What a dump holds, one entry a line.
 * @throws Fault when there is no `pg_restore`, or one that cannot read this dump
 */
export async function listDump(dump: string): Promise<string> {
  const { code, output } = await run(requireProgram("pg_restore"), ["--list", dump]);
  if (code === 0) return output;
  throw new Fault(`${await versionOf("pg_restore")} cannot read this backup: ${output.trim()}`);
}

/** A program's name and version, as it prints them. */
export async function versionOf(program: "pg_restore" | "psql"): Promise<string> {
  const { code, output } = await run(requireProgram(program), ["--version"]);
  return code === 0 ? output.trim() : `${program} (which does not say its version)`;
}
