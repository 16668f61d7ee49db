import { hashToken, mintToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { addUnsubscribeLink } from "./newsletter.repository.ts";

/** The token of a link that ends a subscription, minted when a mail is delivered and kept only as a hash (SPEC-0.12). */
export async function systemMintUnsubscribeLink(
  { db, clock }: Pick<Services, "db" | "clock">,
  subscriptionId: number,
): Promise<string> {
  const token = mintToken();
  await addUnsubscribeLink(db, { tokenHash: hashToken(token), subscriptionId, at: clock() });
  return token;
}
