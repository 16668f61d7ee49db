import type { Insertable } from "kysely";
import { cents } from "#domain/money/cents.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { referenceYear } from "#domain/quotes/quote-reference.ts";
import { type Standing, standingColumns } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import { quoteTotal } from "#domain/quotes/quote-total.ts";
import { totalUnits } from "#domain/quotes/units.ts";
import { usualTimeZone } from "#domain/time/shop-day.ts";
import type { ProductRow, SizeRow } from "#server/features/catalogue/catalogue.table.ts";
import type { QuoteLineTable, QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import type { Dice } from "./dice.ts";
import { contentOf, isWritten } from "./offers.ts";
import type { Person } from "./people.ts";

export interface Offer {
  readonly product: ProductRow;
  readonly sizes: readonly SizeRow[];
}

export interface NewQuote {
  readonly row: Insertable<QuoteTable>;
  readonly lines: readonly Omit<Insertable<QuoteLineTable>, "quote_id">[];
  /** What staff wrote; undefined where the request was answered as it came. */
  readonly content: OfferContent | undefined;
}

const hour = 3_600_000;

interface Asked {
  readonly status: QuoteStatus;
  readonly person: Person;
  readonly clientId: number;
  readonly offer: Offer;
  readonly at: Date;
  /** Of those that are older, few were accepted and never paid. */
  readonly isRecent: boolean;
}

/** A quote with its lines and its true total, as far as a shop got with it. */
export function quoteOf(
  dice: Dice,
  { status, person, clientId, offer, at: askedAt, isRecent }: Asked,
): NewQuote {
  const { product } = offer;
  const sizes = offer.sizes.slice(0, 1 + dice.below(Math.min(3, offer.sizes.length)));
  const lines = sizes.map((size) => ({
    product_id: product.id,
    product_name: product.name,
    size_id: size.id,
    size_name: size.name,
    size_label: size.label,
    unit_price_e4: size.unit_price_e4,
    units: 10_000 + dice.below(16) * 2_500,
  }));
  const needsLogo = dice.happens(400);
  const fee = needsLogo && (isConfirmed(status) || dice.happens(300)) ? 2_500 + dice.below(20) * 500 : null;
  const priced = lines.map(({ unit_price_e4, units }) => ({ unitPrice: unitPriceE4(unit_price_e4), units }));
  const standing = standingIn(dice, status, isRecent);
  const content = isWritten(dice, standing) ? contentOf(dice, lines) : undefined;
  const isOffered = content !== undefined && standing !== "drafting";
  const requested = quoteTotal(priced, cents(fee ?? 0));
  const answeredAt = new Date(askedAt.getTime() + (1 + dice.below(40)) * hour);
  const at = askedAt.toISOString();
  const row = {
    reference_prefix: "GE",
    reference_year: referenceYear(askedAt, usualTimeZone),
    client_id: clientId,
    name: person.name,
    email: person.email,
    phone: person.phone,
    ...standingColumns(standing),
    message: dice.oneOf(messages),
    interest: product.name,
    product_id: product.id,
    quantity: totalUnits(lines),
    is_logo_required: needsLogo ? (1 as const) : (0 as const),
    logo_file_id: null,
    logo_fee_cents: fee,
    color_requirement: "single" as const,
    product_colors: JSON.stringify([dice.oneOf(colours)]),
    logo_colors: "[]",
    product_type: product.product_type,
    material: product.material,
    printing_type: null,
    company: dice.happens(600) ? person.company : null,
    delivery_address: null,
    wanted_by: null,
    po_number: null,
    language: dice.happens(300) ? ("fr" as const) : ("en" as const),
    rejection_reason: status === "rejected" ? "Not in these colours before the summer." : null,
    total_cents: isOffered ? workOutOffer(content).totalCents : requested,
    search_text: "",
    created_at: at,
    answered_at: status === "pending" ? null : answeredAt.toISOString(),
    paid_at:
      status === "paid" ? new Date(answeredAt.getTime() + (1 + dice.below(100)) * hour).toISOString() : null,
    deleted_at: null,
  };
  return { row, lines, content };
}

/** Where a quote of a status stands, as a shop of some years has them. */
function standingIn(dice: Dice, status: QuoteStatus, isRecent: boolean): Standing {
  const inStatus = {
    pending: ["new", "new", "new", "needsInfo", "drafting", "changesAsked"],
    approved: ["offered"],
    confirmed: ["confirmed", "confirmed", "accepted"],
    rejected: ["refused", "refused", "refused", "declined", "withdrawn", "cancelled"],
    paid: ["paid"],
  } as const satisfies Record<QuoteStatus, readonly [Standing, ...Standing[]]>;
  const standing = dice.oneOf<Standing>(inStatus[status]);
  return standing === "accepted" && !isRecent && !dice.happens(60) ? "confirmed" : standing;
}

/** Of fifty quotes nine are paid, and one was tried to be. */
export function statusOf(dice: Dice, number: number): { status: QuoteStatus; isTried: boolean } {
  const place = number % 50;
  if (place < 9) return { status: "paid", isTried: false };
  if (place === 9) return { status: "confirmed", isTried: true };
  const status = dice.happens(1) ? "approved" : dice.oneOf(unpaid);
  return { status, isTried: false };
}

const unpaid = ["pending", "confirmed", "confirmed", "rejected"] as const;

function isConfirmed(status: QuoteStatus): boolean {
  return status === "paid" || status === "confirmed";
}

const messages = [
  "Bags for our spring fair, please.",
  "Handles in two colours, if you can.",
  "Des sacs pour notre marché de Noël.",
] as const;
const colours = ["#FFFFFF", "#1A7F37", "#0B3D2E", "#C9A66B", "#111111"] as const;
