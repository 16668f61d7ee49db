import type { RawBuilder } from "kysely";
import { searchDigits } from "#domain/text/phone-number.ts";
import { searchable } from "#server/platform/database/contains.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { selectHits } from "#server/platform/lists/look-for.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import "./clients.table.ts";

/** What staff noted of a client; null where it noted nothing. */
export interface ClientDetails {
  readonly phone: string | null;
  readonly company: string | null;
}

interface Noted extends ClientDetails {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Notes it, with the text by which the client is found. */
export async function systemNoteDetails(transaction: Transaction, client: Noted): Promise<void> {
  const { id, name, email, phone, company } = client;
  const others = [company ?? "", phone ?? "", searchDigits(phone ?? "")].filter((text) => text !== "");
  const search_text = searchable(name, ...emailSpellings(email), ...others);
  await transaction
    .insertInto("client_details")
    .values({ id, phone, company, search_text })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ phone, company, search_text }))
    .execute();
}

/** What was noted of these clients. */
export async function systemReadDetails(
  db: Db,
  clientIds: readonly number[],
): Promise<ReadonlyMap<number, ClientDetails>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("client_details")
    .select(["id", "phone", "company"])
    .where("id", "in", clientIds)
    .execute();
  return new Map(rows.map(({ id, ...details }) => [id, details]));
}

/** As a part of a query: the ids of the clients of whom staff noted a text. */
export function systemSelectNoted(db: Db, text: string): RawBuilder<unknown> {
  return selectHits(db, searchedTables.clients, [text]);
}
