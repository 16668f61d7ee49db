import { getAgeing, getHeldDeposits } from "#contracts/books/ageing.ts";
import * as calls from "#contracts/books/exports.ts";
import { getSalesTax } from "#contracts/books/sales-tax.ts";
import { languageOrDefault } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { salesTaxCsv } from "./sales-tax-csv.ts";
import {
  staffListExports,
  staffPreviewExport,
  staffReadAccountingFile,
  staffReadExportBatch,
  staffReadExportFile,
} from "./staff-read-exports.ts";
import { staffReadAgeing, staffReadHeldDeposits } from "./staff-read-owed.ts";
import { staffReadSalesTax } from "./staff-read-sales-tax.ts";
import { staffStoreExport } from "./staff-store-export.ts";

/** What is handed to the accountant. */
export function bookRoutes({ routes, services }: Mounting): void {
  routes.add(calls.getAccountingFile, may("payments.read"), async ({ query, reply }) =>
    sendFile(reply, await staffReadAccountingFile(services, query)),
  );
  routes.add(calls.createExport, may("payments.write"), async ({ actor, body }) => ({
    batch: await staffStoreExport(services, actor, body),
  }));
  routes.add(calls.getExportBatch, may("payments.read"), async ({ params, reply }) =>
    sendFile(reply, await staffReadExportBatch(services, params.id)),
  );
  routes.add(calls.getExportFile, may("payments.read"), async ({ params, reply }) =>
    sendFile(reply, await staffReadExportFile(services, params.id, params.name)),
  );
  routes.add(calls.listExports, may("payments.read"), ({ query }) => staffListExports(services, query));
  routes.add(calls.previewExport, may("payments.read"), ({ query }) => staffPreviewExport(services, query));
  routes.add(getSalesTax, may("payments.read"), async ({ query, reply, request }) => {
    const { format, ...period } = query;
    const report = await staffReadSalesTax(services, period);
    if (format !== "csv") return report;
    const locale = languageOrDefault(request.locale(), "en");
    const say = (message: Message) => services.translate(locale, message);
    const content = Buffer.from(salesTaxCsv(report, { locale, say }));
    const name = `sales-tax_${report.from}_${report.to}.csv`;
    sendFile(reply, { name, mediaType: "text/csv; charset=utf-8", byteSize: content.length, content });
    return report;
  });
  routes.add(getAgeing, may("payments.read"), ({ query }) => staffReadAgeing(services, query));
  routes.add(getHeldDeposits, may("payments.read"), ({ query }) => staffReadHeldDeposits(services, query.on));
}
