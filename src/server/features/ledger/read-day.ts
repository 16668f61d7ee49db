import { type SqlBool, sql } from "kysely";
import type { LedgerAccount } from "#domain/ledger/ledger-line.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { isNoTest, leavesTestsOut } from "./leaves-tests-out.ts";

/** What stands of a deal at the end of a day at one place of the accounts `due` and `credit`. */
export interface OpenOfDay {
  readonly quoteId: number;
  readonly account: "due" | "credit";
  readonly itemId: number | null;
  readonly documentId: number | null;
  /** What payments count for it; all else is what is asked. */
  readonly isCounted: boolean;
  readonly cents: number;
}

/** So many deals are summed at once: some milliseconds, for SQLite keeps others waiting meanwhile. */
const atOnce = 2_000;

/**
 * What was owed, paid and held at the end of a day, by deal, some thousand deals at a time. In a shop that takes real money
 * no payment of its sandbox counts.
 */
export async function* systemReadOpenOfDay(db: Db, on: string): AsyncGenerator<OpenOfDay[]> {
  const isLive = await leavesTestsOut(db);
  for (let after = 0; ; ) {
    const until = await lastOfNext(db, after);
    if (until === null) return;
    const isCounted = sql<number>`case when payment_id is null then 0 else 1 end`;
    const rows = await db
      .selectFrom("ledger_lines")
      .select(["quote_id", "account", "plan_item_id", "document_id"])
      .select(isCounted.as("is_counted"))
      .select(sql<number>`sum(cents)`.as("cents"))
      .where(sql<SqlBool>`account in ('due', 'credit')`)
      .where("quote_id", ">", after)
      .where("quote_id", "<=", until)
      .where("day", "<=", on)
      .$if(isLive, (query) => query.where(isNoTest))
      .groupBy(["quote_id", "account", "plan_item_id", "document_id", isCounted])
      .having(sql<SqlBool>`sum(cents) <> 0`)
      .orderBy("quote_id")
      .execute();
    yield rows.map((row) => ({
      ...{ quoteId: row.quote_id, account: row.account === "due" ? "due" : "credit" },
      ...{ itemId: row.plan_item_id, documentId: row.document_id },
      ...{ isCounted: row.is_counted === 1, cents: Number(row.cents) },
    }));
    after = until;
  }
}

/** The last of the next deals; null where there are none. */
async function lastOfNext(db: Db, after: number): Promise<number | null> {
  const next = db
    .selectFrom("ledger_lines")
    .select("quote_id")
    .distinct()
    .where("quote_id", ">", after)
    .orderBy("quote_id")
    .limit(atOnce);
  const { last } = await db
    .selectFrom(next.as("next"))
    .select((eb) => eb.fn.max("quote_id").as("last"))
    .executeTakeFirstOrThrow();
  return last;
}

/** Those of these deals of which something was sold by the end of a day. */
export async function systemFindSold(
  db: Db,
  quoteIds: readonly number[],
  on: string,
): Promise<ReadonlySet<number>> {
  if (quoteIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("ledger_lines")
    .select("quote_id")
    .where("account", "=", "sales")
    .where("day", "<=", on)
    .where(isOneOf(db, "quote_id", quoteIds))
    .groupBy("quote_id")
    .having(sql<SqlBool>`sum(cents) <> 0`)
    .execute();
  return new Set(rows.map(({ quote_id }) => quote_id));
}

/** What money came and went on each of some days, and how many payments came; days without any are left out. */
export async function systemSumMoney(
  db: Db,
  providers: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly day: string; readonly cents: number; readonly payments: number }[]> {
  const isLive = await leavesTestsOut(db);
  const accounts = providers.map((provider): LedgerAccount => `money:${provider}`);
  const rows = await db
    .selectFrom("ledger_lines as l")
    .innerJoin("ledger_entries as e", "e.id", "l.entry_id")
    .select("l.day")
    .select(sql<number>`sum(l.cents)`.as("cents"))
    .select(sql<number>`sum(case when e.kind = 'received' then 1 else 0 end)`.as("payments"))
    .where("l.account", "in", accounts)
    .where("l.day", ">=", from)
    .where("l.day", "<=", to)
    .$if(isLive, (query) => query.where("e.is_test", "=", 0))
    .groupBy("l.day")
    .execute();
  return rows.map(({ day, cents, payments }) => {
    return { day, cents: Number(cents), payments: Number(payments) };
  });
}
