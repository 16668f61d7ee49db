import { minutes } from "#domain/time/durations.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { hashToken, issueToken } from "#server/platform/sessions/token.ts";
import type { UserRow } from "../accounts.table.ts";
import { addChallenge } from "./challenges.repository.ts";

const lifetime = minutes(5);

/** Tells one password hash from the next without keeping either. */
export function markOf(passwordHash: string): string {
  return hashToken(passwordHash);
}

/** For somebody whose password was right and who has a second factor: a token that the second step takes, for 5 minutes. */
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
