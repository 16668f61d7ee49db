import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { showCents } from "#domain/money/show-money.ts";
import { quoteInvalid } from "../../../api/failure-sentences.ts";
import { Honeypot } from "../../../parts/honeypot.tsx";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { usePaths } from "../../../use-paths.ts";
import { say, translateMessage } from "../../../words/say.ts";
import { useMoney } from "../../../words/use-locale.ts";
import { ColoursQuestion } from "../artwork/colours-question.tsx";
import { LogoQuestion } from "../artwork/logo-question.tsx";
import type { DevisData } from "../load-devis.ts";
import { SendRequest } from "../sending/send-request.tsx";
import { UnsentRequest } from "../sending/unsent-request.tsx";
import { EstimateSummary } from "../sizes/estimate-summary.tsx";
import type { Estimate } from "../sizes/quote-lines.ts";
import { SizesQuestion } from "../sizes/sizes-question.tsx";
import { fieldOrder, ofNoField } from "./check-draft.ts";
import { ProjectQuestion } from "./project-question.tsx";
import type { QuoteForm as Form } from "./use-quote-form.ts";
import { WhoQuestion } from "./who-question.tsx";

/** The Request Form: one column of questions, and beside it the estimate that follows. */
export function QuoteForm({ form, devis }: { form: Form; devis: DevisData | undefined }) {
  const paths = usePaths();
  return (
    // Its own words are said instead of the browser's, with JavaScript and without.
    <form
      ref={form.form}
      method="post"
      action={paths.devis()}
      encType="multipart/form-data"
      noValidate
      onSubmit={form.submit}
      aria-labelledby="request-form"
    >
      <h2 id="request-form" className="mb-8 text-3xl">
        <Trans>Request Form</Trans>
      </h2>
      {form.failure === null && form.draft.isUnsent && <UnsentRequest form={form} className="mb-8" />}
      <FormErrors form={form} />
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <WhoQuestion form={form} />
          <SizesQuestion form={form} devis={devis} />
          <ColoursQuestion form={form} />
          <LogoQuestion form={form} />
          <ProjectQuestion form={form} />
          <Honeypot />
          <EstimateBar estimate={form.estimate} />
        </div>
        <div className="pb-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 noscript:hidden">
          <div className="lg:sticky lg:top-[calc(var(--sticky-top)+1.5rem)]">
            <EstimateSummary form={form} />
          </div>
        </div>
        <SendRequest form={form} />
      </div>
    </form>
  );
}

/** The summary where there is no room beside the form: one line that stays at the lower edge and leads to it. */
function EstimateBar({ estimate }: { estimate: Estimate }) {
  const money = useMoney();
  if (estimate.lines.length === 0) return null;
  return (
    <a
      href="#estimate"
      className="tabular sticky bottom-0 z-10 -mx-(--page-margin) flex items-baseline justify-between gap-4 border-t border-ink bg-paper-2 px-(--page-margin) py-3 no-underline lg:hidden"
    >
      <span className="text-sm">
        <Plural value={estimate.units} one="Estimate for # bag" other="Estimate for # bags" />
      </span>
      <span className="display text-xl">{showCents(estimate.priced.totalCents, money)}</span>
    </a>
  );
}

/** All errors under the specified banner, in the order of the page; each leads to its field. */
function FormErrors({ form }: { form: Form }) {
  const { i18n } = useLingui();
  const place = (field: string) => fieldOrder.findIndex((known) => field.startsWith(known));
  const fields = Object.keys(form.errors).sort((a, b) => place(a) - place(b));
  const errors = fields.flatMap((field) => {
    const fieldId = field === ofNoField ? undefined : field;
    return (form.errors[field] ?? []).map((error) => ({ fieldId, text: translateMessage(i18n, error) }));
  });
  return (
    <ErrorSummary
      title={say(i18n, quoteInvalid)}
      errors={errors}
      attempt={form.refusals}
      className="mb-8 scroll-mt-28"
    />
  );
}
