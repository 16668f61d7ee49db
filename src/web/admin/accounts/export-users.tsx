import { useLingui } from "@lingui/react/macro";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { exportUsers, type ReadUser } from "../../api/reads/users.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useRootData } from "../../words/use-locale.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { readRows } from "../read-rows.ts";
import { useExport } from "../use-export.ts";
import { useFormats } from "../use-formats.ts";
import { usersSheet, usersSheetName } from "./users-sheet.ts";

/** The list as a real .xlsx, of all pages that match; what writes it is loaded when it is asked for. */
export function ExportUsers({ state }: { state: IndexState }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useRootData().facts;
  const { day } = useFormats();
  const exporting = useExport("users", async () => {
    const { status } = state.filters;
    const users = await readRows(exportUsers.path, { search: state.search, status }, exportUsers.reads);
    // The one that zips in this thread: a worker made from a blob is against the page's own policy.
    const { default: writeExcelFile } = await import("write-excel-file/universal");
    const heads = [t`ID`, t`Nom`, t`Email`, t`Téléphone`, t`Rôle`, t`Date d'inscription`];
    const role = (user: ReadUser) => (user.role ? i18n._(roleWords[user.role]) : t`Utilisateur`);
    const sheet = { sheet: usersSheetName, columns: [8, 28, 32, 18, 14, 20].map((width) => ({ width })) };
    const file = await writeExcelFile(usersSheet(users, { heads, role, day }), sheet).toBlob();
    saveFile(file, `utilisateurs_${shopDayAt(new Date(), timeZone)}.xlsx`);
  });
  return (
    <IconButton
      icon={FileSpreadsheet}
      variant="outline"
      label={t`Download as Excel`}
      title={t`Download as Excel`}
      busy={exporting.isPending}
      onClick={() => exporting.mutate("xlsx")}
    />
  );
}
