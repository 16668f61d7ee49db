import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { failureMessage } from "../../../api/failure-words.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { GuardedDialog } from "../../forms/guarded-dialog.tsx";
import { QueryProblem } from "../../forms/query-problem.tsx";
import { useFormats } from "../../use-formats.ts";
import { StatusCell } from "../status-cell.tsx";
import { ClientAccess } from "./client-access.tsx";
import { MoneyOfQuote } from "./money-of-quote.tsx";
import { PrintingForm } from "./printing-form.tsx";
import { QuoteFacts } from "./quote-facts.tsx";
import { QuoteHistory } from "./quote-history.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { TransferArrived } from "./transfer-arrived.tsx";
import { useQuote } from "./use-quote.ts";

/** Everything about a quote: the record, and what happened to it beside it (SPEC-0.21). One for each quote. */
export function QuoteDetailsDialog({ quoteId, onClose }: { quoteId: number; onClose: () => void }) {
  const formats = useFormats();
  const [printingTyped, setPrintingTyped] = useState<string>();
  const query = useQuote(quoteId);
  const quote = query.data;
  // Saved, or typed back to what it was: from here on the field follows the stored value.
  if (quote && printingTyped === (quote.printing_type ?? "")) setPrintingTyped(undefined);
  return (
    <GuardedDialog
      size="lg"
      // Set with the keystroke itself, so that going back at once on a slow machine asks too.
      isDirty={printingTyped !== undefined}
      onClose={onClose}
      title={quote?.reference ?? <Trans>Quote</Trans>}
    >
      {query.isError && <QueryProblem query={query} words={failureMessage("quotes", query.error)} />}
      {!quote && !query.isError && <SkeletonText lines={10} />}
      {quote && (
        <>
          <p className="tabular mb-5 flex flex-wrap gap-x-4 text-sm text-ink-2">
            <StatusCell status={quote.status} />
            <span>{formats.moment(quote.created_at)}</span>
          </p>
          {quote.is_doubtful && (
            <Banner tone="caution" className="mb-5">
              <Trans>
                This request may come from a program: it was filled in faster than people do, or many came
                under this email address. Please check it before you answer.
              </Trans>
            </Banner>
          )}
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
            <div className="grid min-w-0 content-start gap-6">
              <QuoteFacts quote={quote} />
              <QuoteLines quote={quote} />
              <PrintingForm quote={quote} typed={printingTyped} onType={setPrintingTyped} />
              <MoneyOfQuote quoteId={quote.id} />
              <TransferArrived quote={quote} />
              <ClientAccess quote={quote} />
            </div>
            <QuoteHistory quoteId={quote.id} />
          </div>
        </>
      )}
    </GuardedDialog>
  );
}
