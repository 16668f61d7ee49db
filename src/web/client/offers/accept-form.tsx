import { Trans, useLingui } from "@lingui/react/macro";
import type { CallInput } from "#contracts/call.ts";
import { acceptOffer } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { showCents } from "#domain/money/show-money.ts";
import { consentSentence, refusalToAccept } from "#domain/offers/acceptance.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { offerTextRules } from "#domain/offers/offer-rules.ts";
import { areChoicesMade, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { withValues } from "#domain/words.ts";
import { callToDo } from "../../api/call.ts";
import type { ReadQuoteOfBuyer } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { say } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";
import { useAnswer } from "./use-answer.ts";

type AcceptBody = CallInput<typeof acceptOffer>["body"];

interface AcceptFormProps {
  readonly quote: ReadQuoteOfBuyer;
  readonly version: QuoteVersionAnswer;
  readonly choices: Choices;
  readonly onDone: () => void;
}

/** The signature, last on the page after the offer and its terms: consent, a typed name, title and order number (L7). */
export function AcceptForm({ quote, version, choices, onDone }: AcceptFormProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { number } = version;
  const answer = useAnswer(
    quote,
    (body: AcceptBody, calling) => callToDo(acceptOffer, { params: { id: quote.id }, body }, calling),
    onDone,
  );
  const content = offerOfVersion(version);
  const { totalCents } = workOutOffer(content, choices);
  const total = showCents(totalCents, money);
  const refusal = refusalToAccept({ content, isOver: false }, choices);
  const sentence = say(
    i18n,
    withValues(consentSentence, { version: number, reference: quote.reference, total }),
  );
  const form = useValidatedForm({
    // The very sentence that was agreed to: another version, or another total, is agreed to anew.
    defaultValues: { consent: "", name: "", title: "", po_number: quote.po_number ?? "" },
    rules: ({ consent, name, title, po_number }) => ({
      consent: offerTextRules.consent(consent === sentence),
      name: offerTextRules.signature(name),
      title: offerTextRules.signerTitle(title),
      po_number: offerTextRules.poNumber(po_number),
    }),
    fieldErrors: answer.fieldErrors,
    focusesErrors: true,
    onSubmit: ({ name, title, po_number }) =>
      answer.give({
        ...{ version: number, total_cents: totalCents, name, consent: true },
        choices: choicesToSend(choices),
        ...(title.trim() && { title }),
        ...(po_number.trim() && { po_number }),
      }),
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid max-w-xl gap-4">
      <FormProblem problem={answer.problem} elsewhere={form.elsewhere} />
      {refusal?.message && <p className="font-medium">{say(i18n, refusal.message)}</p>}
      {areChoicesMade(content.options, choices) && (
        <Checkbox
          label={sentence}
          checked={form.values.consent === sentence}
          error={form.error("consent")}
          onChange={(event) => form.change("consent", event.currentTarget.checked ? sentence : "")}
        />
      )}
      <TextField
        {...form.field("name")}
        label={t`Your name`}
        hint={t`Typed here, it is your signature.`}
        autoComplete="name"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field("title")}
          label={t`Your title`}
          mark={t`optional`}
          autoComplete="organization-title"
        />
        <TextField {...form.field("po_number")} label={t`Purchase order number`} mark={t`optional`} />
      </div>
      <Button
        type="submit"
        variant="ink"
        size="lg"
        className="justify-self-start max-sm:w-full"
        busy={answer.isPending}
        disabled={refusal !== undefined}
      >
        <Trans>Accept the offer</Trans>
      </Button>
    </form>
  );
}

/** The choices as the call takes them. */
export function choicesToSend(choices: Choices): NonNullable<AcceptBody["choices"]> {
  return Object.fromEntries(
    Object.entries(choices).map(([option, made]) => [option, typeof made === "string" ? made : [...made]]),
  );
}
