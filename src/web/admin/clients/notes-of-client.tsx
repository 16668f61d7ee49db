import { Trans, useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash";
import { useState } from "react";
import { type ClientNote, deleteClientNote, restoreClientNote } from "#contracts/clients/client-notes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { Allowed } from "../allowed.tsx";
import { callAsStaff, doAsStaff } from "../call-as-staff.ts";
import { RowAction } from "../index/row-action.tsx";
import { RecordPart } from "../records/record-part.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { NoteDialog } from "./note-dialog.tsx";

interface NotesOfClientProps {
  readonly clientId: number;
  readonly notes: readonly ClientNote[];
}

/** What staff noted of a client: added, corrected, and deleted with an Undo. No client reads it. */
export function NotesOfClient({ clientId, notes }: NotesOfClientProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const [opened, setOpened] = useState<"add" | ClientNote>();
  const invalidates = ["clients", "history"];
  const restoring = useStaffMutation({
    invalidates,
    mutationFn: (noteId: number) =>
      callAsStaff(restoreClientNote, { params: { id: clientId, note_id: noteId }, body: {} }),
    problemToast: true,
  });
  const deleting = useStaffMutation({
    invalidates,
    mutationFn: (noteId: number) =>
      doAsStaff(deleteClientNote, { params: { id: clientId, note_id: noteId } }),
    onSuccess: (_, noteId) =>
      toast({
        text: t`The note is deleted.`,
        action: { label: t`Undo`, onAct: () => restoring.mutate(noteId) },
      }),
    problemToast: true,
  });
  return (
    <RecordPart
      id="client-notes"
      title={<Trans>Notes</Trans>}
      isEmpty={notes.length === 0}
      action={
        <Allowed to="clients.write">
          <Button size="sm" onClick={() => setOpened("add")}>
            <Icon of={Plus} className="size-4" />
            <Trans>Add a note</Trans>
          </Button>
        </Allowed>
      }
      after={
        opened && (
          <NoteDialog
            clientId={clientId}
            note={opened === "add" ? undefined : opened}
            onClose={() => setOpened(undefined)}
          />
        )
      }
    >
      {notes.map((note) => {
        const { author, changed_by: by } = note;
        const noted = moment(note.created_at);
        const corrected = note.changed_at && moment(note.changed_at);
        return (
          <li key={note.id} className="flex items-start justify-between gap-x-4 border-t border-line py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="tabular mt-1 text-sm text-ink-2">
                {author}, {noted}
                {by && corrected && (
                  <>
                    {" · "}
                    <Trans>
                      corrected by {by}, {corrected}
                    </Trans>
                  </>
                )}
              </p>
            </div>
            <Allowed to="clients.write">
              <span className="flex shrink-0 gap-1">
                <RowAction
                  icon={Pencil}
                  label={t`Correct the note of ${noted}`}
                  onPress={() => setOpened(note)}
                />
                <RowAction
                  icon={Trash}
                  label={t`Delete the note of ${noted}`}
                  disabled={deleting.isPending}
                  onPress={() => deleting.mutate(note.id)}
                />
              </span>
            </Allowed>
          </li>
        );
      })}
    </RecordPart>
  );
}
