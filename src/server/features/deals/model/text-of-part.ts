import { type Expression, sql } from "kysely";
import { searchable } from "#server/platform/database/contains.ts";

/** What an order or an invoice is found by: all that its quote is, and its own number. A trigger writes the same later. */
export function textOfPart(quoteId: number | Expression<number>, number: string | null) {
  const own = `\n${searchable(number ?? "")}`;
  return sql<string>`(select search_text from quotes where id = ${quoteId}) || ${own}`;
}
