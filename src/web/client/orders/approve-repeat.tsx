import { Trans, useLingui } from "@lingui/react/macro";
import type { Proof } from "#contracts/orders/proof.ts";
import { repeatSentences } from "#domain/orders/proofs/proof-answer.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { useApproval } from "./use-proofs.ts";

interface ApproveRepeatProps {
  readonly proof: Proof;
  readonly repeats: NonNullable<Proof["repeats"]>;
  readonly onDone: () => void;
}

/** Approves a proof that repeats an approved one: one click, under the name of that approval (L16.7). */
export function ApproveRepeat({ proof, repeats, onDone }: ApproveRepeatProps) {
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
