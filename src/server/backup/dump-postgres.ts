import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findPostgresProgram } from "#server/platform/processes/find-postgres.ts";
import { BackupFault } from "./backup-fault.ts";

/** One moment of a PostgreSQL, in a file. @throws BackupFault when there is no such program, or with what it said */
export async function runDump(url: string, args: string[]): Promise<void> {
  const { option, env } = connectionOf(url);
  const program = requireProgram("pg_dump");
  try {
    await promisify(execFile)(program, [option, "--no-owner", ...args], { env });
  } catch (error) {
    throw new BackupFault(`pg_dump failed: ${saidBy(error)}`);
  }
}

function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ("stderr" in error && String(error.stderr).trim()) || error.message;
}

/** The password goes through the environment: a list of processes does not show it. */
export function connectionOf(url: string): { option: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  return { option: `--dbname=${address.href}`, env };
}

export function requireProgram(program: "pg_dump" | "pg_restore" | "psql"): string {
  const path = findPostgresProgram(program);
  if (!path)
    throw new BackupFault(`${program} is not on this machine: install PostgreSQL's client programs.`);
  return path;
}
