import { creditedCentsOf } from "#domain/payments/dues.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/** What the credit notes of quotes leave unasked, by the quote. Invoices stand in features that ask this one, so a query reads them. */
export async function readCredited(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
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
  const papers = Map.groupBy(rows, ({ quote_id }) => quote_id);
  return new Map(
    [...papers].map(([quoteId, all]) => [
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
