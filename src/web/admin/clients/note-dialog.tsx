import { Trans, useLingui } from "@lingui/react/macro";
import {
  addClientNote,
  type ClientNote,
  clientNote,
  correctClientNote,
} from "#contracts/clients/client-notes.ts";
import { messageTextRule } from "#domain/messages/message-rules.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface NoteDialogProps {
  readonly clientId: number;
  /** The note to correct; without it a new one. */
  readonly note: ClientNote | undefined;
  readonly onClose: () => void;
}

/** Adds or corrects a note about a client. */
export function NoteDialog({ clientId, note, onClose }: NoteDialogProps) {
  const { t } = useLingui();
  const saving = useStaffMutation({
    invalidates: ["clients", "history"],
    row: clientNote,
    mutationFn: (body: { readonly text: string }, fresh) =>
      note
        ? callAsStaff(
            correctClientNote,
            { params: { id: clientId, note_id: note.id }, body },
            { version: (fresh ?? note).version },
          )
        : callAsStaff(addClientNote, { params: { id: clientId }, body }),
    onSuccess: onClose,
  });
  const form = useStaffForm(saving, {
    defaultValues: { text: note?.text ?? "" },
    rules: ({ text }) => ({ text: messageTextRule(text) }),
    focusesErrors: true,
  });
  const { fresh } = saving;
  return (
    <FormDialog
      id="client-note"
      title={note ? <Trans>Correct the note</Trans> : <Trans>Add a note</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      conflict={
        fresh && saving.problem
          ? { differences: [{ label: <Trans>What is to be remembered</Trans>, now: fresh.text }] }
          : undefined
      }
      onClose={onClose}
    >
      <TextArea
        {...form.field("text")}
        label={t`What is to be remembered`}
        hint={t`For colleagues alone: no client reads it. It goes when the client is erased.`}
        required
      />
    </FormDialog>
  );
}
