import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { writeSiret } from "#domain/france/company-numbers.ts";
import type { FrenchSeller } from "#domain/france/french-facts.ts";
import { namesVatNumbers } from "#domain/france/french-invoice.ts";
import { leftToPay } from "#domain/invoices/left-to-pay.ts";
import { intlLocale } from "#domain/language/language.ts";
import { type MoneyStyle, showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { shownLineName } from "#domain/offers/own-line-names.ts";
import { taxLabel } from "#domain/offers/tax-label.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { type Message, withValues } from "#domain/words.ts";
import { chainOf, type FullInvoice } from "#server/features/deals/presenters/show-invoice.ts";
import type { DocumentFact, DocumentLayout, DocumentRow } from "../drawing/document-layout.ts";
import { chainPart, discountLabel, factsOf, pagesOf, pairOf, type Say } from "./document-parts.ts";
import { documentMessages as words } from "./document-words.ts";
import { frenchHead, invoiceMentions, sellerLines } from "./french-parts.ts";
import { frenchMessages as frenchWords } from "./french-words.ts";
import { headOf, withDetails } from "./quote-lines.ts";

interface InvoiceSetting {
  readonly say: Say;
  readonly now: Date;
  readonly publicUrl: string;
}

/** An invoice or credit note as a document: its snapshot and nothing else, in the language it was made in. */
export function invoiceDocument(
  invoice: FullInvoice,
  { say, now, publicUrl }: InvoiceSetting,
): DocumentLayout {
  const { snapshot, kind, number } = invoice;
  const { language, seller, buyer, french } = snapshot;
  const isDraft = number === null;
  return {
    ...pagesOf({ language, say, now }),
    shopName: seller.name,
    shopLines: [...seller.lines, ...(french ? sellerLines(shownSeller(snapshot, french), say) : [])],
    title: say(withValues(titles[kind], { number: number ?? "–" })),
    lead: leadOf(snapshot, say),
    notice: isDraft ? say(words.invoiceDraft) : undefined,
    facts: [
      factsOf(say, [
        [words.billedTo, [buyer.company, buyer.name, ...buyer.address].filter(Boolean).join("\n")],
        [words.siren, writeSiret(buyer.siren)],
        [words.vatNumber, (!french || hasVatNumbers(snapshot)) && buyer.vat_number],
        [words.delivery, snapshot.ship_to.join("\n")],
      ]),
      factsOf(say, [
        [words.issuedOn, invoice.issued_on && showDay(invoice.issued_on, language)],
        [words.dueOn, kind !== "credit" && invoice.due_on !== null && showDay(invoice.due_on, language)],
        [words.purchaseOrder, snapshot.po_number],
        [frenchWords.soldOn, french !== null && showDay(french.sold_on, language)],
      ]),
    ],
    head: french ? frenchHead(say) : headOf(say),
    rows: snapshot.lines.map((line) => rowOf(line, moneyOf(snapshot), say)),
    sums: sumsOf(invoice, say),
    ...(snapshot.chain && { after: [chainPart(chainOf(snapshot.chain), moneyOf(snapshot), say)] }),
    texts: [...whereToPay(invoice, say, publicUrl), ...textsOf(invoice, say)],
  };
}

const titles: Readonly<Record<FullInvoice["kind"], Message>> = {
  invoice: words.invoice,
  settlement: words.invoice,
  deposit: words.depositInvoice,
  credit: words.creditNote,
};

/** How an invoice says what was invoiced before it. */
const before: Readonly<Record<FullInvoice["kind"], Message>> = {
  deposit: words.lessDeposit,
  invoice: words.lessInvoice,
  settlement: words.lessInvoice,
  credit: words.plusCredit,
};

function hasVatNumbers({ total_cents: totalCents, tax_cents: taxCents }: InvoiceSnapshot): boolean {
  return namesVatNumbers({ totalCents, taxCents });
}

/** A small invoice names no VAT number. */
function shownSeller(snapshot: InvoiceSnapshot, seller: FrenchSeller): FrenchSeller {
  return hasVatNumbers(snapshot) ? seller : { ...seller, vat_number: "" };
}

/** As the invoice says it, whatever the shop charges since. */
function moneyOf({ language, currency }: InvoiceSnapshot): MoneyStyle {
  return { locale: language, currency };
}

function leadOf({ credit_of, order_number, quote_reference, language }: InvoiceSnapshot, say: Say): string {
  if (credit_of)
    return say(
      withValues(words.creditLead, {
        number: credit_of.number,
        date: showDay(credit_of.issued_on, language),
      }),
    );
  return say(withValues(words.invoiceLead, { order: order_number, reference: quote_reference }));
}

function rowOf(line: InvoiceSnapshot["lines"][number], money: MoneyStyle, say: Say): DocumentRow {
  const number = new Intl.NumberFormat(intlLocale(money.locale));
  const { name, units, unit_price_e4, amount_cents, discount, subtotal_cents: subtotalCents } = line;
  return {
    item: withDetails(shownLineName(name, say), { discount, subtotalCents }, money, say),
    units: units === null ? "" : number.format(units),
    unitPrice: unit_price_e4 === null ? "" : showUnitPrice(unit_price_e4, money),
    // A text, and freight on the buyer's own account, cost nothing.
    amount: units === null && amount_cents === 0 ? "" : showCents(amount_cents, money),
  };
}

function sumsOf({ snapshot, kind, due_tax_cents }: FullInvoice, say: Say): DocumentFact[] {
  const { language, discount_ppm, taxes, tax_cents, previous, french } = snapshot;
  const money = moneyOf(snapshot);
  const sum = (label: string, cents: number) => ({ label, value: showCents(cents, money) });
  const optional = (message: Message, cents: number) => (cents === 0 ? [] : [sum(say(message), cents)]);
  return [
    ...(snapshot.discount_cents === 0
      ? []
      : [sum(discountLabel(discount_ppm && discount_ppm / 10_000, say, language), -snapshot.discount_cents)]),
    sum(say(words.goods), snapshot.goods_cents),
    ...optional(words.freight, snapshot.freight_cents),
    ...(french ? [sum(say(frenchWords.net), snapshot.goods_cents + snapshot.freight_cents)] : []),
    ...taxes.map(({ name, ppm, cents }) => sum(taxLabel({ name, percent: ppm / 10_000 }, language), cents)),
    ...(taxes.length === 0 ? optional(words.taxAmount, tax_cents) : []),
    ...(kind === "credit"
      ? []
      : [sum(say(french && taxes.length > 0 ? frenchWords.gross : words.total), snapshot.total_cents)]),
    ...previous.map(({ kind: of, number, issued_on, cents }) =>
      sum(say(withValues(before[of], { number, date: showDay(issued_on, language) })), -cents),
    ),
    ...(due_tax_cents === tax_cents
      ? []
      : [sum(say(french ? frenchWords.dueTax : words.dueTax), due_tax_cents)]),
    ...snapshot.paid.map(({ on, cents }) =>
      sum(say(withValues(words.paidOnDay, { date: showDay(on, language) })), -cents),
    ),
    sum(say(kind === "credit" ? words.credited : words.due), leftToPay(snapshot)),
  ];
}

/** The shop's account, and the page of the order; nothing where all is paid. */
function whereToPay({ snapshot, kind, quote_id }: FullInvoice, say: Say, publicUrl: string): DocumentFact[] {
  const { pay_to: account, quote_reference: reference } = snapshot;
  if (kind === "credit" || leftToPay(snapshot) === 0) return [];
  const transfer = account && [
    say(words.payTransfer),
    ...factsOf(say, [
      [words.accountHolder, account.holder],
      [words.bank, account.bank],
      [words.account, account.account],
      [words.bankCode, account.code],
      [words.payReference, reference],
    ]).map(({ label, value }) => pairOf(say, label, value)),
  ];
  const address = `${publicUrl}/client/dashboard/${quote_id}`;
  const lines = [say(withValues(words.payOnline, { address })), ...(transfer ?? [])];
  return [{ label: say(words.whereToPay), value: lines.join("\n") }];
}

function textsOf({ snapshot, kind }: FullInvoice, say: Say): DocumentFact[] {
  return [
    ...countsOf(snapshot, say),
    ...(snapshot.french
      ? invoiceMentions(snapshot.french, snapshot, kind, say)
      : taxNoteOf(snapshot, kind, say)),
  ];
}

/** Both counts, where bags were counted (L19.6). */
function countsOf({ counts, language }: InvoiceSnapshot, say: Say): DocumentFact[] {
  if (counts.length === 0) return [];
  const number = new Intl.NumberFormat(intlLocale(language));
  const lines = counts.map(({ name, units_ordered, units_billed }) => {
    const units = { ordered: number.format(units_ordered), billed: number.format(units_billed) };
    return say(withValues(words.countedText, { name, ...units }));
  });
  return [{ label: say(words.counted), value: lines.join("\n") }];
}

function taxNoteOf(snapshot: InvoiceSnapshot, kind: FullInvoice["kind"], say: Say): DocumentFact[] {
  if (kind === "credit" || snapshot.tax_cents > 0) return [];
  // Its tax stands in the invoice of the whole order.
  if (kind === "deposit" && !snapshot.is_tax_exempt)
    return [{ label: say(words.tax), value: say(words.depositTax) }];
  const note = snapshot.is_tax_exempt ? words.taxExempt : words.taxNotIncluded;
  return [{ label: say(words.tax), value: say(note) }];
}
