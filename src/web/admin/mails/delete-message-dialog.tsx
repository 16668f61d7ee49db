import { Trans, useLingui } from "@lingui/react/macro";
import { type ContactMessage, deleteContactMessage, restoreContactMessage } from "#contracts/contact.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface DeleteMessageDialogProps {
  readonly message: ContactMessage;
  readonly onClose: () => void;
}

/** Asks before a message leaves the inbox; offers to undo it afterwards. */
export function DeleteMessageDialog({ message, onClose }: DeleteMessageDialogProps) {
  const { t, i18n } = useLingui();
  const params = { id: message.id };
  const invalidates = ["contact-messages"];
  const restoring = useStaffMutation({
    invalidates,
    mutationFn: () => doAsStaff(restoreContactMessage, { params, body: {} }),
    onProblem: (words) => toast({ tone: "negative", text: translateMessage(i18n, words) }),
  });
  const deleting = useStaffMutation({
    invalidates,
    mutationFn: () => doAsStaff(deleteContactMessage, { params }),
    onSuccess: () => {
      onClose();
      toast({
        text: t`The message of ${message.name} is deleted.`,
        action: { label: t`Undo`, onAct: () => restoring.mutate(undefined) },
      });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete the message of {message.name}?</Trans>}
      description={<Trans>It leaves the inbox, and can be restored.</Trans>}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={deleting.isPending}
      error={deleting.problem && translateMessage(i18n, deleting.problem)}
      onConfirm={() => deleting.mutate(undefined)}
    />
  );
}
