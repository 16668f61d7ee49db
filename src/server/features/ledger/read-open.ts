import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { isOwing } from "./owed.ts";

/** What is owed now of the deals that a query finds by their ids. */
export async function systemSumOwed(db: Db, quotes: Expression<{ id: number }>): Promise<number> {
  const { cents } = await db
    .selectFrom("open_items")
    .select(sql<number>`coalesce(sum(cents), 0)`.as("cents"))
    .where("account", "=", "due")
    .where(sql<SqlBool>`quote_id in ${quotes}`)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** What these deals ask for, what of that was paid, and what is open; what was given up is in none. */
export async function systemSumDeals(
  db: Db,
  quotes: Expression<{ id: number }>,
): Promise<Readonly<Record<"askedCents" | "paidCents" | "openCents", number>>> {
  const { open, paid } = await db
    .selectFrom("ledger_lines")
    .select([
      sql<number>`coalesce(sum(cents), 0)`.as("open"),
      sql<number>`coalesce(sum(case when payment_id is not null then -cents else 0 end), 0)`.as("paid"),
    ])
    .where("account", "=", "due")
    .where(sql<SqlBool>`quote_id in ${quotes}`)
    .executeTakeFirstOrThrow();
  const [openCents, paidCents] = [Number(open), Number(paid)];
  return { askedCents: openCents + paidCents, paidCents, openCents };
}

/** So many are looked at; a shop that holds the money of more has another problem. */
const mostHeld = 1_000;

/** Money of a client that counts for nothing. */
export interface HeldMoney {
  readonly quoteId: number;
  readonly cents: number;
  /** Something of the deal is open, for which it may count. */
  readonly isOwing: boolean;
  /** When that last changed. */
  readonly since: string;
}

/** The deals of which money of the client counts for nothing. */
export async function systemFindHeldMoney(db: Db): Promise<HeldMoney[]> {
  const held = await db
    .selectFrom("open_items")
    .select((eb) => ["quote_id", eb.fn.sum<number>("cents").as("cents")])
    .select(sql<0 | 1>`case when ${isOwing("open_items.quote_id")} then 1 else 0 end`.as("is_owing"))
    .where("account", "=", "credit")
    .groupBy("quote_id")
    .orderBy("quote_id", "desc")
    .limit(mostHeld)
    .execute();
  if (held.length === 0) return [];
  const rows = await db
    .selectFrom("ledger_lines as l")
    .innerJoin("ledger_entries as e", "e.id", "l.entry_id")
    .select((eb) => ["l.quote_id", eb.fn.max("e.booked_at").as("since")])
    .where("l.account", "=", "credit")
    .where(
      isOneOf(
        db,
        "l.quote_id",
        held.map(({ quote_id }) => quote_id),
      ),
    )
    .groupBy("l.quote_id")
    .execute();
  const times = new Map(rows.map(({ quote_id, since }) => [quote_id, since]));
  return held.map(({ quote_id: quoteId, cents, is_owing }) => ({
    ...{ quoteId, isOwing: is_owing === 1, since: times.get(quoteId) ?? "" },
    // What the shop owes its client is below zero.
    cents: 0 - Number(cents),
  }));
}
