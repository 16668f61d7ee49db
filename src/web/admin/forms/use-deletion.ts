import { useLingui } from "@lingui/react/macro";
import type { FailedCall } from "../../api/failure-table.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

export interface Deletion<Input> {
  readonly what?: FailedCall;
  /** First parts of the query keys that list it. */
  readonly invalidates: readonly string[];
  /** What is said afterwards, beside Undo. */
  readonly doneText: string;
  readonly onDelete: (input: Input) => Promise<void>;
  readonly onRestore: () => Promise<void>;
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The mutation that deletes a record, and offers to undo it afterwards. */
export function useDeletion<Input>(deletion: Deletion<Input>) {
  const { what = "staffMutation", invalidates, doneText, onDelete, onRestore, onDeleted, onClose } = deletion;
  const { t } = useLingui();
  const restoring = useStaffMutation({ what, invalidates, mutationFn: onRestore, problemToast: true });
  return useStaffMutation({
    what,
    invalidates,
    mutationFn: onDelete,
    onSuccess: () => {
      onClose();
      onDeleted?.();
      toast({ text: doneText, action: { label: t`Undo`, onAct: () => restoring.mutate(undefined) } });
    },
  });
}
