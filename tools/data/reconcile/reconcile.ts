import { parseArgs } from "node:util";
import { reviewReasonMessages } from "#domain/payments/payment-concern.ts";
import { days } from "#domain/time/durations.ts";
import { readConfig } from "#server/config/config.ts";
import { openPayments } from "#server/features/payments/payment-services.ts";
import { reconcilePayments } from "#server/features/payments/reconcile/reconcile-payments.ts";
import { systemCompareBooks } from "#server/features/payments/reconcile/system-compare-books.ts";
import { openServices } from "#server/open-services.ts";
import { exitWith, Fault } from "../../say.ts";

/**
 * Settles what is open, then lists where books and providers disagree; each difference is marked for staff, as the
 * shop does by itself every hour (REL-M15). Ends with 1 when there is one.
 */
await exitWith(async () => {
  const { values } = parseArgs({ options: { days: { type: "string", default: "3" } } });
  if (!/^[1-9]\d{0,3}$/.test(values.days)) throw new Fault("--days must be a number of days, such as 30.");
  const config = readConfig({ LOG_LEVEL: "error", ...process.env });
  const services = openPayments(await openServices(config));
  try {
    await reconcilePayments(services);
    const since = new Date(services.clock().getTime() - days(Number(values.days)));
    const differences = await systemCompareBooks(services, since);
    for (const { reviewReason, provider, intentId, paymentId } of differences) {
      const row = paymentId === null ? "not in the books" : `payment ${paymentId}`;
      console.log(`${provider} ${intentId} (${row}): ${reviewReasonMessages[reviewReason].message}`);
    }
    const found = differences.length === 1 ? "1 difference" : `${differences.length} differences`;
    console.log(`Books and providers since ${since.toISOString().slice(0, 10)}: ${found}.`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await services.db.destroy();
  }
});
