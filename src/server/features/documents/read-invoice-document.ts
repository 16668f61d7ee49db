import type { Buyer, Staff } from "#server/access/actor.ts";
import { readInvoice, systemReadInvoice } from "#server/features/deals/invoices/read-invoices.ts";
import type { FullInvoice } from "#server/features/deals/presenters/show-invoice.ts";
import { publicUrlOf } from "#server/public-url.ts";
import type { Services } from "#server/services.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { invoiceDocument } from "./layouts/invoice-document.ts";

type Reading = Printing & Pick<Services, "translate" | "config">;

/** An invoice that this reader may see as a PDF, in its own language. @throws 404 */
export async function readInvoiceDocument(
  services: Reading,
  reader: Staff | Buyer,
  id: number,
): Promise<PdfFile> {
  return await printInvoice(services, await readInvoice(services, reader, id), { isForMail: false });
}

/** The same for the mail that it is attached to. */
export async function systemReadInvoiceDocument(services: Reading, id: number): Promise<PdfFile> {
  return await printInvoice(services, await systemReadInvoice(services, id), { isForMail: true });
}

async function printInvoice(
  services: Reading,
  invoice: FullInvoice,
  { isForMail }: { readonly isForMail: boolean },
): Promise<PdfFile> {
  const { language, quote_reference } = invoice.snapshot;
  const layout = invoiceDocument(invoice, {
    say: (message) => services.translate(language, message),
    now: services.clock(),
    publicUrl: publicUrlOf(services.config),
  });
  const isIssued = invoice.number !== null;
  return await printDocument(services, layout, {
    name: invoice.number ?? quote_reference,
    stored: isIssued ? { quoteId: invoice.quote_id, document: `invoice ${invoice.id}` } : undefined,
    isForMail,
  });
}
