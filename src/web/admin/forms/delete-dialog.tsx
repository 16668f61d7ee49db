import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { type Deletion, useDeletion } from "./use-deletion.ts";

interface DeleteDialogProps extends Deletion<void> {
  readonly title: ReactNode;
  readonly description: ReactNode;
}

/** Asks before a record is deleted; offers to undo it afterwards. */
export function DeleteDialog({ title, description, ...deletion }: DeleteDialogProps) {
  const { t, i18n } = useLingui();
  const deleting = useDeletion(deletion);
  return (
    <ConfirmDialog
      open
      onOpenChange={deletion.onClose}
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
