import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import Images from "lucide-react/icons/images";
import Upload from "lucide-react/icons/upload";
import { useState } from "react";
import { exportProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { fetchFile } from "../../../api/fetch-file.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { useRootData } from "../../../words/use-locale.ts";
import { requireStaffToken } from "../../call-as-staff.ts";
import { useExport } from "../../use-export.ts";
import { PictureFilesDialog } from "../pictures/picture-files-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";

/** Products and sizes out of the shop and into it, as files. */
export function ExchangeButtons() {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const [dialog, setDialog] = useState<"import" | "pictures">();
  const close = () => setDialog(undefined);
  const exporting = useExport("adminProducts", async (format) => {
    const file = await fetchFile(`${exportProducts.path}?format=${format}`, requireStaffToken());
    saveFile(file, `products_${shopDayAt(new Date(), timeZone)}.${format}`);
  });
  return (
    <>
      <Button onClick={() => setDialog("import")}>
        <Icon of={Upload} className="size-4" />
        <Trans>Import</Trans>
      </Button>
      <Button aria-label={t`Pictures by name`} onClick={() => setDialog("pictures")}>
        <Icon of={Images} className="size-4" />
        <Trans>Pictures</Trans>
      </Button>
      <Button
        busy={exporting.isPending}
        aria-label={t`Export as Excel`}
        onClick={() => exporting.mutate("xlsx")}
      >
        <Icon of={FileSpreadsheet} className="size-4" />
        <Trans>Excel</Trans>
      </Button>
      <Button
        busy={exporting.isPending}
        aria-label={t`Export as CSV`}
        onClick={() => exporting.mutate("csv")}
      >
        <Icon of={Download} className="size-4" />
        <Trans>CSV</Trans>
      </Button>
      {dialog === "import" && <ImportDialog onClose={close} onPictures={() => setDialog("pictures")} />}
      {dialog === "pictures" && <PictureFilesDialog onClose={close} />}
    </>
  );
}
