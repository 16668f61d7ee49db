import type { FastifyReply } from "fastify";
import {
  getDraftDocument,
  getProofCertificate,
  getQuoteDocument,
  getReceipt,
  getVersionDocument,
} from "#contracts/documents.ts";
import { getInvoiceDocument } from "#contracts/invoices/invoices.ts";
import { getCartonLabels, getJobTicket } from "#contracts/orders/orders.ts";
import { getPackingSlip } from "#contracts/orders/shipments.ts";
import { languageOrDefault } from "#domain/language/language.ts";
import { may, quoteReader, signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import type { PdfFile } from "./drawing/print-document.ts";
import { readInvoiceDocument } from "./read-invoice-document.ts";
import { readPackingSlip } from "./read-packing-slip.ts";
import { readProofCertificate } from "./read-proof-certificate.ts";
import { readQuoteDocument, readVersionDocument } from "./read-quote-document.ts";
import { readReceipt } from "./read-receipt.ts";
import { staffReadCartonLabels } from "./staff-read-carton-labels.ts";
import { staffReadJobTicket } from "./staff-read-job-ticket.ts";

/** Quotes, invoices, receipts and the papers of orders as PDF files. */
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

  routes.add(getProofCertificate, signedIn, async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, language: query.language };
    return sendDocument(reply, await readProofCertificate(services, actor, asked));
  });

  routes.add(getPackingSlip, signedIn, async ({ params, actor, reply }) =>
    sendDocument(reply, await readPackingSlip(services, actor, params.id)),
  );

  routes.add(getJobTicket, may("orders.read"), async ({ params, actor, reply, request }) => {
    const language = languageOrDefault(request.locale(), "en");
    return sendDocument(reply, await staffReadJobTicket(services, actor, { id: params.id, language }));
  });

  routes.add(getCartonLabels, may("orders.read"), async ({ params, actor, reply }) =>
    sendDocument(reply, await staffReadCartonLabels(services, actor, params.id)),
  );

  routes.add(getReceipt, quoteReader, async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, language: query.language };
    return sendDocument(reply, await readReceipt(services, actor, asked));
  });
}

/** A download, like a file that a person sent. */
function sendDocument(reply: FastifyReply, { name, content }: PdfFile): FastifyReply {
  return sendFile(reply, { name, mediaType: "application/pdf", byteSize: content.length, content });
}
