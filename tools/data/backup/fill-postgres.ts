import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { dumpPostgres } from "#server/backup/copy-database.ts";
import { Fault, messageOf } from "../../say.ts";
import { readTableIds } from "./load-postgres.ts";

/**
 * Fills a database, or replaces what is in it. `fill` is one transaction, so a failure leaves what was there before; the
 * error says so, and where the dump of it lies when the database cannot be asked.
 * @param keptDump where the dump of the present tables goes; nothing when there are none
 * @throws Fault that begins with the first error
 */
export async function fillPostgres<Filled>(
  url: string,
  keptDump: string | undefined,
  fill: () => Promise<Filled>,
): Promise<Filled> {
  if (!keptDump) return await fill();
  const tables = await readTableIds(url);
  await mkdir(dirname(keptDump), { recursive: true, mode: 0o700 });
  try {
    await dumpPostgres(url, keptDump);
  } catch (error) {
    await rm(dirname(keptDump), { recursive: true });
    throw new Fault(`${messageOf(error)}\nNothing was changed.`);
  }
  try {
    return await fill();
  } catch (error) {
    if (await isStillThere(url, tables)) {
      await rm(dirname(keptDump), { recursive: true });
      throw new Fault(`${messageOf(error)}\nNothing was changed: the database holds what it held before.`);
    }
    throw new Fault(`${messageOf(error)}\n${howToLoad(keptDump)}`);
  }
}

/** How the dump that was set aside becomes a database again, with PostgreSQL's programs alone. */
export function howToLoad(dump: string): string {
  return `The database that was there before is kept in ${dump}. To load it into an empty database: pg_restore --no-owner --no-privileges --no-comments --single-transaction --dbname="$DATABASE_URL" ${dump}`;
}

/** A database that does not answer is one whose tables are not known to be there: the dump stays. */
async function isStillThere(url: string, tables: readonly string[]): Promise<boolean> {
  const found: string[] = await readTableIds(url).catch(() => []);
  return tables.every((table) => found.includes(table));
}
