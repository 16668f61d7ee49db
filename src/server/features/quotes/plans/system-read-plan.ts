import { workOutPlan } from "#domain/offers/plan.ts";
import type { Booking, DueItem } from "#domain/payments/dues.ts";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { readStoredContent } from "../offers/stored-content.ts";
import { findBookings, findPlanItems } from "./plan-items.repository.ts";
import type { PlanItemRow } from "./plan-items.table.ts";
import { readCredited } from "./read-credited.ts";

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
