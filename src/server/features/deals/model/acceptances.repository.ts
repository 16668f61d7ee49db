import type { Insertable, Selectable } from "kysely";
import type { OrderedLine } from "#domain/orders/order-lines.ts";
import { proofMove, proofStates } from "#domain/orders/proofs/proof-moves.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { findAlsoBy, textOfPart } from "./quote-search-text.ts";
import type { AcceptanceTable } from "./versions.table.ts";

export type Acceptance = Selectable<AcceptanceTable>;

/** An acceptance that stands, with the order that followed from it. */
export type StandingAcceptance = Acceptance & {
  readonly order_id: number;
  readonly order_number: string;
};

/** The acceptance of a quote that stands: one at most. */
export async function findAcceptance(db: Db, quoteId: number): Promise<StandingAcceptance | undefined> {
  return await db
    .selectFrom("acceptances")
    .innerJoin("quote_versions", "quote_versions.id", "acceptances.version_id")
    .innerJoin("orders", "orders.version_id", "acceptances.version_id")
    .selectAll("acceptances")
    .select(["orders.id as order_id", "orders.number as order_number"])
    .where("quote_versions.quote_id", "=", quoteId)
    .where("acceptances.undone_at", "is", null)
    .executeTakeFirst();
}

/** The tax profile of the version of each of these quotes whose acceptance stands. */
export async function findAcceptedTaxProfiles(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("quote_versions")
    .innerJoin("acceptances", "acceptances.version_id", "quote_versions.id")
    .select(["quote_versions.quote_id", "quote_versions.tax_profile_id"])
    .where(isOneOf(db, "quote_versions.quote_id", quoteIds))
    .where("acceptances.undone_at", "is", null)
    .execute();
  return new Map(
    rows.flatMap(({ quote_id, tax_profile_id }) =>
      tax_profile_id === null ? [] : [[quote_id, tax_profile_id] as const],
    ),
  );
}

export async function findOrder(db: Db, quoteId: number): Promise<Selectable<Tables["orders"]> | undefined> {
  return await db.selectFrom("orders").selectAll().where("quote_id", "=", quoteId).executeTakeFirst();
}

interface NewOrder {
  readonly order: Insertable<Tables["orders"]>;
  readonly lines: readonly OrderedLine[];
}

/** Adds the evidence and the order that follows from it, and answers their ids; a second of either is refused by the database (L6). */
export async function addAcceptance(
  transaction: Transaction,
  acceptance: Insertable<AcceptanceTable>,
  { order, lines }: NewOrder,
): Promise<{ readonly acceptanceId: number; readonly orderId: number }> {
  const evidence = await transaction
    .insertInto("acceptances")
    .values(acceptance)
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await transaction
    .insertInto("orders")
    .values({ ...order, search_text: textOfPart(order.quote_id, order.number) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = lines.map(({ position, name, sizeId, units, cloth }) => ({
    ...{ order_id: id, position, name, size_id: sizeId, units_ordered: units },
    ...{ colours: JSON.stringify(cloth?.colours ?? []), material: cloth?.material ?? null },
    cloth_names: JSON.stringify(cloth?.names ?? []),
  }));
  if (rows.length > 0) await transaction.insertInto("order_lines").values(rows).execute();
  await findAlsoBy(transaction, order.quote_id, [order.number, acceptance.po_number]);
  return { acceptanceId: evidence.id, orderId: id };
}

const withdrawable = proofStates.filter((state) => proofMove(state, "withdraw") !== undefined);

/**
 * The evidence stays, marked; the order goes, with its lines and what was said of its gates. Of its proofs those that were
 * not answered are withdrawn.
 */
export async function undoAcceptanceRow(
  transaction: Transaction,
  acceptance: Pick<Acceptance, "id" | "version_id">,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable("acceptances")
    .set({ undone_at: at.toISOString() })
    .where("id", "=", acceptance.id)
    .execute();
  const undone = transaction
    .selectFrom("orders")
    .select("id")
    .where("version_id", "=", acceptance.version_id);
  await transaction
    .updateTable("proofs")
    .set((eb) => ({ state: "withdrawn", version: eb("version", "+", 1) }))
    .where("order_id", "in", undone)
    .where("state", "in", withdrawable)
    .execute();
  for (const table of ["order_lines", "order_gates"] as const)
    await transaction.deleteFrom(table).where("order_id", "in", undone).execute();
  await transaction.deleteFrom("orders").where("version_id", "=", acceptance.version_id).execute();
}

/** Whether staff has put the order of a quote on hold. */
export async function isOrderOnHold(db: Db, quoteId: number): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("hold_reason")
    .where("quote_id", "=", quoteId)
    .executeTakeFirst();
  return row !== undefined && row.hold_reason !== null;
}
