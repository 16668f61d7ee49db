import type { Right } from "#domain/accounts/roles.ts";
import type { Actor } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Quote } from "./quote.ts";
import { findQuoteForStaff, findQuoteOfClient } from "./quotes.repository.ts";

/**
 * A quote for one of its audiences: staff, its client, the holder of a link of it (SPEC-1.14, SPEC-4.39).
 * @param right what staff needs beyond reading quotes: its prices, unless the caller shows none or asks for another
 * @throws 404 for any other caller; a foreign quote and a missing one look the same. 403 for staff without the right
 */
export async function readQuote(
  db: Db,
  actor: Actor,
  quoteId: number,
  right: Right = "prices.read",
): Promise<Quote> {
  const quote = await findForAudience(db, actor, quoteId);
  if (!quote) throw new AppError("not_found");
  if (actor.kind === "staff" && !hasRight(actor, right)) throw new AppError("forbidden");
  return quote;
}

async function findForAudience(db: Db, actor: Actor, quoteId: number): Promise<Quote | undefined> {
  if (actor.kind === "staff")
    return hasRight(actor, "quotes.read") ? await findQuoteForStaff(db, quoteId) : undefined;
  return actor.kind === "visitor" ? undefined : await findQuoteOfClient(db, actor, quoteId);
}
