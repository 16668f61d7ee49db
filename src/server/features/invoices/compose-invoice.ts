import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { companyAddressLines } from "#domain/companies/company-address-lines.ts";
import { dueCents } from "#domain/invoices/invoice.ts";
import type { WorkedOutLine } from "#domain/offers/work-out-offer.ts";
import { addressLines } from "#domain/shop/shop-address.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { AcceptedOrder } from "#server/features/quotes/offers/read-accepted-order.ts";

/** What an invoice for a whole order says: every line in full, and off it what was invoiced before (L12.4). */
export function composeInvoice(
  order: AcceptedOrder,
  { facts, previous }: { readonly facts: ShopFacts; readonly previous: InvoiceSnapshot["previous"] },
): InvoiceSnapshot {
  const { quote, company, worked, isTaxExempt } = order;
  const typed = quote.delivery.delivery_address?.split("\n") ?? [];
  const shipTo = company?.shipping ? companyAddressLines(company.shipping) : typed;
  return {
    language: facts.onlyLanguage ?? quote.language,
    currency: facts.currency,
    quote_reference: quote.reference,
    order_number: order.orderNumber,
    po_number: order.poNumber,
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
    lines: worked.lines.map(lineOf),
    ...{ discount_cents: worked.discountCents, goods_cents: worked.goodsCents },
    freight_cents: worked.freightCents,
    taxes: worked.taxes.map(({ name, ppm, cents }) => ({ name, ppm, cents })),
    ...{ tax_cents: worked.taxCents, is_tax_exempt: isTaxExempt, total_cents: worked.totalCents },
    ...{ previous, due_cents: dueCents(worked.totalCents, previous) },
    ...{ credit_of: null, reason: "" },
  };
}

function lineOf({ line, amountCents }: WorkedOutLine): InvoiceSnapshot["lines"][number] {
  const { name, units, unitPriceE4 } = line;
  return { name, units: units ?? null, unit_price_e4: unitPriceE4 ?? null, amount_cents: amountCents };
}
