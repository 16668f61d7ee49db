import { isChargedPayment } from "#domain/payments/payment-status.ts";
import type { Actor } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import { staffReadPayment } from "#server/features/payments/office/staff-read-payment.ts";
import { readQuote } from "#server/features/quotes/read-quote.ts";
import { systemReadQuote } from "#server/features/quotes/system-read-quote.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { printDocument } from "./print-document.ts";
import type { DocumentAsked } from "./read-quote-document.ts";
import { receiptDocument } from "./receipt-document.ts";
import type { PdfFile } from "./send-document.ts";

type Reading = Pick<Services, "db" | "shop" | "storage" | "clock" | "translate">;

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
  return await composeReceipt(services, asked);
}

/** The same for the mail that the client gets. */
export async function systemReadReceipt(services: Reading, id: number): Promise<PdfFile> {
  return await composeReceipt(services, { id, language: undefined });
}

async function composeReceipt(services: Reading, { id, language: asked }: DocumentAsked) {
  const { db, shop, clock, translate } = services;
  const paid = await staffReadPayment(services, id);
  const { payment } = paid;
  const isCharged = isChargedPayment(payment.status);
  if (!isCharged || payment.quote_id === null) throw new AppError("not_found");
  const quote = await systemReadQuote(db, payment.quote_id);
  const language = shop.facts().onlyLanguage ?? asked ?? quote.language;
  const say = (message: Parameters<Services["translate"]>[1]) => translate(language, message);
  const paper = receiptDocument(paid, quote, { language, facts: shop.facts(), say, now: clock() });
  return {
    name: `receipt-${quote.reference}-${payment.id}.pdf`,
    content: await printDocument(services, paper),
  };
}
