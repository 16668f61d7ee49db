import { productLineName } from "#domain/quotes/buyer-names.ts";
import { sum } from "#domain/sum.ts";
import type { DealInShort } from "#domain/today/waiting-item.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { findStandingOffers } from "./standing-offers.ts";

interface Bags {
  readonly name: string;
  readonly units: number;
}

/** What these deals are about, by the id of their quote: what was agreed on, before that what is offered, or was asked for. */
export async function systemDescribeDeals(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, DealInShort>> {
  const quotes = await db
    .selectFrom("quotes")
    .select(["id", "stage", "company", "quantity", "product_type", "interest", "total_cents"])
    .where(isOneOf(db, "id", quoteIds))
    .execute();
  const idsIn = (...stages: readonly (typeof quotes)[number]["stage"][]) =>
    quotes.filter(({ stage }) => stages.includes(stage)).map(({ id }) => id);
  const agreed = await findAgreedBags(db, idsIn("accepted", "cancelled"));
  const offered = await findOfferedBags(db, idsIn("offered", "changes_asked"));
  const isKnown = (id: number) => agreed.has(id) || offered.has(id);
  const asked = await findAskedBags(
    db,
    quotes.map(({ id }) => id).filter((id) => !isKnown(id)),
  );
  return new Map(
    quotes.map((quote): [number, DealInShort] => {
      const bags = agreed.get(quote.id) ?? offered.get(quote.id) ?? asked.get(quote.id) ?? [];
      const [first, ...others] = bags;
      return [
        quote.id,
        {
          company: quote.company,
          units: first ? sum(bags.map(({ units }) => units)) : quote.quantity,
          product: first?.name ?? quote.product_type ?? quote.interest,
          otherProducts: others.length,
          totalCents: quote.total_cents === 0 ? null : quote.total_cents,
        },
      ];
    }),
  );
}

type BagsByQuote = ReadonlyMap<number, readonly Bags[]>;

async function findAgreedBags(db: Db, quoteIds: readonly number[]): Promise<BagsByQuote> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("order_lines as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .select(["o.quote_id", "l.name", "l.units_ordered as units"])
    .where(isOneOf(db, "o.quote_id", quoteIds))
    .orderBy("l.order_id")
    .orderBy("l.position")
    .execute();
  return Map.groupBy(rows, ({ quote_id }) => quote_id);
}

async function findOfferedBags(db: Db, quoteIds: readonly number[]): Promise<BagsByQuote> {
  const offers = await findStandingOffers(db, quoteIds);
  const bags = [...offers].map(([id, { worked }]): [number, Bags[]] => [
    id,
    worked.lines.flatMap(({ line: { kind, name, units } }) =>
      kind === "product" && units !== undefined ? [{ name, units }] : [],
    ),
  ]);
  return new Map(bags.filter(([, lines]) => lines.length > 0));
}

async function findAskedBags(db: Db, quoteIds: readonly number[]): Promise<BagsByQuote> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("quote_lines")
    .select(["quote_id", "product_name as productName", "size_name as sizeName", "units"])
    .where(isOneOf(db, "quote_id", quoteIds))
    .orderBy("id")
    .execute();
  const lines = rows.map((row) => ({ ...row, name: productLineName(row) }));
  return Map.groupBy(lines, ({ quote_id }) => quote_id);
}
