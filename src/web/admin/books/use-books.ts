import { getAgeing, getHeldDeposits } from "#contracts/books/ageing.ts";
import {
  createExport,
  type ExportBatch,
  getAccountingFile,
  listExports,
  previewExport,
} from "#contracts/books/exports.ts";
import { getSalesTax } from "#contracts/books/sales-tax.ts";
import type { AgeingGroup, AgeingPart } from "#domain/books/ageing.ts";
import type { BookFormat } from "#domain/books/book-files.ts";
import { checkRange, type DayRange } from "#domain/books/book-range.ts";
import type { TaxBasis } from "#domain/books/sales-tax.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** What these days hold in a format; not asked while the days are none. */
export function useExportPreview(query: DayRange & { readonly format: BookFormat }) {
  return useStaffQuery({
    queryKey: ["exports", "preview", query],
    read: (ask) => ask(previewExport, { query }),
    enabled: Object.keys(checkRange(query)).length === 0,
  });
}

/** A page of the batches that were exported. */
export function useExports({ page, perPage }: IndexState) {
  const query = acceptedQuery(listExports.query, { page, per_page: perPage });
  return useStaffQuery({
    queryKey: ["exports", "list", query],
    read: async (ask) => {
      const { batches, meta } = await ask(listExports, { query });
      return { rows: batches, meta };
    },
  });
}

/** What tax a period comes to; not asked while the days are none. */
export function useSalesTax(query: DayRange & { readonly by: TaxBasis }) {
  return useStaffQuery({
    queryKey: ["books", "sales-tax", query],
    read: (ask) => ask(getSalesTax, { query }),
    enabled: Object.keys(checkRange(query)).length === 0,
  });
}

/** What is owed at the end of a day. */
export function useAgeing(query: {
  readonly on: string;
  readonly by: AgeingGroup;
  readonly only?: AgeingPart | undefined;
}) {
  return useStaffQuery({
    queryKey: ["books", "ageing", query],
    read: (ask) => ask(getAgeing, { query }),
    enabled: query.on !== "",
  });
}

/** Which deposits were held at the end of a day. */
export function useHeldDeposits(on: string) {
  return useStaffQuery({
    queryKey: ["books", "deposits", on],
    read: (ask) => ask(getHeldDeposits, { query: { on } }),
    enabled: on !== "",
  });
}

/** What these days hold, as files that are read one by one. */
export function filesAt(query: DayRange & { readonly format: BookFormat }, names: readonly string[]) {
  const days = new URLSearchParams({ ...query });
  const address = `${getAccountingFile.path}?${days}`;
  return names.map((name, index) => ({ address: `${address}&part=${index + 1}`, name }));
}

/** A batch with all of its files. */
export function zipOf({ id, format, from, to }: ExportBatch) {
  return { address: `${createExport.path}/${id}`, name: `${format}_${from}_${to}_${id}.zip` };
}
