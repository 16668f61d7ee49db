import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { systemTakeBags } from "./settle-order.ts";
import { findUnanswered } from "./settlements.repository.ts";

const atOnce = 50;

/**
 * Who was asked to choose and did not within five days takes the bags that were made, and pays less (L19.5). One order that
 * cannot be settled, because an invoice is in the way, keeps no other waiting.
 */
export async function systemTakeUnanswered(services: Services): Promise<void> {
  const today = todayOf(services);
  const orderIds = await findUnanswered(services.db, today, atOnce);
  const errors: unknown[] = [];
  for (const orderId of orderIds)
    await systemTakeBags(services, orderId).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders could not be settled`);
}
