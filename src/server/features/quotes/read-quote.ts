import type { Actor } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Quote } from "./quote.ts";
import { findQuoteForStaff, findQuoteOfClient } from "./quotes.repository.ts";

/**
 * A quote for one of its three audiences: administrators, its client, the holder of its link (SPEC-1.14).
 * @throws 404 for any other caller; a foreign quote and a missing one look the same
 */
export async function readQuote(db: Db, actor: Actor, quoteId: number): Promise<Quote> {
  const quote = await findForAudience(db, actor, quoteId);
  if (!quote) throw new AppError("not_found");
  return quote;
}

async function findForAudience(db: Db, actor: Actor, quoteId: number): Promise<Quote | undefined> {
  if (actor.kind === "staff") return actor.isAdmin ? await findQuoteForStaff(db, quoteId) : undefined;
  if (actor.kind === "client") return await findQuoteOfClient(db, actor.clientId, quoteId);
  if (actor.kind === "link" && actor.quoteId === quoteId) {
    return await findQuoteOfClient(db, actor.clientId, quoteId);
  }
  return undefined;
}
