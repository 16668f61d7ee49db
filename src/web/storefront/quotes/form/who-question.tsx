import { Trans, useLingui } from "@lingui/react/macro";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { PhoneField } from "./phone-field.tsx";
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
