import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram, installWithApt } from "./find-program.mjs";

/** Where Debian, Homebrew and PostgreSQL's own packages put servers of several versions, one folder each. */
const HOMES = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/**
 * The folder that holds PostgreSQL's server programs (`initdb`, `postgres`): one on the PATH, one in the usual
 * places, or the distribution's package where it may be installed.
 * @returns {Promise<string | undefined>}
 */
export async function findPostgres() {
  const present = findPresent();
  if (present) return present;
  return (await installWithApt("postgresql")) ? findPresent() : undefined;
}

function findPresent() {
  const initdb = findPostgresProgram("initdb");
  return initdb && join(initdb, "..");
}

/**
 * One of PostgreSQL's programs: on the PATH, or the newest of the usual places.
 * @param {string} name e.g. "pg_dump"
 */
export function findPostgresProgram(name) {
  return findProgram([name], HOMES.flatMap(binFolders));
}

/** @param {string} home @returns {string[]} the newest version first */
function binFolders(home) {
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((name) => /^(postgresql@)?\d+$/.test(name))
    .sort((a, b) => Number(b.replace(/\D/g, "")) - Number(a.replace(/\D/g, "")))
    .map((name) => join(home, name, "bin"));
}
