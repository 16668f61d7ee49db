import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { Allowed } from "../../allowed.tsx";
import { InvoicesOfQuote } from "../../invoices/invoices-of-quote.tsx";
import { RecordHistory } from "../../records/record-history.tsx";
import { useFormats } from "../../use-formats.ts";
import { MoneyOfQuote } from "../money/money-of-quote.tsx";
import { PlanOfQuote } from "../money/plan-of-quote.tsx";
import { RefundsOfCancelled } from "../money/refunds-of-cancelled.tsx";
import { TransferArrived } from "../money/transfer-arrived.tsx";
import { UncountedMoney } from "../money/uncounted-money.tsx";
import { stageWords } from "../offer/stage-words.ts";
import { StatusCell } from "../status-cell.tsx";
import { ClientAccess } from "./client-access.tsx";
import { DoubtfulRequest } from "./doubtful-request.tsx";
import { PrintingForm } from "./printing-form.tsx";
import { QuoteFacts } from "./quote-facts.tsx";
import { QuoteLines } from "./quote-lines.tsx";

interface QuoteRecordProps {
  readonly quote: ReadQuoteForStaff;
  readonly printing: ReturnType<typeof usePrinting>;
  /** Beside status and time. */
  readonly aside: ReactNode;
}

/** Everything about a quote in its dialog: the record, and what happened to it beside it. */
export function QuoteRecord({ quote, printing, aside }: QuoteRecordProps) {
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
      <DoubtfulRequest quote={quote} />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 content-start gap-6">
          <QuoteFacts quote={quote} />
          <QuoteLines quote={quote} />
          <Allowed to="artwork.write">
            <PrintingForm quote={quote} typed={printing.typed} onType={printing.type} />
          </Allowed>
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
