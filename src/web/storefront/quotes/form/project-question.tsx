import { Trans, useLingui } from "@lingui/react/macro";
import { deliveryFields, quoteTextLimits } from "#domain/quotes/quote-limits.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Disclosure } from "../../../ui/overlays/disclosure.tsx";
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

/** Optional and folded; open as soon as something stands in it. */
function DeliveryDetails({ form }: { form: QuoteForm }) {
  const { t } = useLingui();
  const field = useField(form);
  const isOpen = deliveryFields.some((name) => form.draft[name] !== "" || form.errors[name] !== undefined);
  const title = (
    <span>
      <Trans>Delivery details</Trans>{" "}
      <span className="ml-1 font-normal text-ink-2">
        <Trans>optional</Trans>
      </span>
    </span>
  );
  return (
    <Disclosure summary={title} open={isOpen || undefined} className="@container mt-8 border-t">
      <div className="grid gap-5 @min-[30rem]:grid-cols-2">
        <TextField
          {...field("company")}
          label={t`Company`}
          autoComplete="organization"
          className="@min-[30rem]:col-span-2"
        />
        <TextArea
          {...field("delivery_address")}
          label={t`Delivery address`}
          autoComplete="street-address"
          rows={3}
          className="@min-[30rem]:col-span-2"
        />
        <TextField {...field("wanted_by")} label={t`Wanted by`} type="date" />
        <TextField {...field("po_number")} label={t`Purchase order number`} autoComplete="off" />
      </div>
    </Disclosure>
  );
}
