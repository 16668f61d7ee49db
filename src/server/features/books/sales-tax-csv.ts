import type { SalesTax } from "#contracts/books/sales-tax.ts";
import { salesTaxWords } from "#domain/books/sales-tax-words.ts";
import type { Locale } from "#domain/language/language.ts";
import { csvText } from "#domain/text/csv.ts";
import type { Message } from "#domain/words.ts";

/** The report as a CSV file, in its reader's language. */
export function salesTaxCsv(
  { rows }: SalesTax,
  { locale, say }: { readonly locale: Locale; readonly say: (message: Message) => string },
): string {
  const { state, jurisdiction, percent, gross, credit, exempt, taxable, tax } = salesTaxWords;
  const heads = [state, jurisdiction, percent, gross, credit, exempt, taxable, tax].map(say);
  const lines = rows.map((row) => [
    ...[row.state, row.jurisdiction, { decimal: String(row.percent) }],
    ...[{ cents: row.gross_cents }, { cents: row.credit_cents }, { cents: row.exempt_cents }],
    ...[{ cents: row.taxable_cents }, { cents: row.tax_cents }],
  ]);
  return csvText([heads, ...lines], locale);
}
