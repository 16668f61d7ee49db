import type { Kysely } from "kysely";
import { createIndexes, notDeleted } from "#server/platform/database/schema.ts";

/** What long lists are counted by is read of an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["invoices_credit_of", "invoices_quote_id"]) await db.schema.dropIndex(name).execute();
  await createIndexes(db, "invoices", { invoices_quote_id: "quote_id, state, kind, due_cents, id" });
  await createIndexes(
    db,
    "invoices",
    { invoices_credit_of: "credit_of, state, kind, total_cents, id" },
    { where: "credit_of is not null" },
  );
  await createIndexes(
    db,
    "invoices",
    { invoices_asking: "id, due_on" },
    { where: "state = 'issued' and kind != 'credit'" },
  );
  await createIndexes(
    db,
    "orders",
    { orders_state_newest: "state, id", orders_state_first: "state, coalesce(promised_on, '9999'), id" },
    { where: notDeleted },
  );
  await createIndexes(
    db,
    "quotes",
    { quotes_cancelled: "id" },
    { where: "stage = 'cancelled' and status <> 'paid'" },
  );
  await createIndexes(
    db,
    "ledger_lines",
    { ledger_lines_sold: "quote_id, day, cents" },
    { where: "account = 'sales'" },
  );
  await createIndexes(
    db,
    "ledger_lines",
    { ledger_lines_asked: "entry_id, day" },
    { where: "account = 'due'" },
  );
  await createIndexes(db, "open_items", { open_items_due: "quote_id" }, { where: "account = 'due'" });
}
