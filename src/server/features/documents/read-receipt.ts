import { isChargedPayment } from "#domain/payments/payment-status.ts";
import type { Actor } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import { systemReadQuote } from "#server/features/deals/model/system-read-quote.ts";
import { readMoneyChain } from "#server/features/deals/receivables/read-money-chain.ts";
import {
  clientReadPayment,
  type PaidPayment,
  systemReadPayment,
} from "#server/features/payments/ledger/read-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { type DocumentAsked, documentSetting } from "./document-setting.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { receiptDocument } from "./layouts/receipt-document.ts";

type Reading = Printing & Pick<Services, "translate" | "config">;

/**
 * The receipt of a payment, for staff who reads payments and the client of its quote: a link, which may be forwarded, does not
 * open it. @throws 404, also while nothing was charged
 */
export async function readReceipt(services: Reading, actor: Actor, asked: DocumentAsked): Promise<PdfFile> {
  return await composeReceipt(services, await readPayment(services, actor, asked.id), {
    language: asked.language,
    isForMail: false,
  });
}

/** The same for the mail that the client gets; undefined where the payment was reversed before the mail left. */
export async function systemReadReceipt(services: Reading, id: number): Promise<PdfFile | undefined> {
  const paid = await systemReadPayment(services, id);
  if (!isChargedPayment(paid.payment.status)) return undefined;
  return await composeReceipt(services, paid, { language: undefined, isForMail: true });
}

async function readPayment(services: Reading, actor: Actor, id: number): Promise<PaidPayment> {
  if (actor.kind === "client") return await clientReadPayment(services, actor, id);
  if (hasRight(actor, "payments.read")) return await systemReadPayment(services, id);
  throw new AppError("not_found");
}

async function composeReceipt(
  services: Reading,
  paid: PaidPayment,
  { language, isForMail }: Pick<DocumentAsked, "language"> & { readonly isForMail: boolean },
): Promise<PdfFile> {
  const { payment } = paid;
  if (!isChargedPayment(payment.status) || payment.quote_id === null) throw new AppError("not_found");
  const quote = await systemReadQuote(services.db, payment.quote_id);
  const setting = documentSetting(services, quote, language);
  const chain = await readMoneyChain(services, quote.id);
  const layout = receiptDocument(paid, quote, { ...setting, chain, publicUrl: publicUrlOf(services.config) });
  return await printDocument(services, layout, {
    name: `receipt-${quote.reference}-${payment.id}`,
    stored: { quoteId: quote.id, document: `receipt ${payment.id} ${setting.language}` },
    isForMail,
  });
}
