import { Trans } from "@lingui/react/macro";
import { Honeypot } from "../../../parts/honeypot.tsx";
import { usePaths } from "../../../use-paths.ts";
import { ColoursQuestion } from "../artwork/colours-question.tsx";
import { LogoQuestion } from "../artwork/logo-question.tsx";
import type { DevisData } from "../load-devis.ts";
import { SendRequest } from "../sending/send-request.tsx";
import { UnsentRequest } from "../sending/unsent-request.tsx";
import { EstimateBar } from "../sizes/estimate-bar.tsx";
import { EstimateSummary } from "../sizes/estimate-summary.tsx";
import { SizesQuestion } from "../sizes/sizes-question.tsx";
import { FormErrors } from "./form-errors.tsx";
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
            <EstimateSummary estimate={form.estimate} isLogo={form.draft.isLogo} />
          </div>
        </div>
        <SendRequest form={form} />
      </div>
    </form>
  );
}
