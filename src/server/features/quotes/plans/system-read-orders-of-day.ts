import { type SqlBool, sql } from "kysely";
import type { Booking, DueItem } from "#domain/payments/dues.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { findBookings } from "./plan-items.repository.ts";
import "../offers/versions.table.ts";
import "../quotes.table.ts";

/** An order as it stood at a moment. */
export interface OrderOfDay {
  readonly id: number;
  readonly number: string;
  readonly quoteId: number;
  readonly reference: string;
  readonly clientId: number;
  /** The company that staff chose. */
  readonly companyId: number | null;
  readonly name: string;
  readonly totalCents: number;
  /** Its quote was paid by then. */
  readonly isPaid: boolean;
  readonly items: readonly DueItem[];
  /** Of each payment that counts for it, also what counts elsewhere. */
  readonly bookings: readonly Booking[];
}

interface Asked {
  /** The moment: what came at it or later does not count. */
  readonly before: string;
  /** Those that owed something then, or those that money had come for. */
  readonly which: "unpaid" | "received";
  /** After the order with this id, so many of them. */
  readonly after: number;
  readonly most: number;
}

const hasBooking = sql<SqlBool>`exists (select 1 from plan_items i
  join payment_allocations a on a.plan_item_id = i.id where i.order_id = o.id)`;

/** What the count asked for, and was neither paid nor waived by then. */
const owedByCount = (before: string) => sql<SqlBool>`exists (select 1 from plan_items i
  where i.order_id = o.id and i.kind = 'settlement' and i.added_at < ${before}
    and coalesce(i.paid_at, i.waived_at, ${before}) >= ${before})`;

/** The orders of accepted quotes that are not deleted, by their ids. */
export async function systemReadOrdersOfDay(
  db: Db,
  { before, which, after, most }: Asked,
): Promise<OrderOfDay[]> {
  const orders = await db
    .selectFrom("orders as o")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .select(["o.id", "o.number", "q.id as quote_id", "q.reference", "q.client_id", "q.company_id", "q.name"])
    .select(["q.total_cents", "q.status", "q.paid_at"])
    .where("o.id", ">", after)
    .where("o.created_at", "<", before)
    .where("q.deleted_at", "is", null)
    .where("q.stage", "=", "accepted")
    .where((eb) => {
      if (which === "received") return hasBooking;
      return eb.or([eb("q.status", "<>", "paid"), eb("q.paid_at", ">=", before), owedByCount(before)]);
    })
    .orderBy("o.id")
    .limit(most)
    .execute();
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom("plan_items")
    .selectAll()
    .where(isOneOf(db, "order_id", ids))
    .where((eb) => eb.or([eb("added_at", "is", null), eb("added_at", "<", before)]))
    .orderBy("position")
    .execute();
  const itemsOf = Map.groupBy(rows, ({ order_id }) => order_id);
  const bookings = await findBookings(
    db,
    rows.map(({ id }) => id),
  );
  const orderOf = new Map(rows.map(({ id, order_id }) => [id, order_id]));
  const byPayment = Map.groupBy(bookings, ({ paymentId }) => paymentId);
  const bookingsOf = new Map<number, Booking[]>();
  for (const ofPayment of byPayment.values())
    for (const orderId of new Set(ofPayment.map(({ itemId }) => orderOf.get(itemId))))
      if (orderId !== undefined) bookingsOf.set(orderId, [...(bookingsOf.get(orderId) ?? []), ...ofPayment]);
  return orders.map((order) => ({
    ...{ id: order.id, number: order.number, quoteId: order.quote_id, reference: order.reference ?? "" },
    ...{ clientId: order.client_id, companyId: order.company_id, name: order.name },
    ...{ totalCents: order.total_cents, bookings: bookingsOf.get(order.id) ?? [] },
    isPaid: order.status === "paid" && (order.paid_at ?? "") < before,
    items: (itemsOf.get(order.id) ?? []).map((row): DueItem => {
      const { id, position, kind, due, due_days, due_on, amount_cents, waived_at, paid_at } = row;
      const isWaived = waived_at !== null && waived_at < before;
      return {
        ...{ id, position, kind, due, days: due_days, dueOn: due_on, amountCents: amount_cents },
        ...{ isWaived, isPaid: paid_at !== null && paid_at < before },
      };
    }),
  }));
}
