import { emailKey } from "#domain/accounts/email-key.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import { typedRecipientLimits } from "./account-limits.ts";

/** Where a mail to a typed address comes from. */
export interface Typing {
  readonly userId: number;
  /** The network address. */
  readonly address: string;
}

/**
 * Counts a mail to an address that an account typed, in the transaction that posts it: one that is refused counts nothing.
 * @throws 429
 */
export async function requireTypedRecipient(
  transaction: Transaction,
  { clock, config }: Pick<Services, "clock" | "config">,
  { userId, address }: Typing,
  email: string,
): Promise<void> {
  const inside = { db: transaction, clock, config };
  await requireQuota(inside, typedRecipientLimits.account, String(userId));
  await requireQuota(inside, typedRecipientLimits.address, address);
  await requireQuota(inside, typedRecipientLimits.recipient, emailKey(email));
}
