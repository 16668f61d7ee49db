import type { TaxBasis } from "#domain/books/sales-tax.ts";
import type { Language } from "#domain/language/language.ts";
import { staffReadSalesTax } from "#server/features/books/staff-read-sales-tax.ts";
import type { Services } from "#server/services.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { salesTaxDocument } from "./layouts/sales-tax-document.ts";

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly by?: TaxBasis | undefined;
  readonly language: Language;
}

/** The report of sales tax as a PDF. @throws 422, 503 */
export async function staffReadSalesTaxDocument(
  services: Printing & Pick<Services, "translate">,
  { language, ...period }: Asked,
): Promise<PdfFile> {
  const report = await staffReadSalesTax(services, period);
  const { shop } = services;
  const layout = salesTaxDocument(report, {
    ...{ language, facts: shop.facts(), country: shop.settings().country, now: services.clock() },
    say: (message) => services.translate(language, message),
  });
  return await printDocument(services, layout, { name: `sales-tax_${report.from}_${report.to}` });
}
