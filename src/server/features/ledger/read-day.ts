import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { LedgerAccount } from "#domain/ledger/ledger-line.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isNoTest, isTest, leavesTestsOut } from "./leaves-tests-out.ts";
import type { LedgerLineRow } from "./ledger.table.ts";

/** What is owed of a deal at the end of a day at one place, of a deal of which anything is. */
export interface OwedOfDay {
  readonly quoteId: number;
  readonly itemId: number | null;
  readonly documentId: number | null;
  readonly cents: number;
}

/** So many lines are summed at once: some milliseconds, for SQLite keeps others waiting meanwhile. */
const atOnce = 20_000;

/**
 * What was owed at the end of a day, some thousand deals at a time: of a recent day what is open, less what was booked for
 * later days. In a shop that takes real money no payment of its sandbox counts.
 */
export async function* systemReadOwedOfDay(db: Db, on: string): AsyncGenerator<OwedOfDay[]> {
  if (await isRecent(db, on)) yield await readBackOwed(db, on);
  else yield* sumOwed(db, on);
}

/** What was owed at the end of any day, of all lines up to it. */
export async function* sumOwed(db: Db, on: string): AsyncGenerator<OwedOfDay[]> {
  for await (const isOf of someDeals(db, on)) {
    // No item is below zero on any day, so that something is owed of a deal whose items come to more than that.
    const { rows } = await sql<Owed>`select quote_id, plan_item_id, document_id, sum(cents) as cents
      from ledger_lines where ${isOpen} and account = 'due' and ${isOf} and quote_id in (
        select quote_id from ledger_lines where ${isOpen} and ${isOf}
        group by quote_id having sum(case when account = 'due' then cents end) > 0)
      group by quote_id, plan_item_id, document_id having sum(cents) <> 0 order by ${byPlace}`.execute(db);
    yield rows.map(owedOfRow);
  }
}

/** Whether few lines are for later days. */
async function isRecent(db: Db, on: string): Promise<boolean> {
  const later = await db
    .selectFrom("ledger_lines")
    .select("day")
    .where("day", ">", on)
    .orderBy("day")
    .limit(1)
    .offset(atOnce)
    .executeTakeFirst();
  return later === undefined;
}

/** The same of what is open, without the lines of later days and of payments in the sandbox. */
export async function readBackOwed(db: Db, on: string): Promise<OwedOfDay[]> {
  const taken = (which: RawBuilder<SqlBool>) => sql`union all
    select quote_id, coalesce(plan_item_id, 0), coalesce(document_id, 0), 0 - cents
    from ledger_lines where account = 'due' and ${which}`;
  const tests = (await leavesTestsOut(db)) ? taken(sql`day <= ${on} and ${isTest}`) : sql``;
  const { rows } = await sql<Owed>`with owed as (
      select quote_id, plan_item_id, document_id, sum(cents) as cents from (
        select quote_id, plan_item_id, document_id, cents from open_items where account = 'due'
        ${taken(sql`day > ${on}`)} ${tests}) as open
      group by quote_id, plan_item_id, document_id having sum(cents) <> 0)
    select quote_id, plan_item_id, document_id, cents from owed
    where quote_id in (select quote_id from owed group by quote_id having sum(cents) > 0)
    order by ${byPlace}`.execute(db);
  return rows.map(owedOfRow);
}

/** What no document asks for comes first. */
const byPlace = sql`quote_id, coalesce(plan_item_id, 0), coalesce(document_id, 0)`;

/** Among what is open, 0 stands for no item and no document. */
function owedOfRow({ quote_id: quoteId, plan_item_id, document_id, cents }: Owed): OwedOfDay {
  return { quoteId, itemId: plan_item_id || null, documentId: document_id || null, cents: Number(cents) };
}

type Owed = Pick<LedgerLineRow, "quote_id" | "plan_item_id" | "document_id" | "cents">;

/**
 * The money of clients that was held at the end of a day, by deal: what counted for nothing yet, and what counted for
 * deals of which nothing was sold by then. Some thousand deals at a time, as what is owed.
 */
export async function* systemReadHeldOfDay(
  db: Db,
  on: string,
): AsyncGenerator<{ readonly quoteId: number; readonly cents: number }[]> {
  for await (const isOf of someDeals(db, on)) {
    const { rows } = await sql<
      Pick<LedgerLineRow, "quote_id" | "cents">
    >`select quote_id, 0 - sum(cents) as cents
      from ledger_lines where ${isOpen} and ${isOf} and (account = 'credit' or (
        payment_id is not null and quote_id not in (
          select quote_id from ledger_lines where account = 'sales' and ${isOf}
          group by quote_id having sum(cents) <> 0)))
      group by quote_id having sum(cents) < 0 order by quote_id`.execute(db);
    yield rows.map(({ quote_id: quoteId, cents }) => ({ quoteId, cents: Number(cents) }));
  }
}

/** Written out, so that both databases see that the index of these accounts serves. */
export const isOpen = sql<SqlBool>`account in ('due', 'credit')`;

/** As conditions of lines: those of some deals, then of the next ones, booked for this day or before. */
async function* someDeals(db: Db, on: string): AsyncGenerator<RawBuilder<SqlBool>> {
  const isLive = await leavesTestsOut(db);
  for (let after = 0; after < mostId; ) {
    const until = await lastOfNext(db, after);
    const isOf = sql<SqlBool>`quote_id > ${after} and quote_id <= ${until} and day <= ${on}`;
    yield isLive ? sql<SqlBool>`${isOf} and ${isNoTest}` : isOf;
    after = until;
  }
}

/** The greatest that PostgreSQL knows. */
const mostId = 2_147_483_647;

/** The deal of the last of the next lines, which may have more. */
async function lastOfNext(db: Db, after: number): Promise<number> {
  const last = await db
    .selectFrom("ledger_lines")
    .select("quote_id")
    .where(isOpen)
    .where("quote_id", ">", after)
    .orderBy("quote_id")
    .limit(1)
    .offset(atOnce)
    .executeTakeFirst();
  return last?.quote_id ?? mostId;
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
