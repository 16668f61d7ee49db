import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { bookGone, bookReceived } from "#server/features/payments/ledger/book-money.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";

interface Item {
  readonly id: number;
  readonly amount_cents: number;
}

/** Books a stored payment in the ledger: it counts for these items in their order. */
export async function countPaid(
  services: Services,
  paymentId: number,
  items: readonly Item[],
): Promise<void> {
  const day = todayOf(services);
  await services.db.transaction().execute(async (transaction) => {
    const payment = await transaction
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", paymentId)
      .executeTakeFirstOrThrow();
    const at = new Date(payment.settled_at ?? payment.created_at);
    let left = payment.amount_cents;
    const parts = items.flatMap(({ id, amount_cents }) => {
      const cents = Math.min(left, amount_cents);
      left -= cents;
      return cents > 0 ? [{ itemId: id, cents }] : [];
    });
    await bookReceived(transaction, payment, { at, day, parts });
  });
}

/** So much of a stored payment went back. */
export async function payBack(services: Services, paymentId: number, cents: number): Promise<void> {
  const [at, day] = [services.clock(), todayOf(services)];
  await services.db.transaction().execute(async (transaction) => {
    const payment = await transaction
      .updateTable("payments")
      .set({ refunded_cents: cents })
      .where("id", "=", paymentId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await bookGone(transaction, "refunded", payment, { sourceId: paymentId, cents, at, day });
  });
}

/** All that is open of a deal is paid by a payment of its own, and the quote is paid; or all but so much. */
export async function payAllOf(services: Services, quoteId: number, butCents = 0): Promise<void> {
  const { db } = services;
  const { items, openCents } = await readPlan(services, quoteId);
  const at = services.clock().toISOString();
  const { id } = await db
    .insertInto("payments")
    .values({
      ...{ quote_id: quoteId, quote_version: 1, quote_reference: "GE", provider: "sandbox" },
      ...{
        status: "completed",
        payment_intent_id: `pi_all_${quoteId}`,
        client_secret: null,
        approve_url: null,
      },
      ...{ search_text: "", amount_cents: openCents - butCents, customer_name: "Ann", product_name: "Bags" },
      ...{ is_test: 1, customer_email: "ann@example.com", to_check: null },
      ...{ settled_at: at, expires_at: at, created_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const open = items.flatMap(({ id: itemId, openCents: cents }) =>
    itemId === null ? [] : [{ id: itemId, amount_cents: cents }],
  );
  await countPaid(services, id, open);
  if (butCents > 0) return;
  await db.updateTable("quotes").set({ status: "paid" }).where("id", "=", quoteId).execute();
}
