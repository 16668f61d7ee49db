import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/** Who a deal is with, for the books. */
export interface DealOfBooks {
  readonly id: number;
  readonly reference: string;
  /** Empty without an order. */
  readonly orderNumber: string;
  readonly clientId: number;
  /** The company that staff chose. */
  readonly companyId: number | null;
  readonly name: string;
  readonly totalCents: number;
}

/** These quotes, by their ids, deleted ones too: their money stays in the books. */
export async function systemReadDealsOfBooks(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, DealOfBooks>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("quotes")
    .leftJoin("orders", "orders.quote_id", "quotes.id")
    .select(["quotes.id", "quotes.reference", "quotes.client_id", "quotes.company_id", "quotes.name"])
    .select(["quotes.total_cents", "orders.number"])
    .where(isOneOf(db, "quotes.id", quoteIds))
    .execute();
  return new Map(
    rows.map(({ id, reference, number, client_id: clientId, company_id: companyId, name, total_cents }) => {
      const deal = { id, reference: reference ?? "", orderNumber: number ?? "", clientId, companyId, name };
      return [id, { ...deal, totalCents: total_cents }];
    }),
  );
}

/** The last days on which items are paid in time, where they are known. */
export async function systemReadDaysOfItems(
  db: Db,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("plan_items")
    .select(["id", "due_on"])
    .where(isOneOf(db, "id", itemIds))
    .execute();
  return new Map(rows.map(({ id, due_on }) => [id, due_on]));
}

/** The days by which documents are due. */
export async function systemReadDaysOfDocuments(
  db: Db,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("invoices")
    .select(["id", "due_on"])
    .where(isOneOf(db, "id", documentIds))
    .execute();
  return new Map(rows.map(({ id, due_on }) => [id, due_on]));
}
