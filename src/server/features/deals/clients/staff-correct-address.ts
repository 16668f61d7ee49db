import { emailKey } from "#domain/accounts/email-key.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { systemChangeAddress } from "#server/features/clients/system-change-address.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { endLinksOf, readdressQuotes } from "../model/clients-of-quotes.repository.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";

const anothers: Message = /*i18n*/ {
  id: "client.address.taken",
  message:
    "This address is another client’s, or the client has chosen a password under the old one. Merge the two clients instead.",
};
const changedSince: Message = /*i18n*/ {
  id: "client.address.changed",
  message: "The quote has another address by now: {email}",
};

interface Correction {
  readonly quoteId: number;
  /** The address that no mail reaches. */
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/**
 * Puts the right address in the place of one that no mail reaches: the client's, and that of each quote that was asked for
 * under it. Whatever was mailed to the old one opens nothing any more.
 * @throws 404, 409, 422 at `email`
 */
export async function staffCorrectAddress(
  transaction: Transaction,
  staff: Staff,
  { quoteId, from, to, at }: Correction,
): Promise<void> {
  const quote = await findQuoteForStaff(transaction, quoteId);
  if (!quote) throw new AppError("not_found");
  const { clientId, email } = quote;
  // Corrected already, from another mail that was refused.
  if (emailKey(email) === emailKey(to)) return;
  if (emailKey(email) !== emailKey(from))
    throw new AppError("conflict", { message: { ...changedSince, values: { email } } });
  await changeAddress(transaction, { clientId, from, to, at });
  await recordAudit(transaction, {
    subject: "client",
    subjectId: clientId,
    action: "client.correct-address",
    actor: auditActorOf(staff),
    before: { email: from },
    after: { email: to },
    at,
  });
}

interface ChangedAddress {
  readonly clientId: number;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/** Another address for a client and the quotes under the old one; links that were mailed there end. @throws 422 at `email` */
export async function changeAddress(
  transaction: Transaction,
  { clientId, from, to, at }: ChangedAddress,
): Promise<void> {
  const isChanged = await systemChangeAddress(transaction, { from, to });
  if (!isChanged) throw new AppError("invalid", { fields: { email: [anothers] } });
  const quoteIds = await readdressQuotes(transaction, { clientId, from, to });
  await endLinksOf(transaction, quoteIds, at);
}
