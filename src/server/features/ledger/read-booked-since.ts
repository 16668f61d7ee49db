import { type SqlBool, sql } from "kysely";
import type { EntryKind } from "#domain/ledger/entry-kinds.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isNoTest, leavesTestsOut } from "./leaves-tests-out.ts";

/** What an entry changed of what a deal owes up to a day, though it was booked after that day. */
export interface BookedSince {
  readonly quoteId: number;
  readonly kind: EntryKind;
  /** The last day up to the one asked for that it counts for. */
  readonly day: string;
  readonly bookedAt: string;
  readonly cents: number;
}

/** So many entries are looked through at once: some milliseconds, for SQLite keeps others waiting meanwhile. */
const atOnce = 50_000;

/** What was booked from a moment on that counts for a day or an earlier one: the newest of it, and how much there is. */
export async function systemReadBookedSince(
  db: Db,
  { on, from, most }: { readonly on: string; readonly from: string; readonly most: number },
): Promise<{ readonly newest: readonly BookedSince[]; readonly count: number }> {
  const { first, last } = await db
    .selectFrom("ledger_entries")
    .select((eb) => [eb.fn.min<number | null>("id").as("first"), eb.fn.max<number | null>("id").as("last")])
    .where("booked_at", ">=", from)
    .executeTakeFirstOrThrow();
  const isLive = await leavesTestsOut(db);
  const newest: BookedSince[] = [];
  let count = 0;
  for (let until = last ?? 0; first !== null && until >= first; until -= atOnce) {
    const cents = sql<number>`sum(l.cents)`;
    const rows = await db
      .selectFrom("ledger_lines as l")
      .innerJoin("ledger_entries as e", "e.id", "l.entry_id")
      .select((eb) => ["e.id", "e.kind", "e.booked_at", "l.quote_id", eb.fn.max("l.day").as("day")])
      .select(cents.as("cents"))
      // Written out, so that both databases see that the index of these lines serves.
      .where("l.account", "=", sql.lit("due"))
      .where("l.entry_id", ">", Math.max(until - atOnce, first - 1))
      .where("l.entry_id", "<=", until)
      .where("l.day", "<=", on)
      .where("e.booked_at", ">=", from)
      .$if(isLive, (query) => query.where(isNoTest))
      .groupBy(["e.id", "e.kind", "e.booked_at", "l.quote_id"])
      .having(sql<SqlBool>`${cents} <> 0`)
      .orderBy("e.id", "desc")
      .execute();
    count += rows.length;
    newest.push(
      ...rows.slice(0, most - newest.length).map(({ kind, quote_id, booked_at, day, cents: sum }) => ({
        ...{ quoteId: quote_id, kind, day, bookedAt: booked_at, cents: Number(sum) },
      })),
    );
  }
  return { newest, count };
}
