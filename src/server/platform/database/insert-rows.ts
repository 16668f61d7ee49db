import { type Insertable, sql } from "kysely";
import type { Transaction } from "./db.ts";
import { isPostgresDb } from "./is-postgres-db.ts";
import type { Tables } from "./tables.ts";

/**
 * An insert of rows that all have the same columns, yet to be executed. Its text is the same however many rows there
 * are, for they travel as one value: so a database reads and plans it once, and the shop builds no list of thousands of
 * values. Rows get their ids in their order.
 * @throws when there is no row
 */
export function insertRows<Table extends keyof Tables>(
  transaction: Transaction,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) {
  const [first] = rows;
  if (!first) throw new Error(`no row for ${table}`);
  // A row of that type has no other keys.
  const columns = Object.keys(first) as (keyof Tables[Table] & string)[];
  const json = asJson(rows);
  const names = columns.map((column) => sql.ref(column));
  const values = columns.map((column) => sql`value ->> ${sql.lit(column)}`);
  const select = isPostgresDb(transaction)
    ? sql`select ${sql.join(names)} from json_populate_recordset(null::${sql.table(table)}, ${json})
      with ordinality order by ordinality`
    : sql`select ${sql.join(values)} from json_each(${json}) order by key`;
  return transaction.insertInto(table).columns(columns).expression(select);
}

/** Half a character, which the name of a file may end with after it was cut, is none that PostgreSQL takes. */
function asJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  if (!json.includes(String.raw`\ud`)) return json;
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
}
