import { workOutPlan } from "#domain/offers/plan.ts";
import { type Booking, creditedCentsOf, type DueItem } from "#domain/payments/dues.ts";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { readStoredContent } from "../offers/stored-content.ts";
import { isAcceptedUnpaid } from "./owes-by-count.ts";
import {
  findBookings,
  findBookingsOfPayment,
  findPlanItemForStaff,
  findPlanItems,
} from "./plan-items.repository.ts";
import type { PlanItemRow } from "./plan-items.table.ts";

/** What a quote owes, and what was booked for it. */
export interface StoredPlan {
  readonly items: readonly DueItem[];
  readonly bookings: readonly Booking[];
  /** The quote is paid. */
  readonly isSettled: boolean;
  /** Its order was cancelled. */
  readonly isCancelled: boolean;
  /** What issued credit notes leave unasked. */
  readonly creditedCents: number;
}

/** The items of a quote's order; before it is accepted, those that the offer in force would have. */
export async function systemReadPlan(db: Db, quoteId: number): Promise<StoredPlan> {
  const { status, stage, total_cents } = await db
    .selectFrom("quotes")
    .select(["status", "stage", "total_cents"])
    .where("id", "=", quoteId)
    .executeTakeFirstOrThrow();
  const rows = await findPlanItems(db, [quoteId]);
  const items = rows.length > 0 ? rows.map(itemOf) : await offeredItems(db, quoteId, total_cents);
  const bookings = await findBookings(
    db,
    rows.map(({ id }) => id),
  );
  const creditedCents = (await readCredited(db, [quoteId])).get(quoteId) ?? 0;
  return { items, bookings, ...endOf({ status, stage }), creditedCents };
}

/** What quotes that are accepted owe, by the quote. */
export async function systemReadOrderPlans(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, StoredPlan>> {
  const rows = await findPlanItems(db, quoteIds);
  const bookings = await findBookings(
    db,
    rows.map(({ id }) => id),
  );
  const standings = await db
    .selectFrom("quotes")
    .select(["id", "status", "stage"])
    .where(isOneOf(db, "id", quoteIds))
    .execute();
  const credited = await readCredited(db, quoteIds);
  const byId = new Map(standings.map((each) => [each.id, each]));
  const ofQuote = Map.groupBy(rows, ({ quote_id }) => quote_id);
  return new Map(
    quoteIds.map((quoteId) => {
      const items = (ofQuote.get(quoteId) ?? []).map(itemOf);
      // What of a payment counts elsewhere belongs to it, too: a refund is taken off the last booking.
      const creditedCents = credited.get(quoteId) ?? 0;
      return [quoteId, { items, bookings, ...endOf(byId.get(quoteId)), creditedCents }];
    }),
  );
}

function endOf(quote: { readonly status: QuoteStatus; readonly stage: QuoteStage } | undefined) {
  return { isSettled: quote?.status === "paid", isCancelled: quote?.stage === "cancelled" };
}

function itemOf(row: PlanItemRow): DueItem {
  const { id, position, kind, due, due_days, due_on, amount_cents, waived_at, waived_reason, paid_at } = row;
  return {
    ...{ id, position, kind, due, days: due_days, dueOn: due_on },
    ...{ amountCents: amount_cents, isWaived: waived_at !== null },
    waivedReason: waived_reason,
    isPaid: paid_at !== null,
  };
}

async function offeredItems(db: Db, quoteId: number, totalCents: number): Promise<DueItem[]> {
  const version = await db
    .selectFrom("quote_versions")
    .select("content")
    .where("quote_id", "=", quoteId)
    .where("state", "in", ["sent", "accepted"])
    .executeTakeFirst();
  const plan = version?.content ? readStoredContent(version.content).plan : undefined;
  return workOutPlan(totalCents, plan).map(({ days, ...item }) => ({
    ...item,
    ...{ id: null, days: days ?? null, dueOn: null, isWaived: false },
  }));
}

/** What the credit notes of quotes leave unasked, by the quote. Invoices stand in features that ask this one, so a query reads them. */
async function readCredited(db: Db, quoteIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("invoices")
    .leftJoin("orders", "orders.quote_id", "invoices.quote_id")
    .leftJoin("settlements", (join) =>
      join
        .onRef("settlements.order_id", "=", "orders.id")
        .onRef("settlements.invoice_id", "=", "invoices.id"),
    )
    .select(["invoices.quote_id", "invoices.kind", "invoices.due_cents", "invoices.total_cents"])
    .select("settlements.total_cents as settled_cents")
    .where(isOneOf(db, "invoices.quote_id", quoteIds))
    .where("invoices.state", "=", "issued")
    .orderBy("invoices.id")
    .execute();
  const issued = Map.groupBy(rows, ({ quote_id }) => quote_id);
  return new Map(
    [...issued].map(([quoteId, all]) => [
      quoteId,
      creditedCentsOf(
        all.map(({ kind, due_cents: dueCents, total_cents, settled_cents }) => ({
          ...{ isCredit: kind === "credit", dueCents },
          // The note of a settlement says what the whole order costs, as an invoice of it does.
          orderCents: settled_cents ?? (kind === "invoice" || kind === "settlement" ? total_cents : null),
        })),
      ),
    ]),
  );
}

/** The quote that an item is owed for; undefined for one that does not exist. */
export async function systemFindQuoteOfItem(db: Db, itemId: number): Promise<number | undefined> {
  return (await findPlanItemForStaff(db, itemId))?.quote_id;
}

/** What of a payment counts for which items. */
export async function systemFindBookings(db: Db, paymentId: number): Promise<Booking[]> {
  return await findBookingsOfPayment(db, paymentId);
}

/** The quotes of a client that are accepted and owe something, the oldest first. */
export async function systemFindUnpaidQuotes(
  db: Db,
  clientId: number,
): Promise<{ readonly id: number; readonly reference: string }[]> {
  return await db
    .selectFrom("quotes")
    .select(["id", "reference"])
    .where("client_id", "=", clientId)
    .where(isAcceptedUnpaid("quotes"))
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}
