import { minutes } from "#domain/time/durations.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { hashToken, issueToken } from "#server/platform/sessions/token.ts";
import type { UserRow } from "../accounts.table.ts";
import { addChallenge } from "./challenges.repository.ts";

const lifetime = minutes(5);

/** Distinguishes password hashes without storing them. */
export function markOf(passwordHash: string): string {
  return hashToken(passwordHash);
}

/** Issues a token for the second step, valid for 5 minutes, once the password was right. */
export async function openChallenge(
  transaction: Transaction,
  user: Pick<UserRow, "id" | "password_hash">,
  now: Date,
): Promise<string> {
  const token = issueToken();
  const challenge = {
    token_hash: hashToken(token),
    user_id: user.id,
    password_mark: markOf(user.password_hash),
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
  };
  await addChallenge(transaction, challenge, now);
  return token;
}
