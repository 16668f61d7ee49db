import type { Transaction } from "#server/platform/database/db.ts";

/** The mailed link that a client comes through. Links are the quotes' own: they say themselves whether one is still good. */
export interface ThroughLink {
  readonly quoteId: number;
  /** Locks the link until the transaction ends, so that revoking it waits. Throws when it was revoked or has expired. */
  readonly requireGood: (transaction: Transaction) => Promise<void>;
}
