import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { InvoiceStandingDot } from "../../parts/invoices/invoice-standing.tsx";
import { invoiceKindWords } from "../../parts/invoices/invoice-words.ts";
import { useLocale } from "../../words/use-locale.ts";
import { Fact, Facts } from "../records/facts.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { useFormats } from "../use-formats.ts";
import { InvoiceActions } from "./invoice-actions.tsx";
import { InvoicePaper } from "./invoice-paper.tsx";
import { useInvoice } from "./use-invoices.ts";

type Invoice = NonNullable<ReturnType<typeof useInvoice>["data"]>;

/** The page of an invoice or credit note. */
export default function InvoicePage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const query = useInvoice(useRecordId());
  const toList = () => void navigate(officePaths.adminSection("invoices"));
  const nameOf = ({ kind, number }: Invoice) => `${i18n._(invoiceKindWords[kind])} ${number ?? t`(draft)`}`;
  return (
    <RecordPage
      query={query}
      what="staffList"
      title={nameOf}
      actions={(invoice) => <InvoiceActions invoice={invoice} onDiscarded={toList} />}
    >
      {(invoice) => (
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
          <div className="grid min-w-0 content-start gap-6">
            <InvoiceStandingDot invoice={invoice} />
            <InvoiceFacts invoice={invoice} />
            <InvoicePaper invoice={invoice} />
          </div>
          <RecordHistory subject="invoice" id={invoice.id} />
        </div>
      )}
    </RecordPage>
  );
}

function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const locale = useLocale();
  const { money } = useFormats();
  const { snapshot, kind, issued_on, due_on, open_cents, standing, credit_of } = invoice;
  const { buyer } = snapshot;
  return (
    <Facts>
      <Fact label={<Trans>Billed to</Trans>}>
        {[buyer.company, buyer.name, ...buyer.address].filter(Boolean).join("\n")}
      </Fact>
      <Fact label={<Trans>Quote</Trans>}>
        <Link className="tabular link" to={officePaths.adminQuote(invoice.quote_id)}>
          {invoice.quote_reference}
        </Link>
      </Fact>
      <Fact label={<Trans>Date</Trans>}>{issued_on && showDay(issued_on, locale)}</Fact>
      <Fact label={<Trans>Due on</Trans>}>
        {kind === "credit" ? null : due_on && showDay(due_on, locale)}
      </Fact>
      <Fact label={<Trans>Open</Trans>}>{standing && money(open_cents)}</Fact>
      <Fact label={<Trans>Purchase order</Trans>}>{snapshot.po_number}</Fact>
      <Fact label={<Trans>Corrects</Trans>}>
        {credit_of === null ? null : (
          <Link className="tabular link" to={officePaths.adminInvoice(credit_of)}>
            {snapshot.credit_of?.number}
          </Link>
        )}
      </Fact>
      <Fact label={<Trans>Reason</Trans>} wide>
        {snapshot.reason}
      </Fact>
      <Fact label={<Trans>Electronic invoice</Trans>} wide>
        {invoice.is_factur_x ? (
          <Trans>
            Not transmitted. This invoice is Factur-X: hand its PDF, which holds the data, or the XML to the
            approved platform that you chose. The shop sends it to none.
          </Trans>
        ) : null}
      </Fact>
    </Facts>
  );
}
