import pg from "pg";
import { z } from "zod";
import { Fault } from "../say.mjs";
import { runOnPostgres } from "./postgres-programs.ts";

const namesForm = z.array(z.object({ name: z.string() }));
const tablesSql =
  "select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() order by tablename";
/** What an extension brought is its own. */
const functionsSql = `select oid::regprocedure::text as name from pg_proc
  where pronamespace = current_schema()::regnamespace
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

/** @throws Fault when the database has tables already */
export async function requireEmptyPostgres(url: string): Promise<void> {
  const count = await countTables(url);
  if (count > 0) {
    throw new Fault(
      `The database of DATABASE_URL has ${count} tables. Name an empty one, or say --replace to drop them; a dump is kept.`,
    );
  }
}

export async function countTables(url: string): Promise<number> {
  return (await withClient(url, readTables)).length;
}

/** Puts a dump into the database in one transaction; its foreign keys are checked as they are made. */
export async function loadPostgres(url: string, dump: string): Promise<void> {
  await runOnPostgres("pg_restore", url, [
    "--single-transaction",
    "--exit-on-error",
    "--no-privileges",
    dump,
  ]);
}

/** Drops what a shop has made there: its tables, and the functions of their triggers, which would outlive them. */
export async function emptyPostgres(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const tables = await readTables(client);
    if (tables.length > 0) await client.query(`drop table ${tables.join(", ")} cascade`);
    const functions = namesForm.parse((await client.query(functionsSql)).rows);
    if (functions.length > 0)
      await client.query(`drop function ${functions.map(({ name }) => name).join(", ")} cascade`);
  });
}

/** Their names as the database itself quotes them. */
async function readTables(client: pg.Client): Promise<string[]> {
  return namesForm.parse((await client.query(tablesSql)).rows).map(({ name }) => name);
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
