import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { undoDecision } from "#contracts/quotes/quotes.ts";
import { undoWait } from "#domain/quotes/undoable-commands.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import type { OpenQuoteDialog } from "./open-quote-dialog.ts";
import { QuoteDialogs } from "./quote-dialogs.tsx";
import { useQuoteMutation } from "./use-quotes.ts";

interface Afterwards {
  readonly onDeleted?: () => void;
  /** It is confirmed or rejected. */
  readonly onDecided?: () => void;
}

/** What staff decides about quotes, with the dialogs that ask first and the Undo afterwards: in the list and on the page. */
export function useQuoteDecisions({ onDeleted, onDecided }: Afterwards = {}) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<OpenQuoteDialog>();
  const tellDecision = useTellDecision();
  const mutation = useQuoteMutation((done, version) => {
    if (done.kind === "confirm" || done.kind === "reject") {
      tellDecision(done.kind, done.quote, version);
      onDecided?.();
      return;
    }
    if (done.kind === "restore") return;
    const { quote } = done;
    const undo = { label: t`Undo`, onAct: () => mutation.mutate({ kind: "restore", quote }) };
    toast({ text: t`${quote.reference} is deleted.`, action: undo });
    onDeleted?.();
  });
  return {
    busyIds: mutation.busyIds,
    problem: mutation.problem,
    onConfirm: (quote: ReadQuoteForStaff) => mutation.mutate({ kind: "confirm", quote }),
    onOpen: setDialog,
    dialog: dialog && (
      <QuoteDialogs dialog={dialog} onClose={() => setDialog(undefined)} mutation={mutation} />
    ),
  };
}

interface Decided {
  /** As it stood before the decision. */
  readonly quote: ReadQuoteForStaff;
  /** The version that the decision made: what another user did after it is not undone. */
  readonly version: number | undefined;
}

/** Says that a quote was confirmed or rejected and who is mailed, with an Undo while that mail waits. */
function useTellDecision() {
  const { t } = useLingui();
  const undoing = useStaffMutation({
    what: "quotes",
    invalidates: ["quotes", "quote", "history"],
    mutationFn: ({ quote: { id }, version }: Decided) =>
      doAsStaff(undoDecision, { params: { id }, body: {} }, { version }),
    onSuccess: (_, { quote: { reference, status } }) =>
      toast({
        text:
          status === "approved"
            ? t`The offer of ${reference} waits for its client again. No mail was sent.`
            : t`${reference} is pending again. No mail was sent.`,
      }),
    problemToast: true,
  });
  return (decision: "confirm" | "reject", quote: ReadQuoteForStaff, version: number | undefined) => {
    const { reference, email } = quote;
    toast({
      tone: "positive",
      text: decision === "confirm" ? t`${reference} is confirmed.` : t`${reference} is rejected.`,
      detail: t`A mail to ${email} leaves in a few seconds.`,
      action: { label: t`Undo`, onAct: () => undoing.mutate({ quote, version }) },
      milliseconds: undoWait,
    });
  };
}
