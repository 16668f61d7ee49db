import { type ExportedColumn, exportedColumns } from "#domain/catalogue/exchange/columns.ts";
import type { Locale } from "#domain/language/language.ts";
import { unitPriceToDecimal, unitPriceToNumber } from "#domain/money/unit-price.ts";
import { csvText } from "#domain/text/csv.ts";
import { plainCell } from "#domain/text/safe-cell.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { type CatalogueRow, type NumberColumn, readCatalogueRows } from "./catalogue-rows.ts";

interface Input {
  readonly format: "csv" | "xlsx";
  /** French spreadsheets expect semicolons between cells and a comma in numbers. */
  readonly locale: Locale;
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Products and sizes as a file that the import reads; a file that comes back unchanged changes nothing. */
export async function staffExportProducts(
  services: Pick<Services, "db" | "shop" | "clock">,
  { format, locale }: Input,
): Promise<OpenedFile> {
  const rows = await readCatalogueRows(services.db);
  const content = format === "csv" ? csvOf(rows, locale) : await workbookOf(rows);
  return {
    name: `products_${todayOf(services)}.${format}`,
    mediaType: format === "csv" ? "text/csv; charset=utf-8" : xlsx,
    byteSize: content.length,
    content,
  };
}

function csvOf(rows: readonly CatalogueRow[], locale: Locale): Buffer {
  const cellOf = (row: CatalogueRow, column: ExportedColumn) => {
    if (!isNumber(column)) return row[column];
    const price = row[column];
    const number = price === undefined ? "" : unitPriceToDecimal(price);
    return locale === "fr" ? number.replace(".", ",") : number;
  };
  const cells = rows.map((row) => exportedColumns.map((column) => cellOf(row, column)));
  return Buffer.from(csvText([exportedColumns, ...cells], locale));
}

function isNumber(column: ExportedColumn): column is NumberColumn {
  return column === "price" || column === "cost";
}

const widths = {
  product: 28,
  description: 48,
  size: 20,
  label: 24,
  price: 10,
  cost: 10,
  name_fr: 28,
  description_fr: 48,
};

async function workbookOf(rows: readonly CatalogueRow[]): Promise<Buffer> {
  const cellOf = (row: CatalogueRow, column: ExportedColumn) => {
    if (!isNumber(column)) return { value: plainCell(row[column]), type: String };
    const price = row[column];
    return price === undefined ? null : { value: unitPriceToNumber(price), type: Number, format: "0.00##" };
  };
  const head = exportedColumns.map((value) => ({ value, fontWeight: "bold" as const }));
  const cells = rows.map((row) => exportedColumns.map((column) => cellOf(row, column)));
  // Loaded with the first file.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const columns = exportedColumns.map((column) => ({ width: widths[column] }));
  return await writeExcelFile([head, ...cells], { sheet: "Products", columns }).toBuffer();
}
