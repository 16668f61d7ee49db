import { type Kysely, sql } from "kysely";
import { searchDigits } from "#domain/text/phone-number.ts";
import { searchable } from "#server/platform/database/contains.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import { type SearchText, writeSearchTexts } from "#server/platform/search/write-search-texts.ts";

interface Quote {
  id: number;
  name: string;
  email: string;
  phone: string;
  company: string | null;
  po_number: string | null;
  reference: string;
  search_text: string;
}

interface User {
  id: number;
  name: string;
  email: string;
  telephone: string;
  search_text: string;
}

interface Tables {
  quotes: Quote;
  users: User;
}

const portion = 500;

/**
 * Texts are searched without accents, widths and invisible characters, and quotes and accounts by more of what they
 * hold: company, purchase order, reference, digits of the telephone, both spellings of a domain (SPEC-3.24).
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await rewrite(db, "quotes", quoteText);
  await rewrite(db, "users", userText);
  for (const [table, column, key] of [
    ["payments", "search_text", "id"],
    ["contact_messages", "search_text", "id"],
    ["products", "name_key", "id"],
    ["products", "search_key", "id"],
    ["sizes", "search_key", "id"],
    ["deleted_names", "search_text", "history_id"],
  ] as const) {
    await foldColumn(db, table, { column, key });
  }
}

// As the shop writes them on the day of this migration; it may write more of them later.
function quoteText(quote: Quote): string {
  const { name, email, phone, company, po_number: poNumber, reference } = quote;
  const digits = searchDigits(phone);
  const others = [phone, digits, company ?? "", poNumber ?? "", reference];
  return searchable(name, ...emailSpellings(email), ...others.filter((text) => text !== ""));
}

function userText({ name, email, telephone }: User): string {
  return searchable(name, ...emailSpellings(email), telephone, searchDigits(telephone));
}

async function rewrite<Table extends "quotes" | "users">(
  db: Kysely<Tables>,
  table: Table,
  textOf: (row: Tables[Table]) => string,
): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Tables[Table]>`select * from ${sql.table(table)}
      where id > ${last} order by id limit ${portion}`.execute(db);
    const texts = rows.map((row) => ({ id: row.id, text: textOf(row), known: row.search_text }));
    await writeSearchTexts(db, table, changed(texts));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < portion) return;
  }
}

async function foldColumn(
  db: Kysely<Tables>,
  table: string,
  { column, key }: { column: string; key: string },
): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{
      id: number;
      known: string;
    }>`select ${sql.ref(key)} as id, ${sql.ref(column)} as known
      from ${sql.table(table)} where ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${portion}`.execute(
      db,
    );
    const texts = rows.map(({ id, known }) => ({ id, known, text: searchable(known) }));
    await writeSearchTexts(db, table, changed(texts), { column, key });
    last = rows.at(-1)?.id ?? last;
    if (rows.length < portion) return;
  }
}

function changed(texts: readonly (SearchText & { readonly known: string })[]): readonly SearchText[] {
  return texts.filter(({ text, known }) => text !== known);
}
