import { Trans, useLingui } from "@lingui/react/macro";
import type { CallInput } from "#contracts/call.ts";
import { declineOffer } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { type DeclineReason, declineReasons, offerTextRules } from "#domain/offers/offer-rules.ts";
import { declineReasonWords } from "#domain/offers/offer-words.ts";
import { callToDo } from "../../api/call.ts";
import type { ReadQuoteOfBuyer } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { say } from "../../words/say.ts";
import { useAnswer } from "./use-answer.ts";

type DeclineBody = CallInput<typeof declineOffer>["body"];

interface DeclineFormProps {
  readonly quote: ReadQuoteOfBuyer;
  readonly version: QuoteVersionAnswer;
  readonly onDone: () => void;
}

/** Declines the offer, with a reason from a list and, if there is more to say, a text. */
export function DeclineForm({ quote, version, onDone }: DeclineFormProps) {
  const { t, i18n } = useLingui();
  const answer = useAnswer(
    quote,
    (body: DeclineBody, calling) => callToDo(declineOffer, { params: { id: quote.id }, body }, calling),
    onDone,
  );
  const form = useValidatedForm<{ reason: DeclineReason | ""; text: string }>({
    defaultValues: { reason: "", text: "" },
    rules: ({ reason, text }) => ({
      reason: reason === "" ? t`Please choose a reason.` : undefined,
      text: offerTextRules.declineText(text),
    }),
    fieldErrors: answer.fieldErrors,
    focusesErrors: true,
    onSubmit: ({ reason, text }) => {
      if (reason === "") return;
      answer.give({ version: version.number, reason, ...(text.trim() && { text }) });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid max-w-xl gap-4">
      <FormProblem problem={answer.problem} elsewhere={form.elsewhere} />
      <RadioGroup
        name="reason"
        label={t`Reason`}
        value={form.values.reason}
        error={form.error("reason")}
        onValueChange={(reason) => form.change("reason", reason)}
        options={declineReasons.map((reason) => ({
          value: reason,
          label: say(i18n, declineReasonWords[reason]),
        }))}
      />
      <TextArea
        {...form.field("text")}
        label={t`What would have made it a yes?`}
        mark={t`optional`}
        rows={3}
      />
      <Button type="submit" variant="danger" className="justify-self-start" busy={answer.isPending}>
        <Trans>Decline the offer</Trans>
      </Button>
    </form>
  );
}
