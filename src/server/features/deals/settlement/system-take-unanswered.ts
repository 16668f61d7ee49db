import { eachItem } from "#server/platform/jobs/each-item.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { findUnanswered } from "../model/settlements.repository.ts";
import { systemTakeBags } from "./settle-order.ts";

const atOnce = 50;

/** Who was asked to choose and did not within five days takes the bags that were made, and pays less (L19.5). */
export async function systemTakeUnanswered(services: Services): Promise<void> {
  await eachItem(services, await findUnanswered(services.db, todayOf(services), atOnce), {
    job: "settlement",
    about: ({ orderId, quoteId }) => ({ itemId: orderId, quoteId }),
    work: ({ orderId }) => systemTakeBags(services, orderId),
  });
}
