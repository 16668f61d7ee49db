import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { Allowed } from "../allowed.tsx";
import { InvoicesOfQuote } from "../invoices/invoices-of-quote.tsx";
import { MoneyOfQuote } from "../quotes/money/money-of-quote.tsx";
import { PlanOfQuote } from "../quotes/money/plan-of-quote.tsx";
import { RefundsOfCancelled } from "../quotes/money/refunds-of-cancelled.tsx";
import { TransferArrived } from "../quotes/money/transfer-arrived.tsx";
import { UncountedMoney } from "../quotes/money/uncounted-money.tsx";
import { QuoteReminders } from "../quotes/reminders/quote-reminders.tsx";

/** What a deal owes, what was invoiced, and what came. */
export function MoneyOfDeal({ quote }: { readonly quote: ReadQuoteForStaff }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-8 empty:hidden">
        <PlanOfQuote quote={quote} />
        <UncountedMoney quoteId={quote.id} />
        {quote.stage === "cancelled" && <RefundsOfCancelled quote={quote} />}
        <Allowed to="payments.write">
          <TransferArrived quote={quote} />
        </Allowed>
      </div>
      <div className="grid min-w-0 content-start gap-8 empty:hidden">
        <InvoicesOfQuote quote={quote} />
        <MoneyOfQuote quoteId={quote.id} />
        {quote.stage === "accepted" && <QuoteReminders quote={quote} />}
      </div>
    </div>
  );
}
