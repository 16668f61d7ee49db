import { useLingui } from "@lingui/react/macro";
import { quoteFaulty } from "../../../api/failure-sentences.ts";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { say, translateMessage } from "../../../words/say.ts";
import { fieldOrder, ofNoField } from "./check-draft.ts";
import type { QuoteForm } from "./use-quote-form.ts";

/** All errors under the specified banner, in the order of the page; each leads to its field. */
export function FormErrors({ form }: { form: QuoteForm }) {
  const { i18n } = useLingui();
  const place = (field: string) => fieldOrder.findIndex((known) => field.startsWith(known));
  const fields = Object.keys(form.errors).sort((a, b) => place(a) - place(b));
  const errors = fields.flatMap((field) => {
    const fieldId = field === ofNoField ? undefined : field;
    return (form.errors[field] ?? []).map((error) => ({ fieldId, text: translateMessage(i18n, error) }));
  });
  return (
    <ErrorSummary
      title={say(i18n, quoteFaulty)}
      errors={errors}
      attempt={form.refusals}
      className="mb-8 scroll-mt-28"
    />
  );
}
