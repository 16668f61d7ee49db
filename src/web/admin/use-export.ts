import { useLingui } from "@lingui/react/macro";
import type { FailedCall } from "../api/failure-table.ts";
import { toast } from "../ui/feedback/toast.ts";
import { useStaffMutation } from "./use-staff-mutation.ts";

type Format = "csv" | "xlsx";

/** Saves all of a list as a file, and says whether it was. */
export function useExport(what: FailedCall, save: (format: Format) => Promise<void>) {
  const { t } = useLingui();
  return useStaffMutation({
    what,
    invalidates: [],
    mutationFn: save,
    onSuccess: (_, format) =>
      toast({
        tone: "positive",
        text:
          format === "csv"
            ? t`✅ CSV file downloaded successfully !`
            : t`✅ Excel file downloaded successfully !`,
      }),
    problemToast: t`❌ Error while exporting data !`,
  });
}
