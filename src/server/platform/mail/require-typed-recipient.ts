import { emailKey } from "#domain/accounts/email-key.ts";
import { days, hours } from "#domain/time/durations.ts";
import type { Transaction } from "../database/db.ts";
import type { Limit } from "../limits/consume-quota.ts";
import { requireQuota } from "../limits/require-quota.ts";

/**
 * Mails to addresses that an account types and nothing confirms: by the account, by the network address that it is used
 * from, and by the recipient, whichever account sends them.
 */
const limits = {
  account: { name: "typed-recipient-account", maxHits: 10, perMilliseconds: hours(1) },
  address: { name: "typed-recipient-address", maxHits: 10, perMilliseconds: hours(1) },
  recipient: { name: "typed-recipient", maxHits: 3, perMilliseconds: days(1) },
} as const satisfies Record<string, Limit>;

/** Where a mail to a typed address comes from. */
interface Typing {
  readonly userId: number;
  /** The network address. */
  readonly address: string;
}

interface Counting {
  readonly clock: () => Date;
  readonly config: { readonly RATE_LIMITS: "on" | "off" };
}

/**
 * Counts a mail to an address that an account typed, in the transaction that posts it: one that is refused counts nothing.
 * @throws 429
 */
export async function requireTypedRecipient(
  transaction: Transaction,
  { clock, config }: Counting,
  { userId, address }: Typing,
  email: string,
): Promise<void> {
  const inside = { db: transaction, clock, config };
  await requireQuota(inside, limits.account, String(userId));
  await requireQuota(inside, limits.address, address);
  await requireQuota(inside, limits.recipient, emailKey(email));
}
