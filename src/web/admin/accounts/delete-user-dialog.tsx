import { Trans, useLingui } from "@lingui/react/macro";
import { deleteUser, restoreUser } from "#contracts/accounts/accounts.ts";
import type { ReadUser } from "../../api/reads/users.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { DeleteDialog } from "../forms/delete-dialog.tsx";

interface DeleteUserDialogProps {
  readonly user: ReadUser;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes a user, with Undo. One's own account and the last administrator stay. */
export function DeleteUserDialog({ user, ...handlers }: DeleteUserDialogProps) {
  const { t } = useLingui();
  const params = { id: user.id };
  return (
    <DeleteDialog
      what="deleteUser"
      invalidates={["users"]}
      title={<Trans>Delete {user.name}?</Trans>}
      description={<Trans>{user.email} can no longer sign in. The account can be restored.</Trans>}
      doneText={t`${user.name} is deleted.`}
      onDelete={() => doAsStaff(deleteUser, { params }, { version: user.version })}
      onRestore={() => doAsStaff(restoreUser, { params, body: {} })}
      {...handlers}
    />
  );
}
