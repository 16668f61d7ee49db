import { setImmediate as letOthersPass } from "node:timers/promises";
import { type BookPayment, countedPayments } from "#domain/books/book-payment.ts";
import type { NamedBuyer } from "#domain/books/tell-buyers-apart.ts";
import type { Language } from "#domain/language/language.ts";
import { systemReadPaidInvoices } from "#server/features/deals/invoices/system-read-issued.ts";
import { systemReadDealsOfBooks } from "#server/features/deals/model/system-read-deals-of-books.ts";
import { leavesTestsOut } from "#server/features/ledger/leaves-tests-out.ts";
import {
  systemFindCountedDeals,
  systemReadOwnLines,
  systemReadReturnedMoney,
} from "#server/features/ledger/read-counted.ts";
import {
  type PaymentOfBooks,
  systemFindTransferredRefunds,
  systemReadBookPayments,
} from "#server/features/payments/ledger/system-read-book-payments.ts";
import type { Db } from "#server/platform/database/db.ts";

/** Money that counts for an invoice, and which rows it is made of. */
export interface ReadPayment extends Omit<BookPayment, "customer"> {
  readonly paymentId: number;
  readonly invoiceId: number;
  readonly buyer: NamedBuyer;
}

/** Money that went back to a client; above zero where it came back to the shop after all. */
export interface PaidBack {
  readonly day: string;
  /** None before an invoice names one. */
  readonly buyer: NamedBuyer | undefined;
  readonly name: string;
  /** What it had counted for; none of what no invoice asked for yet. */
  readonly invoices: readonly string[];
  readonly cents: number;
  readonly method: string;
}

export interface ReadPayments {
  readonly payments: readonly ReadPayment[];
  /** What was taken off invoices in these days: paid back, or not asked for any more. */
  readonly takenOffCents: number;
  /** What came and no invoice asks for yet. */
  readonly withoutInvoiceCents: number;
}

const atOnce = 250;

const methods: Readonly<Record<Language, Readonly<Record<PaymentOfBooks["method"], string>>>> = {
  en: { card: "Card", paypal: "PayPal", transfer: "Bank transfer" },
  fr: { card: "Carte", paypal: "PayPal", transfer: "Virement" },
};

interface Asked {
  readonly from: string;
  readonly to: string;
  /** Deals that were invoiced in these days: what was paid before counts from then on. */
  readonly invoicedDeals: readonly number[];
  readonly language: Language;
}

/** What clients paid of invoices from one day to another, in the order of its days. */
export async function readPayments(
  db: Db,
  { from, to, invoicedDeals, language }: Asked,
): Promise<ReadPayments> {
  const counted = await systemFindCountedDeals(db, { from, to });
  return await readPaymentsOfDeals(db, {
    from,
    to,
    language,
    deals: [...new Set([...counted, ...invoicedDeals])],
  });
}

/** What left the bank on some days, and was paid before: programs import no such payments. In the order of its days. */
export async function readPaidBack(
  db: Db,
  { from, to, language }: Omit<Asked, "invoicedDeals">,
): Promise<PaidBack[]> {
  const returned = await systemReadReturnedMoney(db, { from, to });
  const byTransfer = await systemFindTransferredRefunds(
    db,
    returned.flatMap(({ refundId }) => refundId ?? []),
  );
  const deals = [...new Set(returned.map(({ quoteId }) => quoteId))];
  const named = await systemReadDealsOfBooks(db, deals);
  const byDeal = Map.groupBy(returned, ({ quoteId }) => quoteId);
  const rows: PaidBack[] = [];
  for await (const { quoteId, lines, documents, known } of readCounted(db, deals))
    for (const { paymentId, refundId, day, cents } of byDeal.get(quoteId) ?? []) {
      // What counted for an invoice stands below zero; going back on the same day it would be in no sum.
      const own = lines.filter((line) => line.paymentId === paymentId && line.cents < 0);
      const { counted } = countedPayments(own, documents);
      const paid = documents.filter(({ id }) => counted.some(({ documentId }) => documentId === id));
      const method = byTransfer.has(refundId ?? 0) ? "transfer" : known.get(paymentId)?.method;
      const [{ buyer } = { buyer: undefined }] = [...paid, ...documents];
      const name = buyer?.name ?? named.get(quoteId)?.name ?? "";
      const invoices = paid.map(({ number }) => number);
      rows.push({ day, buyer, name, invoices, cents, method: method ? methods[language][method] : "" });
    }
  return rows.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The same of these deals alone. */
export async function readPaymentsOfDeals(
  db: Db,
  { from, to, deals, language }: Omit<Asked, "invoicedDeals"> & { readonly deals: readonly number[] },
): Promise<ReadPayments> {
  const payments: ReadPayment[] = [];
  let [takenOffCents, withoutInvoiceCents] = [0, 0];
  for await (const { counted, withoutInvoiceCents: left, documents, known } of readCounted(db, deals)) {
    withoutInvoiceCents += left;
    for (const { paymentId, documentId, day, bookedOn, cents } of counted) {
      if (bookedOn < from || bookedOn > to) continue;
      const payment = known.get(paymentId);
      const invoice = documents.find(({ id }) => id === documentId);
      if (cents < 0) takenOffCents -= cents;
      if (!payment || !invoice || cents < 0) continue;
      payments.push({
        ...{ paymentId, invoiceId: invoice.id, invoice: invoice.number, buyer: invoice.buyer, day, cents },
        ...{ method: methods[language][payment.method], reference: payment.reference },
      });
    }
  }
  const sorted = payments.toSorted((a, b) => a.day.localeCompare(b.day) || a.paymentId - b.paymentId);
  return { payments: sorted, takenOffCents, withoutInvoiceCents };
}

/** What counts for the documents of each of these deals; of tests nothing in a shop that takes real money. */
export async function* readCounted(db: Db, deals: readonly number[]) {
  const isLive = await leavesTestsOut(db);
  for (let start = 0; start < deals.length; start += atOnce) {
    const some = deals.slice(start, start + atOnce);
    const lines = await systemReadOwnLines(db, some);
    const invoices = Map.groupBy(await systemReadPaidInvoices(db, some), ({ quoteId }) => quoteId);
    const ids = [...lines.values()].flatMap((own) => own.flatMap(({ paymentId }) => paymentId ?? []));
    const known = await systemReadBookPayments(db, [...new Set(ids)]);
    for (const quoteId of some) {
      const documents = invoices.get(quoteId) ?? [];
      const own = (lines.get(quoteId) ?? []).filter(
        ({ paymentId }) => !(isLive && paymentId !== null && known.get(paymentId)?.isTest),
      );
      yield { quoteId, lines: own, ...countedPayments(own, documents), documents, known };
    }
    await letOthersPass();
  }
}
