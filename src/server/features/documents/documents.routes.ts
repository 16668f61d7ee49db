import { getDraftDocument, getQuoteDocument, getReceipt, getVersionDocument } from "#contracts/documents.ts";
import { getInvoiceDocument } from "#contracts/invoices/invoices.ts";
import { getPackingSlip } from "#contracts/orders/shipments.ts";
import { may, quoteReader, signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { readInvoiceDocument } from "./read-invoice-document.ts";
import { readPackingSlip } from "./read-packing-slip.ts";
import { readQuoteDocument } from "./read-quote-document.ts";
import { readReceipt } from "./read-receipt.ts";
import { readVersionDocument } from "./read-version-document.ts";
import { sendDocument } from "./send-document.ts";

/** Quotes and receipts as PDF files. */
export function documentRoutes({ routes, services }: Mounting): void {
  routes.add(getQuoteDocument, quoteReader, async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, language: query.language };
    return sendDocument(reply, await readQuoteDocument(services, actor, asked));
  });

  routes.add(getVersionDocument, quoteReader, async ({ params, query, actor, reply }) => {
    const asked = { ...params, language: query.language };
    return sendDocument(reply, await readVersionDocument(services, actor, asked));
  });

  routes.add(getDraftDocument, may("prices.read"), async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, number: "draft" as const, language: query.language };
    return sendDocument(reply, await readVersionDocument(services, actor, asked));
  });

  routes.add(getInvoiceDocument, signedIn, async ({ params, actor, reply }) =>
    sendDocument(reply, await readInvoiceDocument(services, actor, params.id)),
  );

  routes.add(getPackingSlip, signedIn, async ({ params, actor, reply }) =>
    sendDocument(reply, await readPackingSlip(services, actor, params.id)),
  );

  routes.add(getReceipt, quoteReader, async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, language: query.language };
    return sendDocument(reply, await readReceipt(services, actor, asked));
  });
}
