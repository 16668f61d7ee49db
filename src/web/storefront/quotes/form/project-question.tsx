import { Trans, useLingui } from "@lingui/react/macro";
import { quoteTextLimits } from "#domain/quotes/quote-limits.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { DeliveryDetails } from "./delivery-details.tsx";
import { Question } from "./question.tsx";
import { useField } from "./use-field.ts";
import type { QuoteForm } from "./use-quote-form.ts";

/** What the bags are for, and the optional details of their delivery. */
export function ProjectQuestion({ form }: { form: QuoteForm }) {
  const { t } = useLingui();
  const field = useField(form);
  return (
    <Question number={5} title={<Trans>What are the bags for?</Trans>}>
      <TextArea
        {...field("message")}
        label={t`Project details (your message)`}
        hint={t`The occasion, where the logo goes, how many of each color: whatever helps us price it right.`}
        rows={6}
        required
        {...(form.draft.message.length > quoteTextLimits.message * 0.8
          ? { counter: { max: quoteTextLimits.message, text: (used, max) => `${used} / ${max}` } }
          : {})}
      />
      <DeliveryDetails form={form} />
    </Question>
  );
}
