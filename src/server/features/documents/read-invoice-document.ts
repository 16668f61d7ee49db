import type { Client, Staff } from "#server/access/actor.ts";
import { readInvoice } from "#server/features/invoices/read-invoices.ts";
import type { Services } from "#server/services.ts";
import { invoiceDocument } from "./invoice-document.ts";
import { printDocument } from "./print-document.ts";
import type { PdfFile } from "./send-document.ts";

/** An invoice that this reader may see as a PDF, in its own language. @throws 404 */
export async function readInvoiceDocument(
  services: Pick<Services, "db" | "shop" | "clock" | "translate" | "storage">,
  reader: Staff | Client,
  id: number,
): Promise<PdfFile> {
  const invoice = await readInvoice(services, reader, id);
  const { language, quote_reference } = invoice.snapshot;
  const layout = invoiceDocument(invoice, {
    say: (message) => services.translate(language, message),
    now: services.clock(),
  });
  return { name: `${invoice.number ?? quote_reference}.pdf`, content: await printDocument(services, layout) };
}
