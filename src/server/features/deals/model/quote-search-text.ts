import { type Expression, sql } from "kysely";
import { searchDigits } from "#domain/text/phone-number.ts";
import { searchable } from "#server/platform/database/contains.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";

interface Searched {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company?: string | null | undefined;
  readonly po_number?: string | null | undefined;
}

/** What a quote is found by. The name comes first: the list is sorted by it. */
export function quoteSearchText(quote: Searched, reference: string): string {
  const { name, email, phone, company, po_number: poNumber } = quote;
  const digits = searchDigits(phone);
  return searchable(
    name,
    ...emailSpellings(email),
    ...[phone, digits, company ?? "", poNumber ?? "", reference].filter((text) => text !== ""),
  );
}

/**
 * From now on the quote is found by these numbers too, and so is all that is found by what the quote is: its order, its
 * invoices, its payments, its client, its company.
 */
export async function findAlsoBy(
  transaction: Transaction,
  quoteId: number,
  numbers: readonly (string | null | undefined)[],
): Promise<void> {
  const known = numbers.flatMap((number) => number || []);
  if (known.length === 0) return;
  await transaction
    .updateTable("quotes")
    .set({ search_text: sql<string>`search_text || ${`\n${searchable(...known)}`}` })
    .where("id", "=", quoteId)
    .execute();
}

/** What an order or an invoice is found by: all that its quote is, and its own number. A trigger writes the same later. */
export function textOfPart(quoteId: number | Expression<number>, number: string | null) {
  const own = `\n${searchable(number ?? "")}`;
  return sql<string>`(select search_text from quotes where id = ${quoteId}) || ${own}`;
}
