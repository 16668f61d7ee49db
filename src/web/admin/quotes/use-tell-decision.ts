import { useLingui } from "@lingui/react/macro";
import { undoDecision } from "#contracts/quotes/quotes.ts";
import { decisionWait } from "#domain/quotes/decision-wait.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface Decided {
  /** As it stood before the decision. */
  readonly quote: ReadQuoteForStaff;
  /** The version that the decision made: what another user did after it is not undone. */
  readonly version: number | undefined;
}

/** Says that a quote was confirmed or rejected and who is mailed, with an Undo while that mail waits. */
export function useTellDecision() {
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
      milliseconds: decisionWait,
    });
  };
}
