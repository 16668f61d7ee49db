import type { OwnQuote } from "#contracts/clients/clients.ts";
import type { Client } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { presentToLink } from "../present-quote.ts";
import { findQuotesOfClient } from "../quotes.repository.ts";

/** Every quote of this client, whatever its status, newest first. */
export async function clientListQuotes(db: Db, { clientId }: Client): Promise<OwnQuote[]> {
  const quotes = await findQuotesOfClient(db, clientId);
  return quotes.map((quote) => {
    const { id, reference, status, stage, quantity, total_quote, total_cents, is_estimate, created_at } =
      presentToLink(quote);
    return { id, reference, status, stage, quantity, total_quote, total_cents, is_estimate, created_at };
  });
}
