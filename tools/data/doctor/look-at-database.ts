import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { sql } from "kysely";
import { seconds } from "#domain/time/durations.ts";
import type { Config } from "#server/config/config.ts";
import type { Db } from "#server/platform/database/db.ts";
import { UnknownSchema, unknownAmong } from "#server/platform/database/migrate.ts";
import { migrationNames as known } from "#server/platform/database/migrations.ts";
import { isPostgres, sqliteFileOf } from "#server/platform/database/open-database.ts";
import { describeStartError } from "#server/start-error.ts";
import { type Finding, fault, good, warning } from "./finding.ts";

const mostSkew = seconds(5);

/** A SQLite file that is not there yet: to open it would be to create it. */
export function lookForDatabase({ DATABASE_URL, DATA_DIR }: Config): Finding | undefined {
  if (isPostgres(DATABASE_URL) || existsSync(sqliteFileOf(DATABASE_URL, resolve(DATA_DIR)))) return undefined;
  return good(`none yet: the first start creates it (${known.length} migrations)`);
}

/** Whether the database answers, is whole, and agrees with this machine's clock. */
export async function lookAtDatabase(db: Db, url: string): Promise<Finding> {
  try {
    if (isPostgres(url)) return await lookAtPostgres(db);
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
    const found = rows.map((row) => row.quick_check).join("; ");
    return found === "ok"
      ? good("SQLite, whole")
      : fault(`SQLite is damaged (${found}): stop the shop and restore the last backup.`);
  } catch (error) {
    return fault(describeStartError(error, process.env).replace(/^The shop cannot start: /, ""));
  }
}

async function lookAtPostgres(db: Db): Promise<Finding> {
  const { rows } = await sql<{ version: string; now: Date }>`
    select current_setting('server_version') as version, now() as now`.execute(db);
  const [row] = rows;
  if (!row) return fault("PostgreSQL answered nothing to a question that always has an answer.");
  const skew = Math.abs(row.now.getTime() - Date.now());
  return skew > mostSkew
    ? warning(
        `its clock and this machine's differ by ${Math.round(skew / 1000)} s: let both follow a time server.`,
      )
    : good(`PostgreSQL ${row.version}`);
}

/** Which migrations the next start will run. */
export async function lookAtSchema(db: Db): Promise<Finding> {
  let done: readonly string[];
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    done = rows.map((row) => row.name);
  } catch {
    return good(`empty: the first start creates it (${known.length} migrations)`);
  }
  const unknown = unknownAmong(done);
  if (unknown.length > 0) return fault(new UnknownSchema(unknown).message);
  const open = known.filter((name) => !done.includes(name));
  return open.length > 0
    ? warning(`${open.length} migrations are open (${open.join(", ")}): make a backup, then start.`)
    : good(`up to date (${done.length} migrations)`);
}
