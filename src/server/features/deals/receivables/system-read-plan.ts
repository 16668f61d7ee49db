import { workOutPlan } from "#domain/offers/plan.ts";
import { type Booking, creditedCentsOf, type DueItem } from "#domain/payments/dues.ts";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { isAcceptedUnpaid } from "../model/owes-money.ts";
import {
  findBookings,
  findBookingsOfPayment,
  findPlanItemForStaff,
  findPlanItems,
  findQuotesOfItems,
} from "../model/plan-items.repository.ts";
import type { PlanItemRow } from "../model/plan-items.table.ts";
import { readStoredContent } from "../model/stored-content.ts";

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

/** The plan of a quote that exists. */
export async function systemReadPlan(db: Db, quoteId: number): Promise<StoredPlan> {
  const plan = (await systemReadPlans(db, [quoteId])).get(quoteId);
  if (!plan) throw new Error(`quote ${quoteId} does not exist`);
  return plan;
}

/** The items of quotes' orders, by the quote; before one is accepted, those that the offer in force would have. */
export async function systemReadPlans(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, StoredPlan>> {
  const quotes = await db
    .selectFrom("quotes")
    .select(["id", "status", "stage", "total_cents"])
    .where(isOneOf(db, "id", quoteIds))
    .execute();
  const rows = await findPlanItems(db, quoteIds);
  const bookings = await findBookings(
    db,
    rows.map(({ id }) => id),
  );
  const credited = await readCredited(db, quoteIds);
  const ofOrder = Map.groupBy(rows, ({ quote_id }) => quote_id);
  const offered = await offeredItems(
    db,
    quotes.filter(({ id }) => !ofOrder.has(id)),
  );
  return new Map(
    quotes.map(({ id, status, stage }) => {
      const items = ofOrder.get(id)?.map(itemOf) ?? offered.get(id) ?? [];
      // What of a payment counts elsewhere belongs to it, too: a refund is taken off the last booking.
      return [id, { items, bookings, ...endOf({ status, stage }), creditedCents: credited.get(id) ?? 0 }];
    }),
  );
}

function endOf({ status, stage }: { readonly status: QuoteStatus; readonly stage: QuoteStage }) {
  return { isSettled: status === "paid", isCancelled: stage === "cancelled" };
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

async function offeredItems(
  db: Db,
  quotes: readonly { readonly id: number; readonly total_cents: number }[],
): Promise<ReadonlyMap<number, readonly DueItem[]>> {
  if (quotes.length === 0) return new Map();
  const quoteIds = quotes.map(({ id }) => id);
  const versions = await db
    .selectFrom("quote_versions")
    .select(["quote_id", "content"])
    .where(isOneOf(db, "quote_id", quoteIds))
    .where("state", "in", ["sent", "accepted"])
    .execute();
  const contents = new Map(versions.map(({ quote_id, content }) => [quote_id, content]));
  return new Map(
    quotes.map(({ id, total_cents }) => {
      const content = contents.get(id);
      const plan = content ? readStoredContent(content).plan : undefined;
      const items = workOutPlan(total_cents, plan).map(({ days, ...item }) => ({
        ...item,
        ...{ id: null, days: days ?? null, dueOn: null, isWaived: false },
      }));
      return [id, items];
    }),
  );
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

/** Those of these items that stay paid though money of them goes back: of a paid quote, or paid whole since its count. */
export async function systemFindPaidItems(db: Db, itemIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await findQuotesOfItems(db, itemIds);
  const paid = rows.filter(({ kind, paid_at, status }) =>
    kind === "settlement" ? paid_at !== null : status === "paid",
  );
  return new Set(paid.map(({ id }) => id));
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
