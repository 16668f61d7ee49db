import { hashToken, issueToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { addUnsubscribeLink } from "./newsletter.repository.ts";

/** Issues an unsubscribe link's token when a mail is delivered; only its hash is stored. */
export async function systemIssueUnsubscribeLink(
  { db, clock }: Pick<Services, "db" | "clock">,
  subscriptionId: number,
): Promise<string> {
  const token = issueToken();
  await addUnsubscribeLink(db, { tokenHash: hashToken(token), subscriptionId, at: clock() });
  return token;
}
