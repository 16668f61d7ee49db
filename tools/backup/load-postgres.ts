import pg from "pg";
import { z } from "zod";
import { Fault } from "../say.mjs";
import { runOnPostgres } from "./postgres-programs.ts";

const tablesForm = z.array(z.object({ name: z.string() }));
const tablesSql =
  "select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() order by tablename";

/** @throws Fault when the database has tables already */
export async function requireEmptyPostgres(url: string): Promise<void> {
  const tables = await withClient(url, readTables);
  if (tables.length > 0) {
    throw new Fault(
      `The database of DATABASE_URL has ${tables.length} tables. Name an empty one, or say --replace to drop them.`,
    );
  }
}

/** Puts a dump into the database in one transaction; its foreign keys are checked as they are made. */
export async function loadPostgres(
  url: string,
  dump: string,
  { replaces }: { replaces: boolean },
): Promise<void> {
  if (replaces) await withClient(url, dropTables);
  await runOnPostgres("pg_restore", url, [
    "--single-transaction",
    "--exit-on-error",
    "--no-privileges",
    dump,
  ]);
}

async function dropTables(client: pg.Client): Promise<void> {
  const tables = await readTables(client);
  if (tables.length > 0) await client.query(`drop table ${tables.join(", ")} cascade`);
}

/** Their names as the database itself quotes them. */
async function readTables(client: pg.Client): Promise<string[]> {
  return tablesForm.parse((await client.query(tablesSql)).rows).map(({ name }) => name);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
