import type { Ageing, HeldDeposit, HeldDeposits, Owing } from "#contracts/books/ageing.ts";
import {
  type AgeingBucket,
  type AgeingGroup,
  type AgeingPart,
  ageingBucket,
  ageingBuckets,
} from "#domain/books/ageing.ts";
import { owedParts } from "#domain/books/owed-parts.ts";
import { sum } from "#domain/sum.ts";
import { endOfShopDay } from "#domain/time/shop-day.ts";
import { systemNameBuyers } from "#server/features/companies/company-of-quote.ts";
import {
  systemReadDaysOfDocuments,
  systemReadDaysOfItems,
  systemReadDealsOfBooks,
} from "#server/features/deals/model/system-read-deals-of-books.ts";
import { systemReadBookedSince } from "#server/features/ledger/read-booked-since.ts";
import {
  type OwedOfDay,
  systemReadHeldOfDay,
  systemReadOwedOfDay,
} from "#server/features/ledger/read-day.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";

type Reading = Pick<Services, "db" | "shop" | "clock">;
type Buckets = Record<AgeingBucket, number>;
type Row = Omit<Owing, "cents" | "total_cents"> & { readonly cents: Buckets };

/** So many orders of the deposits held are listed. */
const mostListed = 1_000;

/** So many entries are named that were booked later. */
const mostNamed = 100;

interface AskedAgeing {
  readonly on?: string | undefined;
  readonly by?: AgeingGroup | undefined;
  readonly only?: AgeingPart | undefined;
}

/** What is owed at the end of a day, by who owes it and by how long it has been due: the greatest first. */
export async function staffReadAgeing(
  services: Reading,
  { on: day, by = "company", only }: AskedAgeing,
): Promise<Ageing> {
  const { db } = services;
  const on = day ?? todayOf(services);
  const rows = new Map<string, Row>();
  for await (const standings of systemReadOwedOfDay(db, on)) {
    const owed = owedBy(standings, only);
    const deals = await systemReadDealsOfBooks(db, [...owed.keys()]);
    const parts = [...owed.values()].flat();
    const dayOf = await dueDays(db, parts);
    const companyOf = await systemNameBuyers(db, [...deals.values()]);
    for (const [quoteId, ofDeal] of owed) {
      const deal = deals.get(quoteId);
      if (!deal) continue;
      const company = by === "company" ? companyOf(deal) : undefined;
      const buyer = company
        ? { company_id: company.id, client_id: null, name: company.name }
        : { company_id: null, client_id: deal.clientId, name: deal.name };
      const key = `${buyer.company_id} ${buyer.client_id}`;
      const row = rows.get(key) ?? { ...buyer, orders: 0, invoiced_cents: 0, cents: noBuckets() };
      for (const part of ofDeal) row.cents[ageingBucket(dayOf(part), on)] += part.cents;
      const invoiced = ofDeal.filter(({ documentId }) => documentId !== null);
      const invoiced_cents = row.invoiced_cents + sum(invoiced.map((part) => part.cents));
      rows.set(key, { ...row, name: buyer.name, orders: row.orders + 1, invoiced_cents });
    }
  }
  const all = [...rows.values()].map((row) => ({ ...row, total_cents: sum(Object.values(row.cents)) }));
  const cents = noBuckets();
  for (const bucket of ageingBuckets) cents[bucket] = sum(all.map((row) => row.cents[bucket]));
  const sorted = all.toSorted((a, b) => b.total_cents - a.total_cents || a.name.localeCompare(b.name));
  return {
    ...{ on, rows: sorted, cents, total_cents: sum(all.map(({ total_cents }) => total_cents)) },
    ...(await bookedSince(services, on)),
  };
}

/** Why the report of a past day says something else than it did: what was booked since, for that day or before. */
async function bookedSince(
  { db, shop }: Reading,
  on: string,
): Promise<Pick<Ageing, "booked_since" | "booked_since_count">> {
  const from = endOfShopDay(on, shop.facts().timeZone);
  const { newest, count } = await systemReadBookedSince(db, { on, from, most: mostNamed });
  const deals = await systemReadDealsOfBooks(db, [...new Set(newest.map(({ quoteId }) => quoteId))]);
  const booked_since = newest.map(({ quoteId, bookedAt, ...entry }) => ({
    ...{ quote_id: quoteId, reference: deals.get(quoteId)?.reference ?? "", booked_at: bookedAt, ...entry },
  }));
  return { booked_since, booked_since_count: count };
}

type Part = ReturnType<typeof owedParts>[number];

/** What is owed of each deal that owes something. */
function owedBy(standings: readonly OwedOfDay[], only: AgeingPart | undefined): Map<number, Part[]> {
  const byDeal = [...Map.groupBy(standings, ({ quoteId }) => quoteId)];
  const isAsked = ({ documentId }: Part) =>
    only === undefined || (only === "invoiced") === (documentId !== null);
  const owed = byDeal.map(([quoteId, ofDeal]) => [quoteId, owedParts(ofDeal).filter(isAsked)] as const);
  return new Map(owed.filter(([, parts]) => parts.length > 0));
}

/** When a part is due: by its document, else by its item. */
async function dueDays(db: Db, parts: readonly Part[]): Promise<(part: Part) => string | null> {
  const items = await systemReadDaysOfItems(
    db,
    parts.flatMap(({ itemId }) => itemId ?? []),
  );
  const documents = await systemReadDaysOfDocuments(
    db,
    parts.flatMap(({ documentId }) => documentId ?? []),
  );
  return ({ itemId, documentId }) =>
    (documentId === null ? items.get(itemId ?? 0) : documents.get(documentId)) ?? null;
}

/**
 * The money of clients that was held at the end of a day: what counted for nothing yet, and what was paid for deals of
 * which nothing was sold by then.
 */
export async function staffReadHeldDeposits(
  services: Reading,
  day: string | undefined,
): Promise<HeldDeposits> {
  const { db } = services;
  const on = day ?? todayOf(services);
  const listed: { readonly quoteId: number; readonly cents: number }[] = [];
  let [count, total_cents] = [0, 0];
  for await (const held of systemReadHeldOfDay(db, on)) {
    count += held.length;
    total_cents += sum(held.map(({ cents }) => cents));
    listed.push(...held);
    listed.splice(0, listed.length - mostListed);
  }
  const deals = await systemReadDealsOfBooks(
    db,
    listed.map(({ quoteId }) => quoteId),
  );
  const rows = listed.toReversed().flatMap(({ quoteId, cents }): HeldDeposit[] => {
    const deal = deals.get(quoteId);
    if (!deal) return [];
    const { reference, orderNumber: order_number, name, totalCents } = deal;
    return [
      {
        quote_id: quoteId,
        ...{ reference, order_number, name },
        total_cents: totalCents,
        received_cents: cents,
      },
    ];
  });
  return { on, rows, count, total_cents };
}

function noBuckets(): Buckets {
  return { not_due: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, days_over_90: 0 };
}
