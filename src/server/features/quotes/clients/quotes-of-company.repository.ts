import { owedParts } from "#domain/books/ageing.ts";
import { planStanding } from "#domain/payments/dues.ts";
import { sum } from "#domain/sum.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { isAcceptedUnpaid } from "../plans/owes-by-count.ts";
import { systemReadPlans } from "../plans/system-read-plan.ts";
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

/**
 * What its accepted quotes owe, as in the ageing of the books: what is open of their dues, or of what was invoiced and not
 * credited. Money that went back is owed again (ADR-66).
 */
export async function sumOpenOfCompany(db: Db, which: WhichCompany): Promise<number> {
  const quotes = await ofCompany(db, which).select("id").where(isAcceptedUnpaid("quotes")).execute();
  const quoteIds = quotes.map(({ id }) => id);
  const plans = await systemReadPlans(db, quoteIds);
  const [first] = plans.values();
  // Payments and invoices stand in features that ask this one, so queries read them.
  const payments = await db
    .selectFrom("payments")
    .select(["id", "amount_cents as amountCents"])
    .select((eb) => eb("refunded_cents", "+", eb.ref("lost_cents")).as("returnedCents"))
    .where(isOneOf(db, "id", first ? first.bookings.map(({ paymentId }) => paymentId) : []))
    .execute();
  const issued = Map.groupBy(await findIssued(db, quoteIds), ({ quoteId }) => quoteId);
  const owed = [...plans].flatMap(([quoteId, plan]) =>
    // What is overdue is of no matter here, so neither is the day.
    owedParts(planStanding({ ...plan, payments, today: "" }), issued.get(quoteId) ?? []),
  );
  return sum(owed.map(({ cents }) => cents));
}

async function findIssued(db: Db, quoteIds: readonly number[]) {
  const rows = await db
    .selectFrom("invoices")
    .leftJoin("invoices as corrected", "corrected.id", "invoices.credit_of")
    .select(["invoices.quote_id as quoteId", "invoices.kind", "invoices.number", "invoices.due_on as dueOn"])
    .select(["invoices.due_cents as dueCents", "corrected.number as creditOf"])
    .where(isOneOf(db, "invoices.quote_id", quoteIds))
    .where("invoices.state", "=", "issued")
    .orderBy("invoices.id")
    .execute();
  return rows.map((row) => ({ ...row, number: row.number ?? "", dueOn: row.dueOn ?? "" }));
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
