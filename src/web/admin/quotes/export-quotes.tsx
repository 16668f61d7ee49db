import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { staffStatus } from "#domain/quotes/quote-status.ts";
import { csvText } from "#domain/text/csv.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { stamper } from "#domain/time/show-shop-time.ts";
import { exportQuotes, type ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveCsv, saveFile } from "../../ui/save-file.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { readRows } from "../read-rows.ts";
import { useExport } from "../use-export.ts";
import { quoteCells } from "./quote-cells.ts";
import { quoteColumns, quotesSheet } from "./quotes-sheet.ts";

/** The quotes of all pages that match, as a spreadsheet or as CSV, filtered as the list is. */
export function ExportQuotes({ state }: { state: IndexState }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useRootData().facts;
  const locale = useLocale();
  const heads = useQuoteHeads();
  const readCells = async () => {
    const query = acceptedQuery(exportQuotes.query, { ...state.filters, search: state.search });
    const quotes = await readRows(exportQuotes.path, query, exportQuotes.reads);
    const words = {
      status: ({ status }: ReadQuoteForStaff) => i18n._(staffStatus(status).staffLabel),
      moment: stamper(timeZone),
      yesOrNo: (is: boolean) => (is ? t`Yes` : t`No`),
      locale,
    };
    return quotes.map((quote) => quoteCells(quote, words));
  };
  const exporting = useExport("quotes", async (format) => {
    const rows = await readCells();
    const name = `devis_${shopDayAt(new Date(), timeZone)}.${format}`;
    if (format === "xlsx") saveFile(await workbookOf(heads, rows), name);
    else saveCsv(csvText([heads, ...rows], locale), name);
  });
  return (
    <>
      <Button busy={exporting.isPending} onClick={() => exporting.mutate("xlsx")}>
        <Icon of={FileSpreadsheet} className="size-4" />
        <Trans>Excel</Trans>
      </Button>
      <Button busy={exporting.isPending} onClick={() => exporting.mutate("csv")}>
        <Icon of={Download} className="size-4" />
        <Trans>CSV</Trans>
      </Button>
    </>
  );
}

async function workbookOf(...content: Parameters<typeof quotesSheet>): Promise<Blob> {
  // The one that zips in this thread: a worker made from a blob is against the page's own policy.
  const { default: writeExcelFile } = await import("write-excel-file/universal");
  return await writeExcelFile(quotesSheet(...content), { sheet: "Devis", columns: quoteColumns }).toBlob();
}

/** The heads of the exported quotes, in the order of `quoteCells`. */
function useQuoteHeads(): string[] {
  const { t } = useLingui();
  return [
    t`Reference`,
    t`Requested on`,
    t`Status`,
    t`Name`,
    t`Company`,
    t`Email`,
    t`Phone`,
    t`Bags`,
    t`Units`,
    t`Logo required`,
    t`Setup fee`,
    t`Total`,
    t`Estimate`,
    t`Bag colors`,
    t`Logo colors`,
    t`Wanted by`,
    t`Purchase order`,
    t`Delivery address`,
    t`Project details`,
    t`Confirmed on`,
    t`Paid on`,
  ];
}
