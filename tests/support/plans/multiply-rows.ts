import { type ColumnMetadata, sql, type TableMetadata } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { generatedColumnsOf, tablesOf } from "../fill-tables.ts";
import { smallTables } from "./small-tables.ts";

/** The ids of the n-th copy are higher by n times this. */
const step = 10_000;

/** Who works here, what runs out by itself, and what a provider knows. */
const never = /^(users|sessions|turns|provider_events|sandbox_\w+|password_resets|sign_in_challenges)$/;
/** Columns that hold the id of a row which all copies share: of the staff, or of the catalogue. */
const shared = /^(product|size|user|author|doer|reader|assignee|subject|tax_profile|webhook)_id$/;
/** Columns whose text no two rows may have. */
const unique = /^(number|message_id|email|payment_intent_id|token_hash|\w+_key)$/;

interface Multiplying {
  readonly times: number;
  /** What there is one of still: "client" makes one client with fifty quotes. */
  readonly one: "client" | "company" | undefined;
}

/**
 * Makes so many of every row of a shop, each with its own rows below it: fifty clients with a quote each, its offers,
 * orders, payments and mails, as if fifty had done the same.
 */
export async function multiplyRows(db: Db, { times, one }: Multiplying): Promise<void> {
  const kept = { client: /^clients$/, company: /^(companies|addresses|tax_certificates)$/ }[one ?? "client"];
  let waiting = (await tablesOf(db)).filter(
    ({ name }) =>
      !(never.test(name) || (smallTables.has(name) && !name.startsWith("price_"))) &&
      !(one && kept.test(name)),
  );
  while (waiting.length > 0) {
    const left: TableMetadata[] = [];
    let reason: unknown;
    for (const table of waiting) {
      try {
        await copyRows(db, table, { times, one });
      } catch (error) {
        // The rows that these refer to come first.
        reason = error;
        left.push(table);
      }
    }
    if (left.length === waiting.length)
      throw new Error(left.map(({ name }) => name).join(", "), { cause: reason });
    waiting = left;
  }
}

async function copyRows(
  db: Db,
  { name: table, columns }: TableMetadata,
  { times, one }: Multiplying,
): Promise<void> {
  const generated = await generatedColumnsOf(db, table);
  const written = columns.filter(({ name }) => !generated.includes(name));
  const names = sql.join(written.map(({ name }) => sql.ref(name)));
  const values = sql.join(written.map((column) => copied(column, one)));
  const id = written.find((column) => isMoved(column, one));
  if (!id) return;
  await sql`with recursive copies (shift) as (
      select ${sql.lit(step)} union all select shift + ${sql.lit(step)} from copies
      where shift < ${sql.lit((times - 1) * step)})
    insert into ${sql.table(table)} (${names})
    select ${values} from ${sql.table(table)}, copies where ${sql.ref(id.name)} < ${sql.lit(step)}
    on conflict do nothing`.execute(db);
}

function copied(column: ColumnMetadata, one: Multiplying["one"]) {
  const value = sql.ref(column.name);
  if (isMoved(column, one)) return sql`${value} + shift`;
  const isUnique = unique.test(column.name) && !isInteger(column);
  // Before it: how a key ends says what its file is.
  return isUnique ? sql`cast(shift as text) || '-' || ${value}` : value;
}

function isMoved(column: ColumnMetadata, one: Multiplying["one"]): boolean {
  const { name } = column;
  return isInteger(column) && /^id$|_id$/.test(name) && !shared.test(name) && name !== `${one}_id`;
}

function isInteger({ dataType }: ColumnMetadata): boolean {
  return /int/i.test(dataType);
}
