import { Trans, useLingui } from "@lingui/react/macro";
import type { CallInput } from "#contracts/call.ts";
import { askChanges } from "#contracts/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/versions.ts";
import { offerTextRules } from "#domain/offers/offer-rules.ts";
import { callToDo } from "../../api/call.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useAnswer } from "./use-answer.ts";
import { linesToChange, wishOn } from "./wish.ts";

type WishBody = CallInput<typeof askChanges>["body"];

interface ChangesFormProps {
  readonly quote: ReadQuoteForClient;
  readonly version: QuoteVersionAnswer;
  readonly onDone: () => void;
}

/** Asks for another offer: in general, or about one line of this one. */
export function ChangesForm({ quote, version, onDone }: ChangesFormProps) {
  const { t } = useLingui();
  const answer = useAnswer(
    quote,
    (body: WishBody, calling) => callToDo(askChanges, { params: { id: quote.id }, body }, calling),
    onDone,
  );
  const form = useValidatedForm({
    defaultValues: { line: "", text: "" },
    rules: ({ line, text }) => ({
      text: offerTextRules.wish(text) ?? offerTextRules.wish(wishOn(line, text)),
    }),
    fieldErrors: answer.fieldErrors,
    focusesErrors: true,
    onSubmit: ({ line, text }) => answer.give({ version: version.number, text: wishOn(line, text) }),
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid max-w-xl gap-4">
      <FormProblem problem={answer.problem} elsewhere={form.elsewhere} />
      <SelectField {...form.field("line")} label={t`What is it about?`}>
        <option value="">{t`The whole offer`}</option>
        {linesToChange(version).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea {...form.field("text")} label={t`What would you like changed?`} rows={4} />
      <p className="text-sm text-ink-2">
        <Trans>We answer with a new offer. Until then this one can be read, but not accepted or paid.</Trans>
      </p>
      <Button type="submit" variant="ink" className="justify-self-start" busy={answer.isPending}>
        <Trans>Ask for changes</Trans>
      </Button>
    </form>
  );
}
