import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import {
  systemEndAccessThroughLinks,
  systemEndClientSessions,
} from "#server/features/clients/system-end-client-access.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { endOfferLinks } from "../model/offer-links.repository.ts";
import type { Quote } from "../model/quote.ts";
import { revokeQuoteLinks } from "../model/quote-links.repository.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";

interface Wanted {
  readonly quoteId: number;
}

/**
 * Ends every link of a quote and of its offer, when one went to the wrong eyes, and all that came through them: sessions, and a password
 * that was chosen with one. The client can ask for a new link (SPEC-1.12). What is being downloaded is not
 * broken off.
 */
export async function staffRevokeQuoteLinks(
  { db, clock }: Pick<Services, "db" | "clock">,
  staff: SignedInStaff,
  { quoteId }: Wanted,
): Promise<void> {
  await runAsStaff({ db }, staff, async (transaction) => {
    const { clientId } = await requireQuote(transaction, quoteId);
    const at = clock();
    const actor = auditActorOf(staff);
    const ofOffer = await endOfferLinks(transaction, { quoteId }, at);
    const revoked = ofOffer + (await revokeQuoteLinks(transaction, quoteId, at));
    const ended = await systemEndAccessThroughLinks(transaction, { clientId, quoteId, actor, at });
    const entry = { subject: "quote", subjectId: quoteId, action: "quote.revoke-links", actor, at };
    await recordAudit(transaction, { ...entry, after: { revoked, ...ended } });
  });
}

/** Signs the client of a quote out everywhere, e.g. after a lost telephone; links and password stay. @returns how many */
export async function staffEndClientSessions(
  { db, clock }: Pick<Services, "db" | "clock">,
  staff: SignedInStaff,
  { quoteId }: Wanted,
): Promise<number> {
  return await runAsStaff({ db }, staff, async (transaction) => {
    const { clientId } = await requireQuote(transaction, quoteId);
    return await systemEndClientSessions(transaction, { clientId, actor: auditActorOf(staff), at: clock() });
  });
}

async function requireQuote(transaction: Transaction, quoteId: number): Promise<Quote> {
  const quote = await findQuoteForStaff(transaction, quoteId);
  if (!quote) throw new AppError("not_found");
  return quote;
}
