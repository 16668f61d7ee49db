import type { FastifyInstance } from "fastify";
import { days, hours, minutes, seconds } from "#domain/time/durations.ts";
import { every, type Job } from "#server/platform/jobs/every.ts";
import { systemMailMoneyOfDays } from "../mail-owners-of-money.ts";
import type { PaymentServices } from "../payment-services.ts";
import { deliverSandboxEvents } from "../providers/sandbox/deliver-sandbox-events.ts";
import { tryCancelStaleIntents } from "../settle/cancel-stale-intents.ts";
import { expireIntents, reconcilePayments } from "./reconcile-payments.ts";
import { systemCompareBooks } from "./system-compare-books.ts";

/** How far back the books are compared: refunds made elsewhere are found within this time. */
const comparedSpan = days(3);

/** What payments do without being asked; each runs at the start and then again and again, on every node. */
export function paymentJobs(payments: PaymentServices, app: Pick<FastifyInstance, "inject">): Job[] {
  const { log, clock } = payments;
  const delivery = every(seconds(1), "sandbox webhooks", log, async () => {
    const { sandbox } = payments;
    if (!sandbox) return;
    sandbox.events.addEventListener("recorded", wake);
    await deliverSandboxEvents(sandbox, app);
  });
  const wake = () => delivery.wake();
  return [
    every(minutes(5), "reconcile payments", log, () => reconcilePayments(payments)),
    every(minutes(5), "expire payments", log, () => expireIntents(payments)),
    every(hours(1), "compare books", log, () =>
      systemCompareBooks(payments, new Date(clock().getTime() - comparedSpan)),
    ),
    every(hours(1), "money of the day", log, () => systemMailMoneyOfDays(payments)),
    delivery,
  ];
}

/** The reaction to `services.quoteChanged`: closes intents that are for another price than the quote's. */
export function reactToQuoteChange(payments: PaymentServices): (quoteId: number) => void {
  return (quoteId) => void tryCancelStaleIntents(payments, quoteId);
}
