import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FailedCall } from "../../api/failure-table.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface DeleteDialogProps {
  readonly what?: FailedCall;
  /** First parts of the query keys that list it. */
  readonly invalidates: readonly string[];
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** What is said afterwards, beside Undo. */
  readonly doneText: string;
  readonly onDelete: () => Promise<void>;
  readonly onRestore: () => Promise<void>;
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks before a record is deleted; offers to undo it afterwards. */
export function DeleteDialog({ title, description, doneText, onClose, ...props }: DeleteDialogProps) {
  const { t, i18n } = useLingui();
  const { what = "staffMutation", invalidates, onDelete, onRestore, onDeleted } = props;
  const restoring = useStaffMutation({ what, invalidates, mutationFn: onRestore, problemToast: true });
  const deleting = useStaffMutation({
    what,
    invalidates,
    mutationFn: onDelete,
    onSuccess: () => {
      onClose();
      onDeleted?.();
      toast({ text: doneText, action: { label: t`Undo`, onAct: () => restoring.mutate(undefined) } });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={title}
      description={description}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={deleting.isPending}
      error={deleting.problem && translateMessage(i18n, deleting.problem)}
      onConfirm={() => deleting.mutate(undefined)}
    />
  );
}
