import { days } from "#domain/time/durations.ts";
import { hashToken, issueToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { addQuoteLink, deleteExpiredLinks } from "../model/quote-links.repository.ts";

const lifetime = days(30);

/** Issues a token for this quote, valid 30 days, when its mail is delivered; stored as a hash. */
export async function systemIssueQuoteLink(
  { db, clock }: Pick<Services, "db" | "clock">,
  quoteId: number,
): Promise<string> {
  const token = issueToken();
  const at = clock();
  await addQuoteLink(db, {
    tokenHash: hashToken(token),
    quoteId,
    at,
    expiresAt: new Date(at.getTime() + lifetime),
  });
  return token;
}

/** Removes links that ran out. */
export async function systemSweepQuoteLinks({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await deleteExpiredLinks(db, clock());
}
