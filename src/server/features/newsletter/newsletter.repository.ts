import { emailKey } from "#domain/accounts/email-key.ts";
import type { Language } from "#domain/language/language.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { SubscriptionRow } from "./newsletter.table.ts";

/**
 * Subscribes an address, or subscribes it again after it left. Nothing comes back when it is subscribed already: of any
 * number of requests at once one gets the row.
 */
export async function addSubscription(
  transaction: Transaction,
  { email, language, at }: { email: string; language: Language; at: Date },
): Promise<SubscriptionRow | undefined> {
  const fields = { email, language, consented_at: at.toISOString(), unsubscribed_at: null };
  return await transaction
    .insertInto("newsletter_subscriptions")
    .values({ ...fields, email_key: emailKey(email) })
    .onConflict((c) =>
      c
        .column("email_key")
        .doUpdateSet(fields)
        .where("newsletter_subscriptions.unsubscribed_at", "is not", null),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function addUnsubscribeLink(
  db: Db,
  { tokenHash, subscriptionId, at }: { tokenHash: string; subscriptionId: number; at: Date },
): Promise<void> {
  await db
    .insertInto("unsubscribe_links")
    .values({ token_hash: tokenHash, subscription_id: subscriptionId, created_at: at.toISOString() })
    .execute();
}

/** The subscription that a link ends. */
export async function findSubscriptionByLink(
  db: Db,
  tokenHash: string,
): Promise<SubscriptionRow | undefined> {
  return await db
    .selectFrom("newsletter_subscriptions")
    .innerJoin("unsubscribe_links", "unsubscribe_links.subscription_id", "newsletter_subscriptions.id")
    .selectAll("newsletter_subscriptions")
    .where("unsubscribe_links.token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Ends a subscription; the time of one that has ended stays. */
export async function endSubscription(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable("newsletter_subscriptions")
    .set({ unsubscribed_at: at.toISOString() })
    .where("id", "=", id)
    .where("unsubscribed_at", "is", null)
    .execute();
}
