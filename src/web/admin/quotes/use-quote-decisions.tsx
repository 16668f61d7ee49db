import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { OpenQuoteDialog } from "./open-quote-dialog.ts";
import { QuoteDialogs } from "./quote-dialogs.tsx";
import { useQuoteMutation } from "./use-quotes.ts";
import { useTellDecision } from "./use-tell-decision.ts";

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
