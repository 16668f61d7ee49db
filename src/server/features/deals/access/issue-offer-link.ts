import { emailKey } from "#domain/accounts/email-key.ts";
import { linkLifetime } from "#domain/offers/offer-links.ts";
import { endOfShopDay } from "#domain/time/shop-day.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findLastAuditEntry } from "#server/platform/history/history.ts";
import { hashToken, issueToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { addOfferLink, deleteExpiredOfferLinks, giveToken } from "../model/offer-links.repository.ts";
import { systemReadQuote } from "../model/system-read-quote.ts";
import { findLastDay } from "../model/versions.repository.ts";
import { systemIssueQuoteLink } from "./system-issue-quote-link.ts";

type Issuing = Pick<Services, "db" | "clock" | "shop">;

/** Whether an offer of this quote was sent as one; what the specified confirmation made payable is none. */
export async function wasOffered(db: Db, quoteId: number): Promise<boolean> {
  const sent = { subject: "quote", subjectId: quoteId, action: "quote.send-offer" };
  return (await findLastAuditEntry(db, sent)) !== undefined;
}

/** The path that a mail about a deal opens: its offer once one was sent, else the specified page (SPEC-4.39). */
export async function systemIssueDealLink(services: Issuing, quoteId: number): Promise<string> {
  if (!(await wasOffered(services.db, quoteId)))
    return `/Client/Checkout/${await systemIssueQuoteLink(services, quoteId)}`;
  const { email } = await systemReadQuote(services.db, quoteId);
  const token = issueToken();
  const link = { tokenHash: hashToken(token), email, rights: "act", isShared: false } as const;
  await addOfferLink(services.db, { ...link, quoteId, ...(await lifetimeOf(services, quoteId)) });
  return offerPath(token);
}

/** The path of the mail by which an offer is shared: its link was made before, and has a token from now on. */
export async function systemIssueSharedLink(
  services: Issuing,
  { quoteId, linkId }: { readonly quoteId: number; readonly linkId: number },
): Promise<string> {
  const token = issueToken();
  const { expiresAt } = await lifetimeOf(services, quoteId);
  await giveToken(services.db, linkId, { tokenHash: hashToken(token), expiresAt });
  return offerPath(token);
}

/** Where a mail about something done by a link leads: its client to the deal, the holder of the link to our address. */
export async function systemIssueLinkFor(
  services: Issuing,
  quoteId: number,
  recipient: string,
): Promise<string> {
  const { email } = await systemReadQuote(services.db, quoteId);
  return emailKey(email) === emailKey(recipient) ? await systemIssueDealLink(services, quoteId) : "/contact";
}

function offerPath(token: string): string {
  return `/offer/${token}`;
}

/** From its mail on thirty days, and not before the offer's last day is over. */
export async function lifetimeOf({ db, clock, shop }: Issuing, quoteId: number) {
  const at = clock();
  const lastDay = await findLastDay(db, quoteId);
  const end = lastDay === undefined ? 0 : Date.parse(endOfShopDay(lastDay, shop.facts().timeZone));
  return { at, expiresAt: new Date(Math.max(at.getTime() + linkLifetime, end)) };
}

/** Removes links that ran out. */
export async function systemSweepOfferLinks({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await deleteExpiredOfferLinks(db, clock());
}
