import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Proof } from "#contracts/orders/proof.ts";
import { markLimits, markWithin, repeatSentences } from "#domain/orders/proofs/proof-answer.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { ProofPins } from "../../parts/proofs/proof-pins.tsx";
import { ProofView } from "../../parts/proofs/proof-view.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { ApproveForm } from "./approve-form.tsx";
import { markFieldId, ProofChangesForm } from "./proof-changes-form.tsx";
import { useChangesForm } from "./use-changes-form.ts";
import { useProofReader } from "./use-proof-reader.ts";
import { useApproval } from "./use-proofs.ts";

interface ProofToAnswerProps {
  readonly proof: Proof;
  readonly onDone: () => void;
}

/** A proof that waits: the picture, its facts, and one of two answers. */
export function ProofToAnswer({ proof, onDone }: ProofToAnswerProps) {
  const { t } = useLingui();
  const reader = useProofReader();
  const [way, setWay] = useState<"approve" | "change">("approve");
  const form = useChangesForm(proof, onDone);
  const { marks } = form.values;
  const [marked, setMarked] = useState<number>();
  useEffect(() => {
    if (marked !== undefined) document.getElementById(markFieldId(marked))?.focus();
  }, [marked]);
  const { question } = useLeaveGuard(form.isDirty && !form.isPending);
  const isChange = way === "change";
  function mark(at: { readonly x: number; readonly y: number }) {
    if (marks.length >= markLimits.marks) return;
    form.change("marks", [...marks, markWithin({ ...at, text: "" })]);
    setMarked(marks.length);
  }
  return (
    <ProofView
      reader={reader}
      proof={proof}
      onPress={isChange ? mark : undefined}
      pins={
        isChange && (
          <ProofPins
            marks={marks}
            onMove={(index, moved) => form.change("marks", marks.with(index, moved))}
            onChoose={(index) => document.getElementById(markFieldId(index))?.focus()}
          />
        )
      }
    >
      <section aria-labelledby="answer-title" className="no-print grid gap-6 border-t border-ink pt-5">
        <h2 id="answer-title" className="scroll-mt-24 text-2xl">
          <Trans>Your answer</Trans>
        </h2>
        <RadioGroup
          name="way"
          label={t`Is the proof right?`}
          value={way}
          onValueChange={setWay}
          options={[
            { value: "approve", label: t`Yes, print it like this` },
            { value: "change", label: t`No, something should change` },
          ]}
        />
        {/* Both stay: what was typed in one is there again after a look at the other. */}
        <div hidden={isChange}>
          {proof.repeats ? (
            <ApproveRepeat proof={proof} repeats={proof.repeats} onDone={onDone} />
          ) : (
            <ApproveForm proof={proof} onDone={onDone} />
          )}
        </div>
        <div hidden={!isChange}>
          <ProofChangesForm form={form} hasPicture={proof.file.has_picture} onMark={mark} />
        </div>
      </section>
      {question}
    </ProofView>
  );
}

interface ApproveRepeatProps {
  readonly proof: Proof;
  readonly repeats: NonNullable<Proof["repeats"]>;
  readonly onDone: () => void;
}

/** Approves a proof that repeats an approved one: one click, under the name of that approval (L16.7). */
function ApproveRepeat({ proof, repeats, onDone }: ApproveRepeatProps) {
  const { i18n } = useLingui();
  const answer = useApproval(proof, onDone);
  const { number, order_number: order } = proof;
  const { name } = repeats;
  const [sameAs, approval] = repeatSentences({ number, order }, repeats, useLocale());
  return (
    <div className="grid max-w-xl gap-4">
      <FormProblem problem={answer.problem} />
      <p className="font-semibold">{say(i18n, sameAs)}</p>
      <p>{say(i18n, approval)}</p>
      <p className="text-ink-2">
        <Trans>You sign as {name}.</Trans>
      </p>
      <Button
        variant="ink"
        size="lg"
        className="justify-self-start max-sm:w-full"
        busy={answer.isPending}
        onClick={() => answer.give({ repeat: true })}
      >
        <Trans>Approve the proof again</Trans>
      </Button>
    </div>
  );
}
