import { facturX } from "#domain/france/factur-x/factur-x.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import { readInvoice, systemReadInvoice } from "#server/features/deals/invoices/read-invoices.ts";
import { frenchDocumentOf } from "#server/features/deals/presenters/french-document.ts";
import type { FullInvoice } from "#server/features/deals/presenters/show-invoice.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import type { Say } from "./layouts/document-parts.ts";
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

/** The same as data, where it is Factur-X. @throws 404 */
export async function readFacturX(
  services: Pick<Services, "db" | "clock" | "shop" | "translate">,
  reader: Staff | Buyer,
  id: number,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const invoice = await readInvoice(services, reader, id);
  const xml = facturXOf(services, invoice);
  if (xml === undefined) throw new AppError("not_found");
  return { name: `${invoice.number}-factur-x.xml`, content: Buffer.from(xml) };
}

/** Undefined for a draft, for an invoice of before, and for a shop elsewhere. */
function facturXOf(services: Pick<Services, "translate">, invoice: FullInvoice): string | undefined {
  const document = frenchDocumentOf(invoice);
  return document && facturX(document, sayOf(services, invoice));
}

function sayOf({ translate }: Pick<Services, "translate">, { snapshot }: FullInvoice): Say {
  return (message) => translate(snapshot.language, message);
}

async function printInvoice(
  services: Reading,
  invoice: FullInvoice,
  { isForMail }: { readonly isForMail: boolean },
): Promise<PdfFile> {
  const { quote_reference } = invoice.snapshot;
  const layout = invoiceDocument(invoice, {
    say: sayOf(services, invoice),
    now: services.clock(),
    publicUrl: publicUrlOf(services.config),
  });
  const isIssued = invoice.number !== null;
  const xml = facturXOf(services, invoice);
  const carrying = { ...layout, ...(xml !== undefined && { facturX: xml }) };
  return await printDocument(services, carrying, {
    name: invoice.number ?? quote_reference,
    stored: isIssued ? { quoteId: invoice.quote_id, document: `invoice ${invoice.id}` } : undefined,
    isForMail,
  });
}
