import type { Actor } from "#server/access/actor.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";
import { confirmAddress } from "../model/quotes.repository.ts";
import { endUndoable, endUndoableOffer } from "../model/undoable.ts";

/**
 * The client has the quote on the screen: what was done last is known from here on, so it cannot be taken back, and its
 * mails leave. With a mailed link it also shows whose address the request came under.
 */
export async function noteQuoteOpened(
  services: Pick<Services, "db" | "clock" | "notifyMailWorker">,
  reader: Actor["kind"],
  quote: Pick<Quote, "id" | "undoableId" | "addressConfirmedAt">,
): Promise<void> {
  if (reader === "link" && !quote.addressConfirmedAt)
    await confirmAddress(services.db, quote.id, services.clock());
  if (quote.undoableId !== null) await noteOrderOpened(services, reader, quote.id);
}

/** The same where he has the order of the deal on the screen. */
export async function noteOrderOpened(
  { db, clock, notifyMailWorker }: Pick<Services, "db" | "clock" | "notifyMailWorker">,
  reader: Actor["kind"],
  quoteId: number,
): Promise<void> {
  // Behind a link of an offer a mail scanner may sit: there the page's script says it (SPEC-4.39).
  if (reader !== "client" && reader !== "link") return;
  if (await endUndoable(db, { quoteId, at: clock() })) notifyMailWorker();
}

/** A payment is being opened, or the price changes: what was done last stands. In the transaction that does it. */
export async function systemEndDecisionWait(
  transaction: Transaction | Db,
  quoteId: number,
  at: Date,
): Promise<void> {
  await endUndoable(transaction, { quoteId, at });
}

/** Money came: a mail that asks for what was just paid, and waits, is not sent. In the transaction that books it. */
export async function systemEndWaitByMoney(
  transaction: Transaction,
  { id: quoteId, stage }: Pick<Quote, "id" | "stage">,
  at: Date,
): Promise<void> {
  if (stage === "offered") await endUndoableOffer(transaction, { quoteId, at });
  else await endUndoable(transaction, { quoteId, at });
}
