import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { companyAddressLines } from "#domain/companies/company-address-lines.ts";
import type { FrenchSeller } from "#domain/france/french-facts.ts";
import { areTaxed, type SaleVat, vatOfSale } from "#domain/france/sale-vat.ts";
import { lessBefore, taxOfDeposit } from "#domain/invoices/sums.ts";
import type { Language } from "#domain/language/language.ts";
import { allocate } from "#domain/offers/allocate.ts";
import { type ShownLine, shownLines } from "#domain/offers/shown-lines.ts";
import type { WorkedOutOffer } from "#domain/offers/work-out-offer.ts";
import { addressLines } from "#domain/shop/shop-address.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { Quote } from "../model/quote.ts";
import type { AcceptedOrder } from "../model/read-accepted-order.ts";

/** What an invoice says of an order and its buyer. */
export type BilledOrder = Pick<
  AcceptedOrder,
  "company" | "orderNumber" | "address" | "poNumber" | "isTaxExempt" | "worked" | "content"
> & {
  readonly quote: Pick<Quote, "reference" | "language" | "name" | "stage"> & {
    readonly delivery: Pick<Quote["delivery"], "company" | "delivery_address">;
  };
};

/** The part of a snapshot that says what is billed. */
export type Billed = Pick<
  InvoiceSnapshot,
  | "lines"
  | "discount_cents"
  | "goods_cents"
  | "freight_cents"
  | "taxes"
  | "tax_cents"
  | "total_cents"
  | "counts"
>;

/** Who sells, as the shop's settings have it; `french` in France alone. */
export interface SellingShop {
  readonly facts: ShopFacts;
  readonly french: FrenchSeller | null;
  readonly account: InvoiceSnapshot["pay_to"];
}

/** What an invoice says of the day on which it is made. */
export interface Circumstances {
  readonly shop: SellingShop;
  /** The day of the sale, as French law has it: of the shipment, or of a deposit's payment (L14.3). */
  readonly soldOn: string;
  readonly paid: InvoiceSnapshot["paid"];
}

interface Whole extends Circumstances {
  readonly billed: Billed;
  readonly previous: InvoiceSnapshot["previous"];
}

/** What an invoice for a whole order says: every line in full, and off it what was invoiced before (L12.4). */
export function composeInvoice(
  order: BilledOrder,
  { billed, previous, ...circumstances }: Whole,
): InvoiceSnapshot {
  const total = { cents: billed.total_cents, taxCents: billed.tax_cents };
  const due = lessBefore(total, previous.map(amountOf));
  const { discount } = order.content;
  return {
    ...{ ...headOf(order, circumstances), ...billed, previous, due_cents: due.cents },
    discount_ppm: discount && "ppm" in discount && billed.discount_cents !== 0 ? discount.ppm : null,
  };
}

interface Deposit extends Omit<Whole, "billed"> {
  readonly amountCents: number;
  /** What its only line is called. */
  readonly name: string;
  /** Tax is due on what is received, as in France; elsewhere it waits for the invoice of the whole order (L10.3). */
  readonly isTaxed: boolean;
}

/** What an invoice for a deposit says: one line, and the tax in it where that is due (L14.5). */
export function composeDeposit(
  order: BilledOrder,
  { previous, amountCents, name, isTaxed, ...circumstances }: Deposit,
): InvoiceSnapshot {
  const { totalCents, taxCents, taxes } = order.worked;
  const total = { cents: totalCents, taxCents };
  const tax = isTaxed ? taxOfDeposit(total, previous.map(amountOf), amountCents) : 0;
  const net = amountCents - tax;
  return {
    ...headOf(order, circumstances),
    lines: [{ name, units: null, unit_price_e4: null, amount_cents: net }],
    ...{ discount_cents: 0, discount_ppm: null, goods_cents: net, freight_cents: 0, counts: [] },
    taxes: partOfTaxes(taxes, tax),
    ...{ tax_cents: tax, total_cents: amountCents, previous: [], due_cents: amountCents },
  };
}

/** What an order comes to, as an invoice says it: as it was accepted, or as it was settled since. */
export function billedOfOrder({ worked, settled }: AcceptedOrder): Billed {
  if (!settled) return billedOf(worked);
  const counts = settled.counts.map(({ name, ordered, billed }) => {
    return { name, units_ordered: ordered, units_billed: billed };
  });
  return billedOf(settled.worked, counts);
}

