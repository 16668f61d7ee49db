import { z } from "#contracts/zod.ts";
import type { Choices, OfferContent } from "#domain/offers/offer.ts";
import { type WorkedOutOffer, withoutTaxes, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { settle } from "#domain/orders/settlement.ts";
import { type Tolerance, toleranceOf, unbounded } from "#domain/orders/tolerance.ts";
import { type BuyingCompany, companyOfQuote } from "#server/features/companies/company-of-quote.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findAcceptance } from "./acceptances.repository.ts";
import { findPlanItems } from "./plan-items.repository.ts";
import type { Quote } from "./quote.ts";
import { findQuoteForStaff } from "./quotes.repository.ts";
import { choicesOf } from "./stored-content.ts";
import { findVersions } from "./versions.repository.ts";

/** What was accepted, and by whom: all that an invoice is made of. */
export interface AcceptedOrder {
  readonly quote: Quote;
  readonly orderNumber: string;
  readonly poNumber: string | null;
  /** Where the order is sent, as its client or staff gave it; null before that. */
  readonly address: string | null;
  /** The day on which the last of it left; null before that. */
  readonly shippedOn: string | null;
  /** As it was accepted: with the choices that were made, and without a tax that the buyer is exempt from. */
  readonly worked: WorkedOutOffer;
  /** The offer itself, and what was chosen of it; its defaults where undefined. */
  readonly content: OfferContent;
  /** The same with the taxes of a buyer who is not exempt. */
  readonly written: OfferContent;
  readonly choices: Choices | undefined;
  readonly tolerance: Tolerance;
  /** What it comes to by the bags that were counted, once it is settled; cancelled, what is kept of it. */
  readonly settled: SettledOrder | null;
  readonly isTaxExempt: boolean;
  readonly company: BuyingCompany | undefined;
}

export interface SettledOrder {
  readonly worked: WorkedOutOffer;
  readonly counts: z.infer<typeof storedCounts>;
}

/** The counts of a settlement as they are stored with it. */
export const storedCounts = z.array(
  z.object({ name: z.string(), ordered: z.int(), good: z.int(), billed: z.int() }),
);

/** The order of a quote; undefined while it is not accepted, or there is no such quote. */
export async function systemReadAcceptedOrder(db: Db, quoteId: number): Promise<AcceptedOrder | undefined> {
  const quote = await findQuoteForStaff(db, quoteId);
  const acceptance = quote && (await findAcceptance(db, quoteId));
  if (!quote || !acceptance) return undefined;
  const versions = await findVersions(db, quote);
  const version = versions.find(({ row }) => row.id === acceptance.version_id);
  if (!version) return undefined;
  const isTaxExempt = acceptance.exempt_certificate_id !== null;
  const content = isTaxExempt ? withoutTaxes(version.content) : version.content;
  const made = choicesOf(acceptance.choices);
  const choices = Object.keys(made).length > 0 ? made : undefined;
  const tolerance = toleranceOf(version.row.tolerance_ppm, version.row.tolerance_under_ppm);
  return {
    quote,
    orderNumber: acceptance.order_number,
    ...(await findDelivery(db, quoteId)),
    poNumber: acceptance.po_number ?? quote.delivery.po_number,
    worked: workOutOffer(content, choices),
    ...{ content, choices, written: version.written },
    tolerance,
    settled:
      quote.stage === "cancelled"
        ? await readKept(db, quoteId)
        : await findSettled(db, quoteId, { content, choices, tolerance }),
    isTaxExempt,
    company: await companyOfQuote(db, quote),
  };
}

/** What an order comes to since it was settled. Settlements stand in a feature that asks this one, so a query reads them. */
async function findSettled(
  db: Db,
  quoteId: number,
  { content, choices, tolerance }: Pick<AcceptedOrder, "content" | "choices" | "tolerance">,
): Promise<SettledOrder | null> {
  const row = await db
    .selectFrom("settlements")
    .innerJoin("orders", "orders.id", "settlements.order_id")
    .select(["settlements.counts", "settlements.freight_cents"])
    .where("orders.quote_id", "=", quoteId)
    .where("settlements.state", "=", "settled")
    .executeTakeFirst();
  if (!row) return null;
  const counts = storedCounts.parse(JSON.parse(row.counts));
  const { worked } = settle({
    ...{ content, choices, actualFreightCents: row.freight_cents ?? undefined },
    // What is billed was bounded when it was settled.
    counts: counts.map(({ ordered, billed }) => ({ unitsOrdered: ordered, unitsGood: billed })),
    tolerance: unbounded(tolerance),
  });
  return { worked, counts };
}

/** A cancelled order comes to what the terms keep of it, which bears no tax (L10.8). */
async function readKept(db: Db, quoteId: number): Promise<SettledOrder> {
  const kept = (await findPlanItems(db, [quoteId])).find(({ kind }) => kind === "kept");
  const fee = { kind: "fee", name: "", amountCents: kept?.amount_cents ?? 0 } as const;
  return { worked: workOutOffer({ rounding: "per-line", lines: [fee], options: [] }), counts: [] };
}

/** Where an order goes, and when it left. Shipments stand in a feature that asks this one, so a query reads them. */
async function findDelivery(db: Db, quoteId: number): Promise<Pick<AcceptedOrder, "address" | "shippedOn">> {
  const found = await db
    .selectFrom("orders")
    .leftJoin("shipments", "shipments.order_id", "orders.id")
    .select((eb) => ["orders.address", eb.fn.max("shipments.shipped_on").as("shipped_on")])
    .where("orders.quote_id", "=", quoteId)
    .groupBy(["orders.id", "orders.address"])
    .executeTakeFirst();
  return { address: found?.address ?? null, shippedOn: found?.shipped_on ?? null };
}
