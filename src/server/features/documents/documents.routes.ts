import type { FastifyReply } from "fastify";
import { getSalesTaxDocument } from "#contracts/books/sales-tax.ts";
import {
  getClientStatement,
  getCompanyStatement,
  mailClientStatement,
  mailCompanyStatement,
} from "#contracts/books/statements.ts";
import {
  getDraftDocument,
  getProofCertificate,
  getProofPaper,
  getQuoteDocument,
  getReceipt,
  getVersionDocument,
} from "#contracts/documents.ts";
import { getFacturX, getInvoiceDocument } from "#contracts/invoices/invoices.ts";
import { getCartonLabels, getJobTicket } from "#contracts/orders/orders.ts";
import { getPackingSlip } from "#contracts/orders/shipments.ts";
import { languageOrDefault } from "#domain/language/language.ts";
import { hours } from "#domain/time/durations.ts";
import type { Actor } from "#server/access/actor.ts";
import { dealReader, may, quoteReader, signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { PdfFile } from "./drawing/print-document.ts";
import { readFacturX, readInvoiceDocument } from "./read-invoice-document.ts";
import { readPackingSlip } from "./read-packing-slip.ts";
import { readProofCertificate } from "./read-proof-certificate.ts";
import { readProofPaper } from "./read-proof-paper.ts";
import { readQuoteDocument, readVersionDocument } from "./read-quote-document.ts";
import { readReceipt } from "./read-receipt.ts";
import { staffMailStatement, staffReadStatement } from "./staff-mail-statement.ts";
import { staffReadCartonLabels } from "./staff-read-carton-labels.ts";
import { staffReadJobTicket } from "./staff-read-job-ticket.ts";
import { staffReadSalesTaxDocument } from "./staff-read-sales-tax-document.ts";

/** What a link or a client reads in an hour; staff, who prints by the order, has no such limit. */
const documentsOfReader = {
  name: "documents",
  maxHits: 60,
  perMilliseconds: hours(1),
} as const satisfies Limit;

/** Quotes, invoices, receipts and the papers of orders as PDF files. */
export function documentRoutes({ routes, services }: Mounting): void {
  const count = async (actor: Actor) => {
    const reader = readerOf(actor);
    if (reader !== undefined) await requireQuota(services, documentsOfReader, reader);
  };
  const send = async (reply: FastifyReply, actor: Actor, read: () => Promise<PdfFile>) => {
    await count(actor);
    return sendDocument(reply, await read());
  };

  routes.add(getQuoteDocument, quoteReader, async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, language: query.language };
    return send(reply, actor, () => readQuoteDocument(services, actor, asked));
  });

  routes.add(getVersionDocument, quoteReader, async ({ params, query, actor, reply }) => {
    const asked = { ...params, language: query.language };
    return send(reply, actor, () => readVersionDocument(services, actor, asked));
  });

  routes.add(getDraftDocument, may("prices.read"), async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, number: "draft" as const, language: query.language };
    return send(reply, actor, () => readVersionDocument(services, actor, asked));
  });

  routes.add(getInvoiceDocument, dealReader, async ({ params, actor, reply }) =>
    send(reply, actor, () => readInvoiceDocument(services, actor, params.id)),
  );

  routes.add(getFacturX, signedIn, async ({ params, actor, reply }) => {
    await count(actor);
    const { name, content } = await readFacturX(services, actor, params.id);
    return sendFile(reply, { name, mediaType: "application/xml", byteSize: content.length, content });
  });

  routes.add(getProofCertificate, dealReader, async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, language: query.language };
    return send(reply, actor, () => readProofCertificate(services, actor, asked));
  });

  routes.add(getProofPaper, dealReader, async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, language: query.language };
    return send(reply, actor, () => readProofPaper(services, actor, asked));
  });

  routes.add(getPackingSlip, dealReader, async ({ params, actor, reply }) =>
    send(reply, actor, () => readPackingSlip(services, actor, params.id)),
  );

  routes.add(getJobTicket, may("orders.read"), async ({ params, actor, reply, request }) => {
    const language = languageOrDefault(request.locale(), "en");
    return send(reply, actor, () => staffReadJobTicket(services, actor, { id: params.id, language }));
  });

  routes.add(getCartonLabels, may("orders.read"), async ({ params, actor, reply }) =>
    send(reply, actor, () => staffReadCartonLabels(services, actor, params.id)),
  );

  routes.add(getSalesTaxDocument, may("payments.read"), async ({ query, actor, reply, request }) => {
    const language = languageOrDefault(request.locale(), "en");
    return send(reply, actor, () => staffReadSalesTaxDocument(services, { ...query, language }));
  });

  routes.add(getCompanyStatement, may("payments.read"), async ({ params, query, actor, reply }) =>
    send(reply, actor, () => staffReadStatement(services, { companyId: params.id }, query.on)),
  );

  routes.add(getClientStatement, may("payments.read"), async ({ params, query, actor, reply }) =>
    send(reply, actor, () => staffReadStatement(services, { clientId: params.id }, query.on)),
  );

  routes.add(mailCompanyStatement, may("payments.write"), async ({ params, body, actor }) => ({
    mailed_to: await staffMailStatement(services, actor, { whose: { companyId: params.id }, day: body.on }),
  }));

  routes.add(mailClientStatement, may("payments.write"), async ({ params, body, actor }) => ({
    mailed_to: await staffMailStatement(services, actor, { whose: { clientId: params.id }, day: body.on }),
  }));

  routes.add(getReceipt, quoteReader, async ({ params, query, actor, reply }) => {
    const asked = { id: params.id, language: query.language };
    return send(reply, actor, () => readReceipt(services, actor, asked));
  });
}

/** By what a reader is counted. */
function readerOf(actor: Actor): string | undefined {
  if (actor.kind === "link" || actor.kind === "offer-link") return `link ${actor.quoteId}`;
  return actor.kind === "client" ? `client ${actor.clientId}` : undefined;
}

/** A download, like a file that a person sent. */
function sendDocument(reply: FastifyReply, { name, content }: PdfFile): FastifyReply {
  return sendFile(reply, { name, mediaType: "application/pdf", byteSize: content.length, content });
}
