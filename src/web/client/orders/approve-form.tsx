import { Trans, useLingui } from "@lingui/react/macro";
import type { Proof } from "#contracts/orders/proof.ts";
import {
  approvalSentence,
  boxSentence,
  noBoxes,
  proofAnswerRules,
  proofBoxes,
} from "#domain/orders/proofs/proof-answer.ts";
import { withValues } from "#domain/words.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { say } from "../../words/say.ts";
import { useApproval } from "./use-proofs.ts";

interface ApproveFormProps {
  readonly proof: Proof;
  readonly onDone: () => void;
}

/** Six points to look at, box by box, then the typed name and the button (L16.2). */
export function ApproveForm({ proof, onDone }: ApproveFormProps) {
  const { t, i18n } = useLingui();
  const answer = useApproval(proof, onDone);
  const form = useValidatedForm({
    // What was ticked was ticked for one proof: another that comes meanwhile is looked at anew. The name stays.
    defaultValues: { of: proof.id, boxes: noBoxes, name: "" },
    rules: ({ of, boxes, name }) => ({
      boxes: proofAnswerRules.boxes(of === proof.id ? boxes : noBoxes),
      name: proofAnswerRules.name(name),
    }),
    fieldErrors: answer.fieldErrors,
    focusesErrors: true,
    onSubmit: ({ boxes, name }) => answer.give({ boxes, name }),
  });
  const ticked = form.values.of === proof.id ? form.values.boxes : noBoxes;
  const { number, order_number: order } = proof;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid max-w-xl gap-4">
      <FormProblem problem={answer.problem} elsewhere={form.elsewhere} />
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>Please check each point on the proof and tick it:</Trans>
        </legend>
        <div className="grid gap-1">
          {proofBoxes.map((box) => (
            <Checkbox
              key={box}
              label={say(i18n, boxSentence(box))}
              checked={ticked[box]}
              onChange={(event) => {
                form.change("of", proof.id);
                form.change("boxes", { ...ticked, [box]: event.currentTarget.checked });
              }}
            />
          ))}
        </div>
        {form.error("boxes") && (
          <div role="alert">
            <FieldError>{form.error("boxes")}</FieldError>
          </div>
        )}
      </fieldset>
      <TextField
        {...form.field("name")}
        label={t`Your name`}
        hint={t`Typed here, it is your signature.`}
        autoComplete="name"
      />
      <p>{say(i18n, withValues(approvalSentence, { number, order }))}</p>
      <Button
        type="submit"
        variant="ink"
        size="lg"
        className="justify-self-start max-sm:w-full"
        busy={answer.isPending}
      >
        <Trans>Approve the proof</Trans>
      </Button>
    </form>
  );
}
