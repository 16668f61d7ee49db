import { useLingui } from "@lingui/react/macro";
import { fetchFile } from "../api/fetch-file.ts";
import { saveFile } from "../ui/save-file.ts";
import { requireStaffToken } from "./call-as-staff.ts";
import { useStaffMutation } from "./use-staff-mutation.ts";

interface StoredFile {
  readonly address: string;
  readonly name: string;
}

/** Hands files to the browser's downloads, one after the other. `problem` says that one could not be fetched. */
export function useSaveFiles(problem?: string) {
  const { t } = useLingui();
  return useStaffMutation({
    invalidates: [],
    mutationFn: async (files: readonly StoredFile[]) => {
      for (const { address, name } of files) saveFile(await fetchFile(address, requireStaffToken()), name);
    },
    problemToast: problem ?? t`The file could not be fetched. Please try again.`,
  });
}
