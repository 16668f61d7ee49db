import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "./find-program.ts";

/** Where Debian, Homebrew and PostgreSQL's own packages put servers of several versions, one folder each. */
const homes = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/** The folder of PostgreSQL's server programs (`initdb`, `postgres`). */
export function findPostgres(): string | undefined {
  const initdb = findPostgresProgram("initdb");
  return initdb && dirname(initdb);
}

/** One of PostgreSQL's programs, e.g. `pg_dump`: on the PATH, or the newest of the usual places. */
export function findPostgresProgram(name: string): string | undefined {
  return findProgram([name], homes.flatMap(binFolders));
}

/** The newest version first. */
function binFolders(home: string): string[] {
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((name) => /^(postgresql@)?\d+$/.test(name))
    .sort((a, b) => Number(b.replace(/\D/g, "")) - Number(a.replace(/\D/g, "")))
    .map((name) => join(home, name, "bin"));
}
