import { Trans, useLingui } from "@lingui/react/macro";
import { Download, FileSpreadsheet, Upload } from "lucide-react";
import { useState } from "react";
import { exportProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { fetchFile } from "../../../api/fetch-file.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Icon } from "../../../ui/icon.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { useRootData } from "../../../words/use-locale.ts";
import { requireStaffToken } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { ImportDialog } from "./import-dialog.tsx";

/** Products and sizes out of the shop and into it, as files. */
export function ExchangeButtons() {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const [isImporting, setImporting] = useState(false);
  const exporting = useStaffMutation({
    what: "adminProducts",
    invalidates: [],
    mutationFn: async (format: "csv" | "xlsx") => {
      const file = await fetchFile(`${exportProducts.path}?format=${format}`, requireStaffToken());
      saveFile(file, `products_${shopDayAt(new Date(), timeZone)}.${format}`);
    },
  });
  const save = (format: "csv" | "xlsx", done: string) =>
    exporting.mutate(format, {
      onSuccess: () => toast({ tone: "positive", text: done }),
      onError: () => toast({ tone: "negative", text: t`❌ Error while exporting data !` }),
    });
  return (
    <>
      <Button onClick={() => setImporting(true)}>
        <Icon of={Upload} className="size-4" />
        <Trans>Import</Trans>
      </Button>
      <Button
        busy={exporting.isPending}
        aria-label={t`Export as Excel`}
        onClick={() => save("xlsx", t`✅ Excel file downloaded successfully !`)}
      >
        <Icon of={FileSpreadsheet} className="size-4" />
        <Trans>Excel</Trans>
      </Button>
      <Button
        busy={exporting.isPending}
        aria-label={t`Export as CSV`}
        onClick={() => save("csv", t`✅ CSV file downloaded successfully !`)}
      >
        <Icon of={Download} className="size-4" />
        <Trans>CSV</Trans>
      </Button>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
