import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Quote } from "./quote.ts";
import { findQuoteEvenDeletedForSystem } from "./quotes.repository.ts";

/** The whole quote, while it is not deleted. */
export async function systemFindQuote(db: Db, quoteId: number): Promise<Quote | undefined> {
  const found = await findQuoteEvenDeletedForSystem(db, quoteId);
  return found?.isDeleted ? undefined : found?.quote;
}

/** The whole quote, also a deleted one: documents of payments need it. @throws 404 */
export async function systemReadQuote(db: Db, quoteId: number): Promise<Quote> {
  const found = await findQuoteEvenDeletedForSystem(db, quoteId);
  if (!found) throw new AppError("not_found");
  return found.quote;
}
