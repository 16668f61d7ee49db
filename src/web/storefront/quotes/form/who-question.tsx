import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { frenchPhoneExample, ownPhoneExample, phoneExamples, phoneRule } from "#domain/quotes/phone.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useAfterPress } from "../../../ui/fields/use-after-press.ts";
import { translateMessage } from "../../../words/say.ts";
import { useLocale, useRootData } from "../../../words/use-locale.ts";
import { Question } from "./question.tsx";
import { useField } from "./use-field.ts";
import type { QuoteForm } from "./use-quote-form.ts";

/** The client's name and contact. */
export function WhoQuestion({ form }: { form: QuoteForm }) {
  const { t } = useLingui();
  const field = useField(form);
  return (
    <Question number={1} title={<Trans>Who is asking?</Trans>}>
      <TextField {...field("name")} label={t`Full name`} autoComplete="name" required className="mb-5" />
      <div className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))]">
        <TextField {...field("email")} label={t`Email`} type="email" autoComplete="email" required />
        <PhoneField form={form} />
      </div>
    </Question>
  );
}

/** The telephone. A malformed one is reported on leaving the field, a missing one on sending. */
function PhoneField({ form }: { form: QuoteForm }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [isLeft, setIsLeft] = useState(false);
  const { isDemo } = useRootData().facts;
  const afterPress = useAfterPress();
  const field = useField(form)("phone");
  const american = isDemo ? phoneExamples.example : ownPhoneExample;
  const example = locale === "fr" ? frenchPhoneExample : american;
  const error = isLeft && field.value.trim() !== "" ? phoneRule(locale)(field.value) : undefined;
  return (
    <TextField
      {...field}
      label={t`Phone`}
      mark={t`such as ${example}`}
      type="tel"
      autoComplete="tel"
      required
      error={field.error ?? (error && translateMessage(i18n, error))}
      onChange={(event) => {
        setIsLeft(false);
        field.onChange(event);
      }}
      onBlur={() => afterPress(() => setIsLeft(true))}
    />
  );
}
