import { DatabaseSync } from "node:sqlite";
import { CompiledQuery, type Transaction } from "kysely";
import pg from "pg";
import { z } from "zod";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { searchTableOf } from "#server/platform/search/searched-table.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import { Fault } from "../../say.ts";
import { dropStatements, withClient } from "./load-postgres.ts";

const namesForm = z.array(z.object({ name: z.string() }));
/** Both engines know texts and whole numbers only: that is all the schema uses. */
const rowForm = z.record(z.string(), z.union([z.string(), z.int(), z.null()]));
const countForm = z.tuple([z.object({ count: z.coerce.number() })]);
const lastIdsForm = z.array(z.object({ name: z.string(), seq: z.int() }));

/** What triggers fill while the others arrive. */
const kept = new Set(["list_counts", ...Object.values(searchedTables).map(searchTableOf)]);
const rowsAtOnce = 500;

/**
 * Moves a shop from SQLite to PostgreSQL (docs/scale.md, step 2): makes the same schema there, copies every row, and goes
 * on with the ids where the file stopped. One transaction: all of it is there afterwards, or what was there before.
 * @param file a SQLite file that is not written to
 * @param replaces the shop that is there already is dropped in the same transaction
 * @returns the number of rows
 * @throws Fault when a table has not arrived whole; what the database said when it refused a row
 */
export async function moveRows(file: string, url: string, { replaces = false } = {}): Promise<number> {
  const drops = replaces ? await withClient(url, dropStatements) : [];
  const source = new DatabaseSync(file);
  const db = openDatabase({ url, dataDir: "", isPatient: true });
  try {
    const upTo = lastMigrationOf(source);
    return await db.transaction().execute(async (transaction) => {
      for (const drop of drops) await query(transaction, drop);
      // As old as the file's: what is newer comes with the start, as it would have on SQLite.
      await migrate(transaction, upTo);
      return await copyTables(source, transaction);
    });
  } finally {
    await db.destroy();
    source.close();
  }
}

async function query(transaction: Transaction<Tables>, text: string, values: unknown[] = []) {
  return await transaction.executeQuery<unknown>(CompiledQuery.raw(text, values));
}

function lastMigrationOf(source: DatabaseSync): string {
  const rows = source.prepare("select name from kysely_migration order by name desc limit 1").all();
  const [last] = namesForm.parse(rows);
  if (!last) throw new Fault("The database of this backup has no tables yet.");
  return last.name;
}

async function copyTables(source: DatabaseSync, transaction: Transaction<Tables>): Promise<number> {
  const tables = tablesInOrder(source);
  // A migration may have put rows of its own there, which the file has, too.
  await query(transaction, `truncate ${tables.map(pg.escapeIdentifier).join(", ")}`);
  let rows = 0;
  for (const table of tables) rows += await copyTable(source, transaction, table);
  const lastIds = source.prepare("select name, seq from sqlite_sequence where seq > 0").all();
  for (const { name, seq } of lastIdsForm.parse(lastIds))
    await query(transaction, "select setval(pg_get_serial_sequence($1, 'id'), $2)", [
      pg.escapeIdentifier(name),
      seq,
    ]);
  return rows;
}

/** The tables that the shop writes to, each after those that its rows name. */
function tablesInOrder(source: DatabaseSync): string[] {
  const found = source
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name",
    )
    .all();
  const names = namesForm.parse(found).map(({ name }) => name);
  const ordered = new Set<string>();
  const add = (table: string) => {
    const named = source
      .prepare('select "table" as name from pragma_foreign_key_list(?) where "table" <> ?')
      .all(table, table);
    for (const { name } of namesForm.parse(named)) add(name);
    ordered.add(table);
  };
  for (const name of names) if (!kept.has(name)) add(name);
  return [...ordered];
}

async function copyTable(
  source: DatabaseSync,
  transaction: Transaction<Tables>,
  table: string,
): Promise<number> {
  const name = pg.escapeIdentifier(table);
  const columns = namesForm
    .parse(source.prepare("select name from pragma_table_info(?)").all(table))
    .map((column) => pg.escapeIdentifier(column.name))
    .join(", ");
  const insert = `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1)`;
  let waiting: z.infer<typeof rowForm>[] = [];
  let rows = 0;
  const send = async () => {
    await query(transaction, insert, [JSON.stringify(waiting)]);
    rows += waiting.length;
    waiting = [];
  };
  for (const row of source.prepare(`select * from ${name}`).iterate()) {
    waiting.push(rowForm.parse(row));
    if (waiting.length === rowsAtOnce) await send();
  }
  if (waiting.length > 0) await send();
  const [{ count }] = countForm.parse((await query(transaction, `select count(*) from ${name}`)).rows);
  if (count !== rows) throw new Fault(`${table} has ${rows} rows, and ${count} of them arrived.`);
  return rows;
}
