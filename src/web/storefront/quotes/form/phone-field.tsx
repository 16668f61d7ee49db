import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { frenchPhoneExample, phoneExamples, phoneRule } from "#domain/quotes/phone.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { sayText } from "../../../words/say.ts";
import { useWording } from "../../../words/use-wording.ts";
import { useField } from "./use-field.ts";
import type { QuoteForm } from "./use-quote-form.ts";

/** The telephone. What is wrong with it is told on leaving the field (SPEC-3.15); that it is missing, on sending. */
export function PhoneField({ form }: { form: QuoteForm }) {
  const { t, i18n } = useLingui();
  const wording = useWording();
  const [isLeft, setIsLeft] = useState(false);
  const field = useField(form)("phone");
  const example = wording === "fr" ? frenchPhoneExample : phoneExamples.example;
  const fault = isLeft && field.value.trim() !== "" ? phoneRule(wording)(field.value) : undefined;
  return (
    <TextField
      {...field}
      label={t`Phone`}
      mark={t`such as ${example}`}
      type="tel"
      autoComplete="tel"
      required
      error={field.error ?? (fault && sayText(i18n, fault))}
      onChange={(event) => {
        setIsLeft(false);
        field.onChange(event);
      }}
      onBlur={() => setIsLeft(true)}
    />
  );
}
