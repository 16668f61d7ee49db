import { hours } from "#domain/time/durations.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { hashToken, issueToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { holdAddress } from "../accounts.repository.ts";
import { addPasswordLink, voidMailedLinks } from "./user-passwords.repository.ts";

/** How long a mailed link may be used, counted from the delivery of the mail. */
const lifetime = hours(1);

interface PasswordMail {
  readonly kind: "staff" | "client";
  readonly subjectId: number;
  readonly recipient: string;
}

/**
 * The token of a link for a new password, issued when its mail is delivered and stored only as a hash.
 * A mail that is sent again gets another one; the first that is used ends all of them. To an
 * address that is not the account's any more goes a link that opens nothing. (A client is identified by the
 * address, which never changes.)
 */
export async function systemIssuePasswordLink(
  { db, clock }: Pick<Services, "db" | "clock">,
  { kind, subjectId, recipient }: PasswordMail,
): Promise<string> {
  const token = issueToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.transaction().execute(async (transaction) => {
    if (kind === "staff" && !(await holdAddress(transaction, { id: subjectId, email: recipient }))) return;
    const link = { tokenHash: hashToken(token), kind, subject_id: subjectId, now, expiresAt };
    await addPasswordLink(transaction, link);
  });
  return token;
}

/** Ends every mailed link of a person that was not used. */
export async function systemVoidPasswordLinks(
  transaction: Transaction,
  { kind, subjectId }: Pick<PasswordMail, "kind" | "subjectId">,
): Promise<void> {
  await voidMailedLinks(transaction, { kind, subject_id: subjectId });
}
