import type { CallInput } from "#contracts/call.ts";
import type { Proof } from "#contracts/orders/proof.ts";
import { requestProofChanges } from "#contracts/orders/proofs.ts";
import { changesRule, type ProofMark, proofAnswerRules } from "#domain/orders/proofs/proof-answer.ts";
import { callToDo } from "../../api/call.ts";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { useProofAnswer } from "./use-proofs.ts";

interface Changes {
  readonly text: string;
  readonly marks: readonly ProofMark[];
}

/** What the client wants changed. It outlives a proof that is replaced meanwhile: nothing that was typed is lost. */
export function useChangesForm(proof: Proof, onDone: () => void) {
  const answer = useProofAnswer(
    proof,
    (body: CallInput<typeof requestProofChanges>["body"], calling) =>
      callToDo(requestProofChanges, { params: { id: proof.id }, body }, calling),
    onDone,
  );
  const form = useValidatedForm<Changes>({
    defaultValues: { text: "", marks: [] },
    rules: ({ text, marks }) => ({
      text: changesRule({ text, marks }) ?? proofAnswerRules.text(text),
      marks: marks.map((mark) => proofAnswerRules.markText(mark.text)).find((each) => each !== undefined),
    }),
    fieldErrors: answer.fieldErrors,
    focusesErrors: true,
    onSubmit: ({ text, marks }) => answer.give({ text, marks: [...marks] }),
  });
  return { ...form, problem: answer.problem, isPending: answer.isPending };
}
export type ChangesForm = ReturnType<typeof useChangesForm>;
