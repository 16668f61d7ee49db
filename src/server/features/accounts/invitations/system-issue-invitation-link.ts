import { days } from "#domain/time/durations.ts";
import { hashToken, issueToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { setInvitationToken } from "./invitations.repository.ts";

/** How long an invitation may be accepted, counted from the delivery of its mail. */
const lifetime = days(7);

/**
 * The token of an invitation, issued when its mail is delivered and stored only as a hash. A mail that is sent again gets
 * another one, and the former opens nothing; so does any once the invitation was replaced, withdrawn or accepted.
 */
export async function systemIssueInvitationLink(
  { db, clock }: Pick<Services, "db" | "clock">,
  invitationId: number,
): Promise<string> {
  const token = issueToken();
  const expiresAt = new Date(clock().getTime() + lifetime);
  await setInvitationToken(db, { id: invitationId, tokenHash: hashToken(token), expiresAt });
  return token;
}
