import type { IssuedDocument } from "#domain/books/issued-document.ts";
import { creditedCentsOf, type IssuedPaper, type PlanStanding, planStanding } from "#domain/payments/dues.ts";
import { endOfShopDay } from "#domain/time/shop-day.ts";
import { systemReadIssuedOfQuotes } from "#server/features/invoices/system-read-issued.ts";
import { systemReadBooked } from "#server/features/payments/plans/system-read-booked.ts";
import {
  type OrderOfDay,
  systemReadOrdersOfDay,
} from "#server/features/quotes/plans/system-read-orders-of-day.ts";
import type { Services } from "#server/services.ts";

/** An order at the end of a day, with what was issued for it until then. */
export interface StandingOrder {
  readonly order: OrderOfDay;
  /** For what was received, by the money that counts alone: an order that was paid whole is no exception. */
  readonly plan: PlanStanding;
  readonly documents: readonly IssuedDocument[];
}

const atOnce = 500;

/** Every order that owed something, or that money had come for, at the end of a day, some hundred at a time. */
export async function* eachOrderOfDay(
  { db, shop }: Pick<Services, "db" | "shop">,
  { on, which }: { readonly on: string; readonly which: "unpaid" | "received" },
): AsyncGenerator<StandingOrder> {
  const before = endOfShopDay(on, shop.facts().timeZone);
  for (let after = 0; ; ) {
    const orders = await systemReadOrdersOfDay(db, { before, which, after, most: atOnce });
    const ids = new Set(orders.flatMap(({ bookings }) => bookings.map(({ paymentId }) => paymentId)));
    const payments = new Map((await systemReadBooked(db, [...ids], before)).map((each) => [each.id, each]));
    const issued = await systemReadIssuedOfQuotes(
      db,
      orders.map(({ quoteId }) => quoteId),
    );
    const byQuote = Map.groupBy(
      issued.filter(({ document }) => document.issuedOn <= on),
      ({ quoteId }) => quoteId,
    );
    for (const order of orders) {
      const bookings = order.bookings.filter(({ paymentId }) => payments.has(paymentId));
      const own = [...new Set(bookings.map(({ paymentId }) => paymentId))];
      const booked = own.flatMap((id) => payments.get(id) ?? []);
      const isSettled = which === "unpaid" && order.isPaid;
      const documents = (byQuote.get(order.quoteId) ?? []).map(({ document }) => document);
      const creditedCents = creditedCentsOf(documents.map(paperOf));
      const money = { bookings, payments: booked, creditedCents, isSettled };
      const plan = planStanding({ ...order, ...money, today: on });
      yield { order, plan, documents };
    }
    const last = orders.at(-1);
    if (!last || orders.length < atOnce) return;
    after = last.id;
  }
}

function paperOf({ kind, dueCents, totalCents }: IssuedDocument): IssuedPaper {
  const isCredit = kind === "credit";
  return { isCredit, dueCents, orderCents: isCredit || kind === "deposit" ? null : totalCents };
}
