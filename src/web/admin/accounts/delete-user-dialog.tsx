import { Trans, useLingui } from "@lingui/react/macro";
import { deleteUser, restoreUser } from "#contracts/accounts/accounts.ts";
import type { ReadUser } from "../../api/reads/users.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface DeleteUserDialogProps {
  readonly user: ReadUser;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes a user, with Undo. One's own account and the last administrator stay. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const { t, i18n } = useLingui();
  const params = { id: user.id };
  const restoring = useStaffMutation({
    what: "deleteUser",
    invalidates: ["users"],
    mutationFn: () => doAsStaff(restoreUser, { params, body: {} }),
    onProblem: (words) => toast({ tone: "negative", text: translateMessage(i18n, words) }),
  });
  const deleting = useStaffMutation({
    what: "deleteUser",
    invalidates: ["users"],
    mutationFn: () => doAsStaff(deleteUser, { params }, { version: user.version }),
    onSuccess: () => {
      onClose();
      onDeleted?.();
      toast({
        text: t`${user.name} is deleted.`,
        action: { label: t`Undo`, onAct: () => restoring.mutate(undefined) },
      });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {user.name}?</Trans>}
      description={<Trans>{user.email} can no longer sign in. The account can be restored.</Trans>}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={deleting.isPending}
      error={deleting.problem && translateMessage(i18n, deleting.problem)}
      onConfirm={() => deleting.mutate(undefined)}
    />
  );
}
