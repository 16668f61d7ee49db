import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { frenchPhoneExample, phoneExamples, phoneRule } from "#domain/quotes/phone.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useAfterPress } from "../../../ui/fields/use-after-press.ts";
import { translateMessage } from "../../../words/say.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { useField } from "./use-field.ts";
import type { QuoteForm } from "./use-quote-form.ts";

/** The telephone. A malformed one is reported on leaving the field, a missing one on sending. */
export function PhoneField({ form }: { form: QuoteForm }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [isLeft, setIsLeft] = useState(false);
  const afterPress = useAfterPress();
  const field = useField(form)("phone");
  const example = locale === "fr" ? frenchPhoneExample : phoneExamples.example;
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
