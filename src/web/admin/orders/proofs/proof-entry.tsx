import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Proof } from "#contracts/orders/proof.ts";
import { sameAsSentence } from "#domain/orders/proofs/proof-answer.ts";
import { type ProofState, proofMove, proofStateName } from "#domain/orders/proofs/proof-moves.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { ProofAnswerFacts } from "../../../parts/proofs/proof-answer-facts.tsx";
import { ProofPins } from "../../../parts/proofs/proof-pins.tsx";
import type { ProofReader } from "../../../parts/proofs/proof-reader.ts";
import { ProofView } from "../../../parts/proofs/proof-view.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import type { Tone } from "../../../ui/feedback/tone.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { say } from "../../../words/say.ts";
import { useLocale, useRootData } from "../../../words/use-locale.ts";
import { Allowed } from "../../allowed.tsx";
import { requireStaffToken } from "../../call-as-staff.ts";
import { useFormats } from "../../use-formats.ts";
import { RecordProofAnswerDialog } from "./record-proof-answer-dialog.tsx";
import { useProofCommand } from "./use-proofs.ts";

const tones: Readonly<Record<ProofState, Tone>> = {
  ...{ draft: "neutral", sent: "info", approved: "positive", changes_requested: "caution" },
  ...{ superseded: "neutral", withdrawn: "neutral" },
};

interface ProofEntryProps {
  readonly proof: Proof;
  readonly isNewest: boolean;
}

/** A proof with what became of it; opened, it stands there as the client sees it. */
export function ProofEntry({ proof, isNewest }: ProofEntryProps) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  const locale = useLocale();
  const reader = useStaffProofReader();
  const [isOpen, setOpen] = useState(isNewest);
  const { number, state } = proof;
  const [answer] = proof.answers;
  const sentAt = proof.sent_at && moment(proof.sent_at);
  const madeAt = moment(proof.created_at);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold">
          <Trans>Proof {number}</Trans>
        </p>
        <Badge tone={tones[state]}>{say(i18n, proofStateName(state))}</Badge>
        <p className="tabular text-sm text-ink-2">
          {sentAt ? <Trans>Sent {sentAt}</Trans> : <Trans>Made {madeAt}</Trans>}
        </p>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          className="ml-auto"
          onClick={() => setOpen((is) => !is)}
        >
          <Trans>As the client sees it</Trans>
        </Button>
      </div>
      {proof.repeats && <p className="mt-2 text-ink-2">{say(i18n, sameAsSentence(proof.repeats, locale))}</p>}
      {answer && (
        <div className="mt-2">
          <ProofAnswerFacts reader={reader} proof={proof} answer={answer} />
        </div>
      )}
      <Allowed to="artwork.write">
        <ProofCommands proof={proof} />
      </Allowed>
      {isOpen && (
        <div className="mt-4 rounded-md border border-dashed border-line p-4">
          <ProofView reader={reader} proof={proof} pins={<ProofPins marks={answer?.marks ?? []} />} />
        </div>
      )}
    </li>
  );
}

/** What staff may do to a proof as it stands. */
function ProofCommands({ proof }: { proof: Proof }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<"withdraw" | "record">();
  const { number, state } = proof;
  const sending = useProofCommand("send", () =>
    toast({ tone: "positive", text: t`Proof ${number} is sent. The client has mail.` }),
  );
  const withdrawing = useProofCommand("withdraw", () =>
    toast({ tone: "positive", text: t`Proof ${number} is withdrawn.` }),
  );
  const can = (command: Parameters<typeof proofMove>[1]) => proofMove(state, command) !== undefined;
  if (!can("send") && !can("withdraw")) return null;
  return (
    <>
      <FormProblem problem={sending.problem ?? withdrawing.problem} />
      <div className="mt-3 flex flex-wrap gap-2">
        {can("send") && (
          <Button variant="ink" busy={sending.isPending} onClick={() => sending.mutate(proof)}>
            <Trans>Send to the client</Trans>
          </Button>
        )}
        {can("approve") && (
          <Button onClick={() => setAsked("record")}>
            <Trans>Record an answer</Trans>
          </Button>
        )}
        <Button variant="quiet" busy={withdrawing.isPending} onClick={() => setAsked("withdraw")}>
          {state === "draft" ? <Trans>Discard the draft</Trans> : <Trans>Withdraw</Trans>}
        </Button>
      </div>
      <ConfirmDialog
        open={asked === "withdraw"}
        onOpenChange={(open) => !open && setAsked(undefined)}
        tone="danger"
        title={<Trans>Withdraw proof {number}?</Trans>}
        description={<Trans>It stays in the list, and is not answered any more.</Trans>}
        confirmLabel={t`Withdraw`}
        cancelLabel={t`Cancel`}
        onConfirm={() => {
          setAsked(undefined);
          withdrawing.mutate(proof);
        }}
      />
      {asked === "record" && <RecordProofAnswerDialog proof={proof} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Staff's side of a proof. */
function useStaffProofReader(): ProofReader {
  const { timeZone } = useRootData().facts;
  return { kind: "staff", bearer: requireStaffToken, timeZone };
}
