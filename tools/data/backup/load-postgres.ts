import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { z } from "zod";
import { trigramIndexOf } from "#server/platform/search/postgres-search.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import { Fault } from "../../say.ts";
import { pipeScript } from "./pipe-script.ts";
import { listDump, versionOf } from "./postgres-programs.ts";

const namesForm = z.array(z.object({ name: z.string() }));
const versionForm = z.tuple([z.object({ version: z.string() })]);
const tablesSql =
  "select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() order by tablename";
/** What an extension brought is its own. */
const functionsSql = `select oid::regprocedure::text as name from pg_proc
  where pronamespace = current_schema()::regnamespace
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;
/** A table that was dropped and made again has another id. */
const tableIdsSql =
  "select c.oid::text as name from pg_class c where relkind = 'r' and relnamespace = current_schema()::regnamespace order by c.oid";

/** @throws Fault when the database has tables already */
export async function requireEmptyPostgres(url: string): Promise<void> {
  const count = (await readTableIds(url)).length;
  if (count > 0) {
    throw new Fault(
      `The database of DATABASE_URL has ${count} tables. Name an empty one, or say --replace to drop them; a dump is kept.`,
    );
  }
}

export async function readTableIds(url: string): Promise<string[]> {
  return await withClient(url, async (client) => readNames(client, tableIdsSql));
}

/**
 * Loads a dump in one transaction, which also drops the shop that was there before when `replaces` is set: all of the
 * new one is there afterwards, or all of the old one. `pg_restore` only writes the SQL: one that is newer than the
 * server sets parameters that the server does not know, and these are left out.
 * @throws Fault with the versions of both, and what failed
 */
export async function loadPostgres(url: string, dump: string, { replaces = false } = {}): Promise<void> {
  const list = withoutExtensions(await listDump(dump));
  const server = await withClient(url, async (client) => ({
    version: versionForm.parse((await client.query("select version()")).rows)[0].version,
    settings: new Set(await readNames(client, "select name from pg_settings")),
    drops: replaces ? await dropStatements(client) : [],
  }));
  const folder = await mkdtemp(join(tmpdir(), "green-eco-restore-"));
  try {
    const listFile = join(folder, "list");
    await writeFile(listFile, list);
    await pipeScript(url, { dump, listFile, before: server.drops, settings: server.settings });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const versions = `${await versionOf("pg_restore")}, ${await versionOf("psql")}; server: ${server.version}`;
    throw new Fault(`${error.message}\n(${versions})`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * An extension belongs to the database's operator, who may have put it elsewhere or not at all. The shop makes the
 * indexes that need it when it starts.
 */
function withoutExtensions(list: string): string {
  const indexes = new Set(Object.values(searchedTables).map(trigramIndexOf));
  const isLeftOut = (line: string) => {
    const [, kind, name = ""] = /^\d+; \d+ \d+ (EXTENSION|INDEX) \S+ (\S+)/.exec(line) ?? [];
    return kind === "EXTENSION" || (kind === "INDEX" && indexes.has(name));
  };
  return list
    .split("\n")
    .filter((line) => !isLeftOut(line))
    .join("\n");
}

/** Drops what a shop has made there: its tables, and the functions of their triggers, which would outlive them. */
export async function dropStatements(client: pg.ClientBase): Promise<string[]> {
  const tables = await readNames(client, tablesSql);
  const functions = await readNames(client, functionsSql);
  return [
    ...(tables.length > 0 ? [`drop table ${tables.join(", ")} cascade`] : []),
    ...(functions.length > 0 ? [`drop function if exists ${functions.join(", ")} cascade`] : []),
  ];
}

/** The names as the database itself quotes them. */
async function readNames(client: pg.ClientBase, sql: string): Promise<string[]> {
  return namesForm.parse((await client.query(sql)).rows).map(({ name }) => name);
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
