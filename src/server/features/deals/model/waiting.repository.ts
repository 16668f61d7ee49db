import { type SqlBool, sql } from "kysely";
import { openStates } from "#domain/orders/order-state.ts";
import { printableStates } from "#domain/orders/proofs/proof-moves.ts";
import { isPaidWhole, lastCountedAt, owingDeals, selectOpenItems } from "#server/features/ledger/owed.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { isWholeCredited } from "./invoices.repository.ts";
import "./versions.table.ts";

/** The requests that were not answered yet, the oldest first: neither what waits for the client nor a wish for another offer. */
export async function findOpenRequests(db: Db, most: number) {
  return await db
    .selectFrom("quotes")
    .select(["id", "name", "created_at"])
    .where("status", "=", "pending")
    .where("stage", "not in", ["needs_info", "changes_asked"])
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** The quotes whose clients wish for another offer, the oldest first, and how many there are. */
export async function findWishes(db: Db, most: number) {
  const wishes = db
    .selectFrom("quotes")
    // Written out, so that both databases see that the index of these quotes serves.
    .where((eb) => eb("stage", "=", sql.lit("changes_asked" as const)))
    .where("deleted_at", "is", null);
  const count = await countFound(wishes);
  const rows = await wishes
    .select(["id", "name", "created_at"])
    .orderBy("created_at")
    .orderBy("id")
    .limit(most)
    .execute();
  return { rows, count };
}

/** How many quotes wait because their client was asked something. */
export async function countQuestions(db: Db): Promise<number> {
  return await countFound(
    db
      .selectFrom("quotes")
      .where((eb) => eb("stage", "=", sql.lit("needs_info" as const)))
      .where("deleted_at", "is", null),
  );
}

/** The unanswered offers that end between two days, the first to end first, and how many there are. */
export async function findOffersEnding(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
  most: number,
) {
  const ending = db
    .selectFrom("quote_versions as v")
    .innerJoin("quotes as q", "q.id", "v.quote_id")
    // Written out, so that both databases see that the index of these versions serves.
    .where("v.state", "=", sql.lit("sent"))
    .where("v.valid_until", ">=", from)
    .where("v.valid_until", "<=", to)
    .where("q.stage", "=", "offered")
    .where("q.deleted_at", "is", null);
  const count = await countFound(ending);
  const rows = await ending
    .select(["q.id", "q.name", "v.valid_until", "v.sent_at"])
    .orderBy("v.valid_until")
    .orderBy("v.id")
    .limit(most)
    .execute();
  return { rows, count };
}

/** The unanswered offers that bear no tax by a certificate. */
export async function findExemptOffers(db: Db) {
  return await db
    .selectFrom("quote_versions as v")
    .innerJoin("quotes as q", "q.id", "v.quote_id")
    .select(["q.id", "q.name", "v.valid_until", "v.sent_at", "v.exempt_certificate_id", "v.exempt_state"])
    // Written out, so that both databases see that the index of these versions serves.
    .where("v.state", "=", sql.lit("sent"))
    .where("v.exempt_certificate_id", "is not", null)
    .where("q.stage", "=", "offered")
    .where("q.deleted_at", "is", null)
    .orderBy("v.quote_id")
    .execute();
}

/** The day of the first item that is open; without one the quote comes last. */
const firstDue = sql<string>`coalesce((
  select min(i.due_on) from plan_items i where i.id in ${selectOpenItems("q.id")}), '9999')`;

/** What was accepted and is not paid yet: what is due first, and then who accepted longest ago; and how many there are. */
export async function findUnpaidAcceptances(db: Db, most: number) {
  const unpaid = db
    .selectFrom("quotes as q")
    // What owes is little among all that was accepted, and found first.
    .where(sql<SqlBool>`q.id in ${owingDeals}`)
    .where("q.stage", "=", "accepted")
    .where("q.deleted_at", "is", null);
  const count = await countFound(unpaid);
  const rows = await unpaid
    .innerJoin("orders as o", "o.quote_id", "q.id")
    .select(["q.id", "q.name", "o.created_at"])
    .orderBy(firstDue)
    .orderBy("o.created_at")
    .orderBy("q.id")
    .limit(most)
    .execute();
  return { rows, count };
}

/** Proofs that were sent before a moment and not answered; the longest waiting first. */
export async function findWaitingProofs(db: Db, sentBefore: Date, most: number) {
  const waiting = db
    .selectFrom("proofs as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .where("q.deleted_at", "is", null)
    .where("o.state", "in", printableStates)
    .where("p.state", "=", "sent")
    .where("p.sent_at", "<=", sentBefore.toISOString());
  const count = await countFound(waiting);
  const rows = await waiting
    .select(["o.id", "o.number", "o.quote_id", "q.name", "p.sent_at", "p.created_at"])
    .orderBy("p.sent_at")
    .orderBy("o.id")
    .limit(most)
    .execute();
  return { rows, count };
}

/** The invoices that were not issued, the oldest first, and how many there are. */
export async function findDraftInvoices(
  db: Db,
  { hasDeposits, most }: { readonly hasDeposits: boolean; readonly most: number },
) {
  const all = db
    .selectFrom("invoices as i")
    .innerJoin("quotes as q", "q.id", "i.quote_id")
    // Written out, so that both databases see that the index of drafts serves.
    .where("i.state", "=", sql.lit("draft"))
    .where("q.deleted_at", "is", null);
  const drafts = hasDeposits ? all : all.where("i.kind", "!=", "deposit");
  const count = await countFound(drafts);
  const rows = await drafts
    .select(["i.id", "i.kind", "i.quote_id", "i.total_cents", "i.created_at", "q.name", "q.reference"])
    .orderBy("i.created_at")
    .orderBy("i.id")
    .limit(most)
    .execute();
  return { rows, count };
}

const ofItem = { quoteId: "o.quote_id", itemId: "i.id" };
const isInvoiced = sql<SqlBool>`exists (
  select 1 from invoices v where v.quote_id = o.quote_id and v.state = 'issued'
    and (v.plan_item_id = i.id or v.kind in ('invoice', 'settlement')) and not (${isWholeCredited("v")}))`;

/** Deposits that were paid whole and have no invoice, what came first first; and how many there are. */
export async function findUninvoicedDeposits(db: Db, most: number) {
  const waiting = db
    .selectFrom("orders as o")
    .innerJoin("plan_items as i", "i.order_id", "o.id")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .leftJoin("invoices as d", (join) =>
      join.onRef("d.plan_item_id", "=", "i.id").on("d.state", "=", "draft"),
    )
    .where("q.deleted_at", "is", null)
    // A closed order is settled, and its settlement has drafted what was left to invoice.
    .where("o.state", "in", openStates)
    .where(isPaidWhole(ofItem))
    .where(sql<SqlBool>`exists (
      select 1 from plan_items later where later.order_id = i.order_id and later.position > i.position)`)
    .where(sql<SqlBool>`not ${isInvoiced}`);
  const { count } = await waiting
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await waiting
    .select([
      "q.id",
      "q.name",
      "q.reference",
      "i.id as item_id",
      "d.id as draft_id",
      lastCountedAt(ofItem).as("since"),
    ])
    .orderBy("since")
    .orderBy("i.id")
    .limit(most)
    .execute();
  return { rows, count: Number(count) };
}
