import { useLingui } from "@lingui/react/macro";
import { fetchFile } from "../../api/fetch-file.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { saveFile } from "../../ui/save-file.ts";
import { requireStaffToken } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** Files that are saved one after the other, each by its name. */
interface Files {
  /** Without the part. */
  readonly address: string;
  readonly names: readonly string[];
}

/** Hands files of the books to the browser's downloads. */
export function useSaveBookFile() {
  const { t } = useLingui();
  return useStaffMutation({
    invalidates: [],
    mutationFn: async ({ address, names }: Files) => {
      for (const [index, name] of names.entries()) {
        const part = `${address.includes("?") ? "&" : "?"}part=${index + 1}`;
        saveFile(await fetchFile(address + part, requireStaffToken()), name);
      }
    },
    onProblem: () => toast({ tone: "negative", text: t`The file could not be fetched. Please try again.` }),
  });
}
