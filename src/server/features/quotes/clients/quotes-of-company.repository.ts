import type { Db } from "#server/platform/database/db.ts";
import type { Quote } from "../quote.ts";
import { readQuoteRows } from "../read-quote-rows.ts";
import "../offers/versions.table.ts";
import "../plans/plan-items.table.ts";
import "../quotes.table.ts";

export interface WhichCompany {
  readonly companyId: number;
  /** Its contacts. */
  readonly clientIds: readonly number[];
}

/** The quotes of a company, the newest first: those that staff chose it for, and those of its contacts without a choice. */
export async function findQuotesOfCompany(db: Db, which: WhichCompany, most: number): Promise<Quote[]> {
  const rows = await ofCompany(db, which)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return await readQuoteRows(db, rows);
}

/** What its accepted quotes owe: their dues, without what was paid or waived. */
export async function sumOpenOfCompany(db: Db, which: WhichCompany): Promise<number> {
  const quotes = ofCompany(db, which)
    .select("id")
    .where("stage", "=", "accepted")
    .where("status", "=", "confirmed");
  const dues = db
    .selectFrom("plan_items")
    .innerJoin("orders", "orders.id", "plan_items.order_id")
    .where("orders.quote_id", "in", quotes)
    .where("plan_items.waived_at", "is", null);
  const owed = await dues
    .select((eb) => eb.fn.sum<number | null>("plan_items.amount_cents").as("cents"))
    .executeTakeFirstOrThrow();
  const paid = await dues
    .innerJoin("payment_allocations", "payment_allocations.plan_item_id", "plan_items.id")
    .select((eb) => eb.fn.sum<number | null>("payment_allocations.amount_cents").as("cents"))
    .executeTakeFirstOrThrow();
  return Number(owed.cents ?? 0) - Number(paid.cents ?? 0);
}

function ofCompany(db: Db, { companyId, clientIds }: WhichCompany) {
  return db
    .selectFrom("quotes")
    .where("deleted_at", "is", null)
    .where((eb) => {
      const isChosen = eb("company_id", "=", companyId);
      if (clientIds.length === 0) return isChosen;
      const isOfContact = eb.and([eb("company_id", "is", null), eb("client_id", "in", clientIds)]);
      return eb.or([isChosen, isOfContact]);
    });
}
