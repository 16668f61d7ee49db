import {
  type QuoteForClient,
  type QuoteForLink,
  type QuoteForOfferLink,
  type QuoteForStaff,
  type QuoteWithoutPrices,
  quoteWithoutPrices,
} from "#contracts/quotes/quote-answers.ts";
import { centsToDollars } from "#domain/money/cents.ts";
import { unitPriceToNumber } from "#domain/money/unit-price.ts";
import { type PricedLine, priceRequest } from "#domain/prices/price-request.ts";
import { logoPriceOf } from "#domain/quotes/logo-fee.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import type { Buyer } from "#server/access/actor.ts";
import { presentPricedLine } from "#server/features/catalogue/prices/present-priced-line.ts";
import type { Quote, QuoteLine } from "../model/quote.ts";
import { presentAgreed, presentAgreedSum } from "./present-agreed.ts";

/** What the holder of the quote's link sees: what the payment page needs (SPEC-1.14). */
export function presentToLink(quote: Quote): QuoteForLink {
  const named = quote.lines.map((line) => [nameAmong(quote.lines, line), line.units] as const);
  const total = centsToDollars(quote.totalCents);
  return {
    id: quote.id,
    reference: quote.reference,
    name: quote.name,
    status: quote.status,
    stage: quote.stage,
    quantity: quote.quantity,
    sizes: [...new Set(named.map(([name]) => name))],
    sizes_quantities: sumByName(named),
    lines: quote.lines.map(presentLine),
    interest: quote.interest,
    is_logo_required: quote.isLogoRequired,
    price_logo_quote: logoPriceOf(quote),
    total,
    total_quote: total,
    total_cents: quote.totalCents,
    // Every request of ours carries units for each size; imported quotes may not, and their total is a guess.
    is_estimate: quote.lines.length === 0,
    agreed: presentAgreedSum(quote),
    created_at: quote.createdAt,
    version: quote.version,
  };
}

/** What the holder of a link to the offer sees: as its client, without what reaches him elsewhere (SPEC-4.39). */
export function presentToOfferLink(quote: Quote): QuoteForOfferLink {
  const { email: _email, phone: _phone, ...shown } = presentToClient(quote);
  return shown;
}

/** A quote as this audience sees it. */
export function presentTo(audience: "staff" | "client" | "offer-link", quote: Quote) {
  if (audience === "staff") return presentToStaff(quote);
  return audience === "client" ? presentToClient(quote) : presentToOfferLink(quote);
}

/** The same for the buyer's side alone. */
export function presentToBuyer(buyer: Pick<Buyer, "kind">, quote: Quote): QuoteForClient | QuoteForOfferLink {
  return buyer.kind === "client" ? presentToClient(quote) : presentToOfferLink(quote);
}

/** What the quote's client sees (SPEC-1.14). */
export function presentToClient(quote: Quote): QuoteForClient {
  const { logo } = quote;
  return {
    ...presentToLink(quote),
    agreed: presentAgreed(quote),
    email: quote.email,
    phone: quote.phone,
    message: quote.message,
    rejection_reason: quote.rejectionReason,
    product_colors: [...quote.productColours],
    logo_colors: [...quote.logoColours],
    ...(quote.clothNames.length > 0 && { cloth_names: [...quote.clothNames] }),
    places: [...quote.places],
    logo_file: logo && {
      name: logo.name,
      media_type: logo.mediaType,
      bytes: logo.bytes,
      // A quote's logo is never on its way in or out.
      state: logo.state === "ready" || logo.state === "refused" ? logo.state : "waiting",
      // Restrictions that an owner set concern who prints the file, not the buyer.
      protection: logo.protection === "password" ? logo.protection : null,
      has_preview: logo.state === "ready" && logo.previewKey !== null,
    },
    has_sketch: quote.hasSketch,
    ...quote.delivery,
    is_address_confirmed: quote.addressConfirmedAt !== null,
    confirmed_at: quote.status === "rejected" ? null : quote.answeredAt,
    paid_at: quote.paidAt,
  };
}

/** What staff sees (SPEC-1.14). Its pictures are only given where one quote is read by itself. */
export function presentToStaff(
  quote: Quote,
  pictures: Pick<QuoteForStaff, "logo_base64" | "picture"> = { logo_base64: null, picture: null },
): QuoteForStaff {
  const { logo } = quote;
  const shown = presentToClient(quote);
  return {
    ...shown,
    logo_file: shown.logo_file && { ...shown.logo_file, protection: logo?.protection ?? null },
    client_id: quote.clientId,
    assignee_id: quote.assigneeId,
    company_id: quote.companyId,
    price_list_id: quote.priceListId,
    print_lines: printLinesOf(quote).map(presentPricedLine),
    comment: quote.message,
    logo_path: logo && `/api/quotes/${quote.id}/logo`,
    ...pictures,
    color_requirement: quote.colourRequirement,
    product_id: quote.productId,
    product_type: quote.productType,
    material: quote.material,
    printing_type: quote.printingType,
    language: quote.language,
    mark_permission: quote.markPermission,
    is_doubtful: quote.isDoubtful,
  };
}

/** The same without any amount, for staff who has no right to prices. */
export function withoutPrices(quote: QuoteForStaff): QuoteWithoutPrices {
  return quoteWithoutPrices.parse(quote);
}

function presentLine(line: QuoteLine): QuoteForLink["lines"][number] {
  const total = lineTotal(line);
  return {
    size_id: line.sizeId,
    product_id: line.productId,
    product_name: line.productName,
    size_name: line.sizeName,
    buyer_names: { product_name: line.buyerNames.productName, size_name: line.buyerNames.sizeName },
    label: line.sizeLabel || null,
    unit_price: unitPriceToNumber(line.unitPrice),
    units: line.units,
    line_total: centsToDollars(total),
    line_total_cents: total,
  };
}

/** The size's name; with its product where two products of the quote have sizes of the same name. */
function nameAmong(lines: readonly QuoteLine[], line: QuoteLine): string {
  const isShared = lines.filter(({ sizeName }) => sizeName === line.sizeName).length > 1;
  return isShared ? `${line.sizeName} (${line.productName})` : line.sizeName;
}

function sumByName(named: readonly (readonly [name: string, units: number])[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [name, units] of named) sums.set(name, (sums.get(name) ?? 0) + units);
  return Object.fromEntries(sums);
}

/** What the printing of a request costs, by the figures of its day; none where not all of it is known (L2.9). */
function printLinesOf({ lines, places, printPrices }: Quote): readonly PricedLine[] {
  // A size that is named by two lines of an imported quote counts for each.
  const sizes = lines.map(({ sizeId, productId, unitPrice, units }, index) => ({
    ...{ sizeId: sizeId ?? -index, productId, unitPrice, units },
  }));
  const priced = priceRequest({ sizes, places }, { breaks: new Map(), print: printPrices });
  return priced.unknown.length > 0 ? [] : priced.lines.filter(({ kind }) => kind !== "product");
}
