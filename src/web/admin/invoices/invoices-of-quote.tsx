import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { createInvoice, type InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import { isForWholeOrder } from "#domain/invoices/invoice.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { InvoiceStandingDot } from "../../parts/invoices/invoice-standing.tsx";
import { invoiceKindWords } from "../../parts/invoices/invoice-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useLocale } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { usePlanOfQuote } from "../quotes/money/use-money.ts";
import { RecordSection } from "../records/record-section.tsx";
import { useFormats } from "../use-formats.ts";
import { InvoiceActions } from "./invoice-actions.tsx";
import { useInvoiceCommand } from "./use-invoice-command.ts";
import { useInvoicesOfQuote } from "./use-invoices.ts";

/** The invoices and credit notes of an order, and what can be invoiced of it now. */
export function InvoicesOfQuote({ quote }: { quote: ReadQuoteForStaff }) {
  const query = useInvoicesOfQuote(quote.id);
  const isOrder = quote.stage === "accepted";
  const invoices = query.data ?? [];
  if (!isOrder && invoices.length === 0) return null;
  return (
    <RecordSection
      id="quote-invoices"
      title={<Trans>Invoices</Trans>}
      action={
        <Allowed to="payments.write">
          {isOrder && query.data && <DraftButtons quote={quote} invoices={invoices} />}
        </Allowed>
      }
    >
      <QueryState query={query} lines={2} />
      {query.data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>None so far.</Trans>
        </p>
      )}
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice.id} className="border-t border-line py-2.5">
            <InvoiceRow invoice={invoice} />
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

function InvoiceRow({ invoice }: { invoice: InvoiceAnswer }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { money } = useFormats();
  const { id, kind, number, due_cents, due_on, open_cents, standing } = invoice;
  const [open, day] = [money(open_cents), due_on && showDay(due_on, locale)];
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link className="tabular link font-medium" to={officePaths.adminInvoice(id)}>
          {i18n._(invoiceKindWords[kind])} {number}
        </Link>
        <InvoiceStandingDot invoice={invoice} />
      </p>
      <p className="tabular flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2">
        <span>
          {standing && open_cents > 0 && (
            <Trans>
              {open} open, due on {day}
            </Trans>
          )}
        </span>
        <span className="font-medium text-ink">{money(due_cents)}</span>
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <InvoiceActions invoice={invoice} size="sm" />
      </div>
    </>
  );
}

function DraftButtons({ quote, invoices }: { quote: ReadQuoteForStaff; invoices: readonly InvoiceAnswer[] }) {
  const { t } = useLingui();
  const plan = usePlanOfQuote(quote).data;
  const drafting = useInvoiceCommand(
    createInvoice,
    (kind: "deposit" | "invoice") => ({ params: { id: quote.id }, body: { kind } }),
    () => toast({ tone: "positive", text: t`The draft is below. Issue it to give it its number.` }),
  );
  const standing = invoices.filter((each) => each.standing !== "credited");
  if (standing.some(isForWholeOrder)) return null;
  const deposits = standing.filter(({ kind }) => kind === "deposit").length;
  const planned = (plan?.items ?? []).filter(({ kind }) => kind !== "settlement" && kind !== "kept");
  const asked = planned.slice(0, -1).filter(({ state }) => state !== "waived").length;
  return (
    <div className="flex flex-wrap gap-2">
      <FormProblem problem={drafting.problem} />
      {deposits < asked && (
        <Button size="sm" busy={drafting.isPending} onClick={() => drafting.mutate("deposit")}>
          <Trans>Draft a deposit invoice</Trans>
        </Button>
      )}
      <Button size="sm" busy={drafting.isPending} onClick={() => drafting.mutate("invoice")}>
        <Trans>Draft the invoice</Trans>
      </Button>
    </div>
  );
}
