import { type RawBuilder, type SqlBool, sql } from "kysely";
import { emailKey } from "#domain/accounts/email-key.ts";
import type { Language } from "#domain/language/language.ts";
import { systemSelectNoted } from "#server/features/clients/client-details.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { lookFor, selectHits } from "#server/platform/lists/look-for.ts";
import { closeSessionsThroughLinks } from "#server/platform/sessions/sessions.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import { quoteSearchText } from "./quote-search-text.ts";
import "./quotes.table.ts";

export interface FoundClients {
  readonly condition: RawBuilder<SqlBool>;
  readonly total: number;
}

/**
 * The clients of whom staff noted a text, and those whose quotes hold it: name, address, company, purchase order,
 * telephone, reference, as the quotes themselves are searched. Few are named by their ids; of many each is asked whether it has such a quote.
 */
export async function findClientsByQuotes(db: Db, text: string): Promise<FoundClients> {
  const found = await lookFor(db, { table: searchedTables.quotes, conditions: [], text });
  const noted = systemSelectNoted(db, text);
  if ("ids" in found) {
    const rows = await sql<{ id: number }>`select client_id as id from quotes
      where ${isOneOf(db, "id", found.ids)} union select id from (${noted}) as noted`.execute(db);
    const ids = rows.rows.map(({ id }) => id);
    return { condition: isOneOf(db, "id", ids), total: ids.length };
  }
  const counted = await sql<{ count: number }>`select count(*) as count from (select client_id from quotes
    where deleted_at is null and id in (${selectHits(db, searchedTables.quotes, [text])})
    union select id from (${noted}) as noted) as found`.execute(db);
  const has = sql<SqlBool>`(exists (select 1 from quotes where quotes.client_id = clients.id
    and quotes.deleted_at is null and ${found.condition}) or clients.id in (${noted}))`;
  return { condition: has, total: Number(counted.rows[0]?.count ?? 0) };
}

/**
 * As a condition of clients: they have a quote that holds one of these texts, their address is confirmed, and they are none
 * of those who are not meant.
 */
export function isConfirmedClientOfQuotes(
  db: Db,
  texts: readonly string[],
  except: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const hits = selectHits(db, searchedTables.quotes, texts);
  // Found first, by the index of the search, however few of them are wanted in the end.
  return sql<SqlBool>`clients.id in (with hits as materialized (${hits})
    select client_id from quotes where id in (select id from hits)) and not ${except}
    and exists (select 1 from quotes as opened
      where opened.client_id = clients.id and opened.address_confirmed_at is not null)`;
}

/** Whether a mailed link of one of a client's quotes was opened, so that the address is known to be his. */
export async function hasConfirmedAddress(db: Db, clientId: number): Promise<boolean> {
  const confirmed = db
    .selectFrom("quotes")
    .select("id")
    .where("client_id", "=", clientId)
    .where("address_confirmed_at", "is not", null)
    .limit(1);
  return (await confirmed.executeTakeFirst()) !== undefined;
}

/** What the quotes of these clients tell of them: how many there are, and the newest. */
export async function findNewestQuotes(db: Db, clientIds: readonly number[]) {
  const counts = await db
    .selectFrom("quotes")
    .select((eb) => ["client_id", eb.fn.countAll<number>().as("count"), eb.fn.max("id").as("newest")])
    .where("client_id", "in", clientIds)
    .where("deleted_at", "is", null)
    .groupBy("client_id")
    .execute();
  const ids = counts.map(({ newest }) => newest);
  const newest = await db
    .selectFrom("quotes")
    .select(["client_id", "phone", "company", "created_at"])
    // A client whom staff has added has none.
    .where(isOneOf(db, "id", ids))
    .execute();
  const byClient = new Map(newest.map((row) => [row.client_id, row]));
  return new Map(
    counts.map(({ client_id, count }) => [
      client_id,
      { count: Number(count), newest: byClient.get(client_id) },
    ]),
  );
}

/** The ids of all quotes of a client, deleted ones as well. */
export async function findQuoteIdsOfClient(db: Db, clientId: number): Promise<number[]> {
  const rows = await db.selectFrom("quotes").select("id").where("client_id", "=", clientId).execute();
  return rows.map(({ id }) => id);
}

/** Gives quotes to another client. What they hold stays, so their versions do. */
export async function moveQuotes(
  transaction: Transaction,
  { ids, from, into }: { readonly ids: readonly number[]; readonly from: number; readonly into: number },
): Promise<void> {
  await transaction
    .updateTable("quotes")
    .set({ client_id: into })
    .where("client_id", "=", from)
    .where(isOneOf(transaction, "id", ids))
    .execute();
}

/** Replaces a client's address in the quotes that were asked for under it; the new one is not confirmed yet. Returns their ids. */
export async function readdressQuotes(
  transaction: Transaction,
  { clientId, from, to }: { readonly clientId: number; readonly from: string; readonly to: string },
): Promise<number[]> {
  const rows = await transaction
    .selectFrom("quotes")
    .select(["id", "reference", "name", "email", "phone", "company", "po_number", "search_text"])
    .where("client_id", "=", clientId)
    .execute();
  const meant = rows.filter(({ email }) => emailKey(email) === emailKey(from));
  for (const { id, reference, search_text: before, ...quote } of meant) {
    const asAsked = quoteSearchText(quote, reference);
    // Behind it stand the numbers of its order and its invoices.
    const numbers = before.startsWith(asAsked) ? before.slice(asAsked.length) : "";
    const search_text = quoteSearchText({ ...quote, email: to }, reference) + numbers;
    await transaction
      .updateTable("quotes")
      .set((eb) => ({
        ...{ email: to, search_text, address_confirmed_at: null },
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
  }
  return meant.map(({ id }) => id);
}

/** Ends every mailed link of these quotes, and each session that one of them opened. */
export async function endLinksOf(transaction: Transaction, ids: readonly number[], at: Date): Promise<void> {
  await transaction
    .updateTable("quote_links")
    .set({ revoked_at: at.toISOString() })
    .where("revoked_at", "is", null)
    .where(isOneOf(transaction, "quote_id", ids))
    .execute();
  await closeSessionsThroughLinks(transaction, ids);
}

/** In which language its client is written to. */
export async function findLanguageOfQuote(db: Db, quoteId: number): Promise<Language | undefined> {
  const found = db.selectFrom("quotes").select("language").where("id", "=", quoteId);
  return (await found.executeTakeFirst())?.language;
}
