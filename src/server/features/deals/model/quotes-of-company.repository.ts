import { systemSumOwed } from "#server/features/ledger/read-open.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Quote } from "./quote.ts";
import { readQuoteRows } from "./read-quote-rows.ts";
import "./quotes.table.ts";

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

/** What its deals owe, as in the ageing of the books. Money that went back is owed again (ADR-66). */
export async function sumOpenOfCompany(db: Db, which: WhichCompany): Promise<number> {
  return await systemSumOwed(db, ofCompany(db, which).select("id"));
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
