import { Trans, useLingui } from "@lingui/react/macro";
import { type ContactMessage, deleteContactMessage, restoreContactMessage } from "#contracts/contact.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { DeleteDialog } from "../forms/delete-dialog.tsx";

interface DeleteMessageDialogProps {
  readonly message: ContactMessage;
  readonly onClose: () => void;
}

/** Asks before a message leaves the inbox; offers to undo it afterwards. */
export function DeleteMessageDialog({ message, onClose }: DeleteMessageDialogProps) {
  const { t } = useLingui();
  const params = { id: message.id };
  return (
    <DeleteDialog
      invalidates={["contact-messages"]}
      title={<Trans>Delete the message of {message.name}?</Trans>}
      description={<Trans>It leaves the inbox, and can be restored.</Trans>}
      doneText={t`The message of ${message.name} is deleted.`}
      onDelete={() => doAsStaff(deleteContactMessage, { params })}
      onRestore={() => doAsStaff(restoreContactMessage, { params, body: {} })}
      onClose={onClose}
    />
  );
}
