import { run } from "../../run.ts";
import { Fault } from "../../say.ts";
import { findPostgresProgram } from "../../test/find-postgres.ts";

type Program = "pg_dump" | "pg_restore" | "psql";

/** One moment of a PostgreSQL, in a file. @throws Fault when there is no such program, or with what it said */
export async function runDump(url: string, args: string[]): Promise<void> {
  const { option, env } = connectionOf(url);
  const { code, output } = await run(requireProgram("pg_dump"), [option, "--no-owner", ...args], { env });
  if (code !== 0) throw new Fault(`pg_dump failed: ${output.trim()}`);
}

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
export async function versionOf(program: Program): Promise<string> {
  const { code, output } = await run(requireProgram(program), ["--version"]);
  return code === 0 ? output.trim() : `${program} (which does not say its version)`;
}

/** The password goes through the environment: a list of processes does not show it. */
export function connectionOf(url: string): { option: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  return { option: `--dbname=${address.href}`, env };
}

export function requireProgram(program: Program): string {
  const path = findPostgresProgram(program);
  if (!path) throw new Fault(`${program} is not on this machine: install PostgreSQL's client programs.`);
  return path;
}
