import { expect, test } from "vitest";
import { systemReadCountings } from "#server/features/ledger/read-counted.ts";
import { readBackOwed, sumOwed } from "#server/features/ledger/read-day.ts";
import { staffReadRevenue } from "#server/features/payments/office/staff-read-revenue.ts";
import { todayOf } from "#server/today-of.ts";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, payByCard, typeCard } from "#tests/support/payments-steps.ts";
import { staffReadAgeing, staffReadHeldDeposits } from "./staff-read-owed.ts";

test("the reports of a shop that takes real money leave out what was paid in its sandbox", async () => {
  await using shop = await openPaymentShop();
  const { services } = shop;
  const today = todayOf(services);
  const reports = async () => {
    const held = await staffReadHeldDeposits(services, today);
    const [revenue] = await staffReadRevenue(services, [today]);
    const ageing = await staffReadAgeing(services, { on: today });
    return {
      held: held.rows.map(({ quote_id, received_cents }) => [quote_id, received_cents]),
      revenue: [revenue?.cents, revenue?.payments],
      owed: ageing.total_cents,
    };
  };
  const tried = await addPayableQuote(services, { totalCents: 140_000 });
  await payByCard(shop, tried);
  expect(await reports()).toEqual({ held: [[tried.id, 140_000]], revenue: [140_000, 1], owed: 0 });
  const sold = await addPayableQuote(services, { totalCents: 50_000 });
  const intent = await askForIntent(shop, sold);
  // As with keys of a provider: money moves.
  await services.db.updateTable("payments").set({ is_test: 0 }).where("quote_id", "=", sold.id).execute();
  await typeCard(shop, intent);
  await confirm(shop, sold, intent);
  const real = { held: [[sold.id, 50_000]], revenue: [50_000, 1] };
  // No real money came for the order that was tried: until it is deleted or cancelled, it is owed.
  expect(await reports()).toEqual({ ...real, owed: 140_000 });
  const summed = (await Array.fromAsync(sumOwed(services.db, today))).flat();
  expect([summed.length, await readBackOwed(services.db, today)]).toEqual([1, summed]);
  const counting = await systemReadCountings(services.db, [tried.id, sold.id]);
  expect([...counting.keys()]).toEqual([sold.id]);
});
