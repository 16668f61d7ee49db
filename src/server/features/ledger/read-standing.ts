import { sql } from "kysely";
import type { ItemStanding } from "#domain/ledger/standing.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/** How the items of these deals stand, by the item. */
export async function systemReadItems(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, ItemStanding>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("ledger_lines")
    .select("plan_item_id")
    .select(sql<number>`sum(case when account = 'due' then cents else 0 end)`.as("open"))
    .select(
      sql<number>`sum(case when account = 'due' and payment_id is not null then -cents else 0 end)`.as(
        "paid",
      ),
    )
    .select(sql<number>`sum(case when account = 'waived' then cents else 0 end)`.as("waived"))
    .select(
      sql<number>`sum(case when account = 'waived' and payment_id is not null then cents else 0 end)`.as(
        "gone",
      ),
    )
    .where(isOneOf(db, "quote_id", quoteIds))
    .where("account", "in", ["due", "waived"])
    .where("plan_item_id", "is not", null)
    .groupBy("plan_item_id")
    .execute();
  return new Map(
    rows.map((row) => {
      const [openCents, paidCents, waivedCents] = [Number(row.open), Number(row.paid), Number(row.waived)];
      const standing = { openCents, paidCents, waivedCents, goneCents: Number(row.gone) };
      return [row.plan_item_id ?? 0, { ...standing, askedCents: openCents + paidCents + waivedCents }];
    }),
  );
}

/** What is open by the document that asks for it. */
export async function systemReadOpenDocuments(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("open_items")
    .select("document_id")
    .select((eb) => eb.fn.sum<number>("cents").as("cents"))
    .where("account", "=", "due")
    .where("document_id", "<>", 0)
    .where(isOneOf(db, "quote_id", quoteIds))
    .groupBy("document_id")
    .execute();
  return new Map(rows.map(({ document_id, cents }) => [document_id, Number(cents)]));
}

/** The client's money that counts for nothing, by the deal that it came for and by the payment. */
export async function systemReadCredit(
  db: Db,
  quoteIds: readonly number[],
): Promise<readonly { readonly quoteId: number; readonly paymentId: number; readonly cents: number }[]> {
  if (quoteIds.length === 0) return [];
  const rows = await db
    .selectFrom("open_items")
    .select(["quote_id", "payment_id", "cents"])
    .where("account", "=", "credit")
    .where(isOneOf(db, "quote_id", quoteIds))
    .execute();
  return rows.map(({ quote_id, payment_id, cents }) => {
    return { quoteId: quote_id, paymentId: payment_id, cents: 0 - cents };
  });
}

/** When something was last paid or given up of these items, by the item. */
export async function systemReadLastCounted(
  db: Db,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("ledger_lines as l")
    .innerJoin("ledger_entries as e", "e.id", "l.entry_id")
    .select((eb) => ["l.plan_item_id", eb.fn.max("e.booked_at").as("at")])
    .where(isOneOf(db, "l.plan_item_id", itemIds))
    .where((eb) =>
      eb.or([
        eb.and([eb("l.account", "=", "due"), eb("l.payment_id", "is not", null), eb("l.cents", "<", 0)]),
        eb.and([eb("l.account", "=", "waived"), eb("l.cents", ">", 0)]),
      ]),
    )
    .groupBy("l.plan_item_id")
    .execute();
  return new Map(rows.map(({ plan_item_id, at }) => [plan_item_id ?? 0, at]));
}

/** Whether money ever counted for one of these items. */
export async function systemHasCounted(db: Db, itemIds: readonly number[]): Promise<boolean> {
  if (itemIds.length === 0) return false;
  const row = await db
    .selectFrom("ledger_lines")
    .select("id")
    .where(isOneOf(db, "plan_item_id", itemIds))
    .where("account", "=", "due")
    .where("payment_id", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
