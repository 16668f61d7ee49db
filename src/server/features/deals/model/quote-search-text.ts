import { type Expression, sql } from "kysely";
import { searchDigits } from "#domain/text/phone-number.ts";
import { searchable } from "#server/platform/database/contains.ts";
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

/** What an order or an invoice is found by: all that its quote is, and its own number. A trigger writes the same later. */
export function textOfPart(quoteId: number | Expression<number>, number: string | null) {
  const own = `\n${searchable(number ?? "")}`;
  return sql<string>`(select search_text from quotes where id = ${quoteId}) || ${own}`;
}
