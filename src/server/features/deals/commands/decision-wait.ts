import type { Actor } from "#server/access/actor.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isMailHeld, releaseHeldMail } from "#server/platform/mail/held-mails.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";
import { confirmAddress, findDecisionMail } from "../model/quotes.repository.ts";

/**
 * The client has the quote on the screen: what was decided is known from here on, so it cannot be taken back, and its
 * mail leaves. With a mailed link it also shows whose address the request came under.
 */
export async function noteQuoteOpened(
  { db, clock, notifyMailWorker }: Pick<Services, "db" | "clock" | "notifyMailWorker">,
  reader: Actor["kind"],
  quote: Pick<Quote, "id" | "decisionMailId" | "addressConfirmedAt">,
): Promise<void> {
  if (reader !== "client" && reader !== "link") return;
  if (reader === "link" && !quote.addressConfirmedAt) await confirmAddress(db, quote.id, clock());
  const { decisionMailId } = quote;
  if (decisionMailId === null || !(await isMailHeld(db, decisionMailId))) return;
  if (await releaseHeldMail(db, decisionMailId)) notifyMailWorker();
}

/** A payment is being opened, or the price changes: the decision stands. In the transaction that does it. */
export async function systemEndDecisionWait(transaction: Transaction | Db, quoteId: number): Promise<void> {
  const mailId = await findDecisionMail(transaction, quoteId);
  if (mailId !== undefined) await releaseHeldMail(transaction, mailId);
}
