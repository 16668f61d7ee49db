import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { importTemplate } from "#domain/catalogue/exchange/template.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { headRow, textCell } from "../../sheet-cells.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";

/** A workbook to fill in, with the heads that the import reads. */
export function TemplateButton() {
  const { t } = useLingui();
  const locale = useLocale();
  const saving = useStaffMutation({
    invalidates: [],
    mutationFn: async () => {
      const { fileName, sheet, head, samples } = importTemplate(locale);
      const rows = samples.map((cells) =>
        cells.map((cell) =>
          typeof cell === "number" ? { value: cell, type: Number, format: "0.00##" } : textCell(cell),
        ),
      );
      // Loaded with the first file.
      const { default: writeExcelFile } = await import("write-excel-file/universal");
      const columns = head.map(() => ({ width: 20 }));
      saveFile(await writeExcelFile([headRow(head), ...rows], { sheet, columns }).toBlob(), fileName);
    },
    problemToast: t`The file could not be made. Please try again.`,
  });
  return (
    <Button size="sm" busy={saving.isPending} onClick={() => saving.mutate()}>
      <Icon of={Download} className="size-4" />
      <Trans>Download a template</Trans>
    </Button>
  );
}
