import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { shopDayAt, usualTimeZone } from "#domain/time/shop-day.ts";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { type BookedEntry, bookFacts } from "./ledger-of-deals/book-facts.ts";
import { readFacts } from "./ledger-of-deals/read-facts.ts";

/** So many rows fit into one statement on both databases. */
const atOnce = 1_000;

/** Books all that happened to the deals that there are, in its order and on its days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const timeZone = await readTimeZone(db);
  const dayOf = (at: string) => shopDayAt(new Date(at), timeZone);
  const sharing = await readSharing(db);
  const { rows } = await sql<{ id: number }>`
    select id from quotes where id in (select quote_id from orders)
      or id in (select quote_id from payments where status in ('completed', 'refunded'))
    order by id`.execute(db);
  const booking = { entryId: 0, waiting: [] as Stored[] };
  const done = new Set<number>();
  for (const { id } of rows) {
    if (done.has(id)) continue;
    const deals = sharing.get(id) ?? [id];
    for (const each of deals) done.add(each);
    store(booking, bookFacts(await readFacts(db, deals), dayOf));
    if (booking.waiting.length >= atOnce) await write(db, booking.waiting.splice(0));
  }
  await write(db, booking.waiting);
  await sql`
    insert into open_items (quote_id, account, plan_item_id, document_id, payment_id, cents)
    select quote_id, account, plan_item_id, document_id, payment_id, sum(cents) from (
      select quote_id, account, coalesce(plan_item_id, 0) as plan_item_id, coalesce(document_id, 0) as document_id,
        case when account = 'due' then 0 else coalesce(payment_id, 0) end as payment_id, cents
      from ledger_lines where account in ('due', 'credit')) as "lines"
    group by quote_id, account, plan_item_id, document_id, payment_id having sum(cents) <> 0`.execute(db);
  if (isPostgresDb(db) && booking.entryId > 0)
    await sql`select setval(pg_get_serial_sequence('ledger_entries', 'id'), ${booking.entryId})`.execute(db);
}

interface Stored extends BookedEntry {
  readonly id: number;
  readonly reversesId: number | null;
}

function store(booking: { entryId: number; waiting: Stored[] }, entries: readonly BookedEntry[]): void {
  const own: Stored[] = [];
  for (const entry of entries) {
    booking.entryId += 1;
    const { reverses } = entry;
    const taken =
      reverses && own.find(({ kind, sourceId }) => kind === reverses.kind && sourceId === reverses.sourceId);
    own.push({ ...entry, id: booking.entryId, reversesId: taken?.id ?? null });
  }
  booking.waiting.push(...own);
}

async function write(db: Kysely<unknown>, entries: readonly Stored[]): Promise<void> {
  const ofEntries = entries.map(
    ({ id, kind, sourceId, reversesId, isTest, at }) =>
      sql`(${id}, ${kind}, ${sourceId}, ${reversesId}, ${isTest ? 1 : 0}, ${at})`,
  );
  for (let from = 0; from < ofEntries.length; from += atOnce)
    await sql`insert into ledger_entries (id, kind, source_id, reverses, is_test, booked_at)
      values ${sql.join(ofEntries.slice(from, from + atOnce))}`.execute(db);
  const ofLines = entries.flatMap(({ id, lines }) =>
    lines.map(
      ({ day, account, quoteId, itemId, documentId, paymentId, cents, tax }) =>
        sql`(${id}, ${day}, ${account}, ${quoteId}, ${itemId}, ${documentId}, ${paymentId}, ${cents},
          ${tax?.jurisdiction ?? null}, ${tax?.ppm ?? null}, ${tax?.baseCents ?? null}, ${tax?.taxDay ?? null})`,
    ),
  );
  for (let from = 0; from < ofLines.length; from += atOnce)
    await sql`insert into ledger_lines (entry_id, day, account, quote_id, plan_item_id, document_id, payment_id, cents,
      jurisdiction, ppm, base_cents, tax_day) values ${sql.join(ofLines.slice(from, from + atOnce))}`.execute(
      db,
    );
}

async function readTimeZone(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ value: string }>`select value from settings where key = 'time_zone'`.execute(
    db,
  );
  return z.string().parse(JSON.parse(rows[0]?.value ?? JSON.stringify(usualTimeZone)));
}

/** Deals that share a payment, by each of them. */
async function readSharing(db: Kysely<unknown>): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ paid: number; counted: number }>`
    select distinct p.quote_id as paid, o.quote_id as counted from payment_allocations l
    join payments p on p.id = l.payment_id join plan_items i on i.id = l.plan_item_id join orders o on o.id = i.order_id
    where p.quote_id <> o.quote_id`.execute(db);
  const sharing = new Map<number, readonly number[]>();
  for (const { paid, counted } of rows) {
    const all = [...new Set([...(sharing.get(paid) ?? [paid]), ...(sharing.get(counted) ?? [counted])])];
    for (const each of all) sharing.set(each, all);
  }
  return sharing;
}
