import { readQuote } from "#server/features/deals/model/read-quote.ts";
import type { Services } from "#server/services.ts";
import { endWaiting, findLastId, findReadUpTo, raiseReadUpTo } from "./messages.repository.ts";
import { type Party, personOf, readableBy } from "./people.ts";

/**
 * Marks a thread as read up to this entry, so that no mail is sent about it. Once one of staff has read it, the client waits
 * no longer.
 * @returns the entry up to which it now counts as read. @throws 404
 */
export async function markRead(
  { db }: Pick<Services, "db">,
  party: Party,
  { quoteId, upTo }: { readonly quoteId: number; readonly upTo: number },
): Promise<number> {
  await readQuote(db, party, quoteId, "messages.write");
  // What a colleague of the client has read, the client has not.
  if (party.kind === "offer-link" && party.isShared) return await findReadUpTo(db, quoteId, personOf(party));
  return await db.transaction().execute(async (transaction) => {
    const last = await findLastId(transaction, { quoteId, audiences: readableBy(party) }, upTo);
    if (last === 0) return 0;
    await raiseReadUpTo(transaction, { quoteId, upTo: last, reader: personOf(party) });
    if (party.kind === "staff") await endWaiting(transaction, quoteId, last);
    return last;
  });
}