/** What was accepted, or counted, as an invoice says it. */
export function billedOf(worked: WorkedOutOffer, counts: Billed["counts"] = []): Billed {
  return {
    lines: shownLines(worked).map(lineOf),
    ...{ discount_cents: worked.discountCents, goods_cents: worked.goodsCents },
    freight_cents: worked.freightCents,
    taxes: worked.taxes.map(({ name, ppm, cents }) => ({ name, ppm, cents })),
    ...{ tax_cents: worked.taxCents, total_cents: worked.totalCents, counts },
  };
}

/** Each rate's part of a part of the tax, so that they add up to it. */
function partOfTaxes(
  taxes: Readonly<Billed["taxes"]> | WorkedOutOffer["taxes"],
  taxCents: number,
): Billed["taxes"] {
  if (taxCents === 0) return [];
  const parts = allocate(
    taxCents,
    taxes.map(({ cents }) => cents),
  );
  return taxes.map(({ name, ppm }, index) => ({ name, ppm, cents: parts[index] ?? 0 }));
}

/** The language in which an order is invoiced: the shop's only one, or the buyer's. */
export function languageOf({ onlyLanguage }: ShopFacts, { language }: Pick<Quote, "language">): Language {
  return onlyLanguage ?? language;
}

/** Who sells what to whom, where it goes, what of it is paid, and where the rest is. */
function headOf(order: BilledOrder, { shop: { facts, french, account }, soldOn, paid }: Circumstances) {
  const { quote, company, orderNumber, address, poNumber, isTaxExempt } = order;
  const ofCompany = company?.shipping && companyAddressLines(company.shipping);
  const shipTo = address?.split("\n") ?? ofCompany ?? quote.delivery.delivery_address?.split("\n") ?? [];
  return {
    language: languageOf(facts, quote),
    currency: facts.currency,
    quote_reference: quote.reference,
    order_number: orderNumber,
    po_number: poNumber,
    seller: {
      name: facts.name,
      lines: [...addressLines(facts), facts.phone, facts.email].filter(Boolean),
    },
    buyer: {
      ...{ name: quote.name, company: company?.name ?? quote.delivery.company },
      ...{ siren: company?.siren ?? "", vat_number: company?.vatNumber ?? "" },
      address: company?.billing ? companyAddressLines(company.billing) : shipTo,
    },
    ship_to: shipTo,
    is_tax_exempt: isTaxExempt,
    ...{ credit_of: null, reason: "" },
    ...{ paid, pay_to: account },
    french: french && { ...french, sold_on: soldOn, ...frenchVatOf(order, french) },
  };
}

/** A French document with the VAT of its sale, which those of before do not say. */
export function withVat(snapshot: InvoiceSnapshot, order: BilledOrder): InvoiceSnapshot {
  const { french } = snapshot;
  return french && !french.vat
    ? { ...snapshot, french: { ...french, ...frenchVatOf(order, french) } }
    : snapshot;
}

/** The VAT of the sale; absent where it bears none and nothing says why, or where a line bears none beside others that do. */
function frenchVatOf(
  { quote, content, worked, isTaxExempt }: BilledOrder,
  { is_vat_exempt: isVatExempt }: FrenchSeller,
): { readonly vat?: SaleVat } {
  // What is kept of a cancelled order was never sold.
  if (quote.stage === "cancelled" && !isVatExempt) return { vat: { ppm: 0, reason: "compensation" } };
  const vat = vatOfSale(content.tax, { isVatExempt, isBuyerExempt: isTaxExempt });
  const lines = worked.lines.map(({ line }) => line);
  return vat && (vat.reason !== null || areTaxed(lines, content.tax)) ? { vat } : {};
}

function lineOf(line: ShownLine): InvoiceSnapshot["lines"][number] {
  const { kind, name, units, unitPriceE4, amountCents = 0, subtotalCents, discount } = line;
  return {
    ...{ kind, name, units: units ?? null, unit_price_e4: unitPriceE4 ?? null, amount_cents: amountCents },
    ...(subtotalCents !== undefined && { subtotal_cents: subtotalCents }),
    ...(discount && { discount }),
  };
}

function amountOf({ cents, tax_cents }: InvoiceSnapshot["previous"][number]) {
  return { cents, taxCents: tax_cents };
}
