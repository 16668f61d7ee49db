import { useLingui } from "@lingui/react/macro";
import { undoCommand } from "#contracts/quotes/undo.ts";
import { type UndoableCommand, undoWait } from "#domain/quotes/undoable-commands.ts";
import { toast } from "../ui/feedback/toast.ts";
import { doAsStaff } from "./call-as-staff.ts";
import { useStaffMutation } from "./use-staff-mutation.ts";

interface Done {
  readonly quoteId: number;
  readonly command: UndoableCommand;
  readonly text: string;
  /** Its mail, which waits as long as it can be undone. */
  readonly detail?: string;
}

/** Says what was done to a deal, with an Undo for as long as the server takes it back (SPEC-3.21). */
export function useTellUndoable() {
  const { t } = useLingui();
  const undoing = useStaffMutation({
    invalidates: changedByUndo,
    mutationFn: ({ quoteId, command }: Done) =>
      doAsStaff(undoCommand, { params: { id: quoteId }, body: { command } }),
    onSuccess: () => toast({ text: t`It is undone. No mail was sent.` }),
    problemToast: true,
  });
  return (done: Done) => {
    const { text, detail } = done;
    const action = { label: t`Undo`, onAct: () => undoing.mutate(done) };
    toast({ tone: "positive", text, detail, action, milliseconds: undoWait });
  };
}

/** All that shows a deal: an undo restores whatever its command had changed. */
const changedByUndo = [
  ...["quotes", "quote", "versions", "orders", "settlement", "invoices"],
  ...["payments", "payment", "history", "outbox", "statistics"],
];
