import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { listColleagues } from "#contracts/accounts/accounts.ts";
import { assignQuote } from "#contracts/quotes/quotes.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { RowOptions } from "../../../parts/forms/options.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Allowed } from "../../allowed.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { InvoicesOfQuote } from "../../invoices/invoices-of-quote.tsx";
import { DeliveryOfQuote } from "../../orders/delivery/delivery-of-quote.tsx";
import { RecordHistory } from "../../records/record-history.tsx";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";
import { LogoPreview } from "../artwork/logo-preview.tsx";
import { MoneyOfQuote } from "../money/money-of-quote.tsx";
import { PlanOfQuote } from "../money/plan-of-quote.tsx";
import { RefundsOfCancelled } from "../money/refunds-of-cancelled.tsx";
import { TransferArrived } from "../money/transfer-arrived.tsx";
import { UncountedMoney } from "../money/uncounted-money.tsx";
import { stageWords } from "../offer/stage-words.ts";
import { StatusCell } from "../status-cell.tsx";
import { ClientAccess } from "./client-access.tsx";
import { CompanyOfQuote } from "./company-of-quote.tsx";
import { PrintingForm } from "./printing-form.tsx";
import { QuoteFacts } from "./quote-facts.tsx";
import { QuoteLines } from "./quote-lines.tsx";

interface QuoteRecordProps {
  readonly quote: ReadQuoteForStaff;
  readonly printing: ReturnType<typeof usePrinting>;
  /** Beside status and time. */
  readonly aside?: ReactNode;
  /** The shop's side of it, beside the request: on its page. */
  readonly offer?: ReactNode;
}

/** Everything about a quote: the record, and what happened to it beside it; in its dialog and on its page. */
export function QuoteRecord({ quote, printing, aside, offer }: QuoteRecordProps) {
  const { i18n } = useLingui();
  const stage = stageWords(quote);
  const formats = useFormats();
  return (
    <>
      <div className="tabular mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <StatusCell status={quote.status} />
        {stage && <span className="font-medium text-ink">{i18n._(stage)}</span>}
        <span>{formats.moment(quote.created_at)}</span>
        {aside}
      </div>
      {quote.is_doubtful && (
        <Banner tone="caution" className="mb-5">
          <Trans>
            This request may come from a program: it was filled in faster than people do, or many came under
            this email address. Please check it before you answer.
          </Trans>
        </Banner>
      )}
      {offer && (
        <div className="mb-8 grid gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,16.5rem)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="grid min-w-0 content-start gap-6">
            {quote.logo_file && (
              <div>
                <LogoPreview quote={quote} />
              </div>
            )}
            <QuoteFacts quote={quote} />
          </div>
          <div className="grid min-w-0 content-start gap-8">
            <QuoteLines quote={quote} />
            {offer}
          </div>
        </div>
      )}
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 content-start gap-6">
          {!offer && (
            <>
              <QuoteFacts quote={quote} />
              <QuoteLines quote={quote} />
            </>
          )}
          <Allowed to="orders.read">
            <DeliveryOfQuote quote={quote} />
          </Allowed>
          <Allowed to="artwork.write">
            <PrintingForm quote={quote} typed={printing.typed} onType={printing.type} />
          </Allowed>
          <Allowed to="quotes.write">{offer && <Assignee quote={quote} />}</Allowed>
          <Allowed to="quotes.write">{offer && <CompanyOfQuote quote={quote} />}</Allowed>
          <Allowed to="payments.read">
            <PlanOfQuote quote={quote} />
            <InvoicesOfQuote quote={quote} />
            <UncountedMoney quoteId={quote.id} />
            {quote.stage === "cancelled" && <RefundsOfCancelled quote={quote} />}
            <MoneyOfQuote quoteId={quote.id} />
          </Allowed>
          <Allowed to="payments.write">
            <TransferArrived quote={quote} />
          </Allowed>
          <Allowed to="quotes.write">
            <ClientAccess quote={quote} />
          </Allowed>
        </div>
        <RecordHistory subject="quote" id={quote.id} />
      </div>
    </>
  );
}

/** What is typed as the printing of a quote and not saved yet. It is known where leaving is guarded. */
export function usePrinting(quote: ReadQuoteForStaff | undefined) {
  const [typed, type] = useState<string>();
  // Saved, or typed back to what it was: from here on the field follows the stored value.
  if (quote && typed === (quote.printing_type ?? "")) type(undefined);
  return { typed, type };
}

/** The user whom a quote is assigned to; a choice is saved at once. */
function Assignee({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const colleagues = useStaffQuery({
    queryKey: ["users", "colleagues"],
    read: async (ask) => (await ask(listColleagues, {})).colleagues,
  });
  const assigning = useStaffMutation({
    what: "quotes",
    invalidates: ["quote", "quotes", "history"],
    mutationFn: (user_id: number | null) =>
      doAsStaff(assignQuote, { params: { id: quote.id }, body: { user_id } }, { version: quote.version }),
  });
  return (
    <div className="border-t border-line pt-4">
      <FormProblem problem={assigning.problem} />
      <SelectField
        label={t`Assigned to`}
        value={quote.assignee_id ?? ""}
        disabled={assigning.isPending || !colleagues.data}
        onChange={(event) => assigning.mutate(Number(event.currentTarget.value) || null)}
      >
        <option value="">{t`Not assigned`}</option>
        <RowOptions of={colleagues.data ?? []} />
      </SelectField>
    </div>
  );
}
