import { isChargedPayment } from "#domain/payments/payment-status.ts";
import type { Actor } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import { staffReadPayment } from "#server/features/payments/office/staff-read-payment.ts";
import { readQuote } from "#server/features/quotes/read-quote.ts";
import { systemReadQuote } from "#server/features/quotes/system-read-quote.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { type DocumentAsked, documentSetting } from "./document-setting.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { receiptDocument } from "./layouts/receipt-document.ts";

type Reading = Printing & Pick<Services, "translate">;

/**
 * The receipt of a payment, for staff who reads payments and the client of its quote: a link, which may be forwarded, does not
 * open it. @throws 404, also while nothing was charged
 */
export async function readReceipt(services: Reading, actor: Actor, asked: DocumentAsked): Promise<PdfFile> {
  const isAdmitted = actor.kind === "client" || hasRight(actor, "payments.read");
  if (!isAdmitted) throw new AppError("not_found");
  if (actor.kind === "client") {
    const { payment } = await staffReadPayment(services, asked.id);
    await readQuote(services.db, actor, payment.quote_id ?? 0);
  }
  return await composeReceipt(services, asked, { isForMail: false });
}

/** The same for the mail that the client gets. */
export async function systemReadReceipt(services: Reading, id: number): Promise<PdfFile> {
  return await composeReceipt(services, { id, language: undefined }, { isForMail: true });
}

async function composeReceipt(
  services: Reading,
  { id, language }: DocumentAsked,
  { isForMail }: { readonly isForMail: boolean },
): Promise<PdfFile> {
  const paid = await staffReadPayment(services, id);
  const { payment } = paid;
  if (!isChargedPayment(payment.status) || payment.quote_id === null) throw new AppError("not_found");
  const quote = await systemReadQuote(services.db, payment.quote_id);
  const setting = documentSetting(services, quote, language);
  return await printDocument(services, receiptDocument(paid, quote, setting), {
    name: `receipt-${quote.reference}-${payment.id}`,
    stored: { quoteId: quote.id, document: `receipt ${id} ${setting.language}` },
    isForMail,
  });
}
