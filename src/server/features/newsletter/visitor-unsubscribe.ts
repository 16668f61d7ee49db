import { AppError } from "#server/platform/errors/app-error.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { endSubscription, findSubscriptionByLink } from "./newsletter.repository.ts";
import type { SubscriptionRow } from "./newsletter.table.ts";

/**
 * Whose subscription a mailed link ends. Looking changes nothing: mail programs open links by themselves.
 * @throws 404
 */
export async function visitorReadSubscription(
  { db }: Pick<Services, "db">,
  token: string,
): Promise<{ email: string; subscribed: boolean }> {
  const { email, unsubscribed_at } = await requireSubscription(db, token);
  return { email, subscribed: unsubscribed_at === null };
}

/**
 * Ends a subscription with one click, no matter how often it is clicked.
 * @throws 404
 */
export async function visitorUnsubscribe(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<void> {
  const { id } = await requireSubscription(db, token);
  await endSubscription(db, id, clock());
}

async function requireSubscription(db: Services["db"], token: string): Promise<SubscriptionRow> {
  const subscription = await findSubscriptionByLink(db, hashToken(token));
  if (!subscription) throw new AppError("not_found");
  return subscription;
}
