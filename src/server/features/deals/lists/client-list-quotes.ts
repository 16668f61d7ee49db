import type { OwnQuote } from "#contracts/clients/clients.ts";
import type { ListMeta } from "#contracts/lists.ts";
import type { Client } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import { countQuotesOfClient, findQuotesOfClient } from "../model/quotes.repository.ts";
import { presentToLink } from "../presenters/present-quote.ts";

/** A client has some tens of quotes; one who has more asks for the next page. */
const defaultPerPage = 100;

/** The quotes of this client, whatever their status, newest first, a page at a time. */
export async function clientListQuotes(
  db: Db,
  { clientId }: Client,
  query: ListQuery,
): Promise<{ quotes: OwnQuote[]; meta: ListMeta }> {
  const paging = pagingOf(query, defaultPerPage);
  const quotes = await findQuotesOfClient(db, clientId, paging);
  return {
    quotes: quotes.map((quote) => {
      const { id, reference, status, stage, created_at, ...shown } = presentToLink(quote);
      const { quantity, total_quote, total_cents, is_estimate, agreed } = shown;
      return {
        ...{ id, reference, status, stage, quantity, total_quote, total_cents, is_estimate, agreed },
        created_at,
      };
    }),
    meta: paging.meta(await countQuotesOfClient(db, clientId)),
  };
}
