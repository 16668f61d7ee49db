import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type InvoiceAnswer, listInvoices } from "#contracts/invoices/invoices.ts";
import { showCents } from "#domain/money/show-money.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { InvoiceStandingDot } from "../../parts/invoices/invoice-standing.tsx";
import { invoiceKindWords } from "../../parts/invoices/invoice-words.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { DownloadButton } from "../documents/download-button.tsx";

/** More than one client is ever invoiced at once: the newest stand first. */
const most = 100;

interface OwnInvoicesProps {
  /** Those of one quote; all of the client's where it is not given. */
  readonly quote?: { readonly id: number; readonly version?: number | undefined } | undefined;
}

/** A client's invoices and credit notes with their state and file, and what is to be paid next; nothing without any. */
export function OwnInvoices({ quote }: OwnInvoicesProps) {
  const { t, i18n } = useLingui();
  const query = useQuery({
    queryKey: ["client-invoices", quote?.id, quote?.version],
    queryFn: () =>
      call(
        listInvoices,
        { query: { per_page: most, ...(quote && { quote_id: quote.id }) } },
        { bearer: clientToken.get() },
      ),
    refetchOnWindowFocus: true,
  });
  const invoices = query.data?.invoices ?? [];
  if (invoices.length === 0 && !query.isError) return null;
  return (
    <section aria-labelledby="own-invoices" className="mt-10">
      <h2 id="own-invoices" className="mb-3 text-xl">
        <Trans>Invoices</Trans>
      </h2>
      {query.isError && (
        <Banner tone="caution" live="polite">
          {translateMessage(i18n, failureMessage("clientQuote", query.error))}
        </Banner>
      )}
      <NextToPay invoices={invoices} />
      {invoices.some((invoice) => invoice.is_factur_x) && (
        <p className="mb-3 text-sm text-ink-2">
          <Trans>
            Factur-X, not transmitted by a platform: the PDF holds the data for your accounts, and the XML is
            the same data alone.
          </Trans>
        </p>
      )}
      <ul aria-label={t`Invoices`}>
        {invoices.map((invoice) => (
          <li key={invoice.id} className="break-inside-avoid border-t border-line py-3">
            <OwnInvoice invoice={invoice} isOnQuote={quote !== undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The one that is due first, in a sentence. */
function NextToPay({ invoices }: { invoices: readonly InvoiceAnswer[] }) {
  const locale = useLocale();
  const money = useMoney();
  const next = invoices
    .filter(({ open_cents }) => open_cents > 0)
    .toSorted((a, b) => (a.due_on ?? "").localeCompare(b.due_on ?? "") || a.id - b.id)
    .at(0);
  if (!next?.due_on) return null;
  const { number, standing } = next;
  const [amount, day] = [showCents(next.open_cents, money), showDay(next.due_on, locale)];
  return (
    <p className="mb-3">
      {standing === "overdue" ? (
        <Trans>
          Your turn: {amount} of {number} were due on {day}.
        </Trans>
      ) : (
        <Trans>
          Your turn: please pay {amount} of {number} by {day}.
        </Trans>
      )}
    </p>
  );
}

function OwnInvoice({ invoice, isOnQuote }: { invoice: InvoiceAnswer; isOnQuote: boolean }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const { kind, number, quote_id, quote_reference, issued_on, due_on, due_cents, open_cents } = invoice;
  const show = (amountCents: number) => showCents(amountCents, money);
  const [open, day] = [show(open_cents), due_on && showDay(due_on, locale)];
  return (
    <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="tabular font-medium">
            {i18n._(invoiceKindWords[kind])} {number}
          </span>
          <InvoiceStandingDot invoice={invoice} />
        </p>
        <p className="tabular text-sm text-ink-2">
          {issued_on && <time dateTime={issued_on}>{showDay(issued_on, locale)}</time>}
          {!isOnQuote && ` · ${quote_reference}`}
          {open_cents > 0 && (
            <>
              {" · "}
              <Trans>
                {open} open, due on {day}
              </Trans>
            </>
          )}
        </p>
      </div>
      <p className="tabular font-medium sm:text-right">
        {kind === "credit" ? show(-due_cents) : show(due_cents)}
      </p>
      <p className="no-print flex flex-wrap gap-2 sm:w-48 sm:justify-end">
        {!isOnQuote && open_cents > 0 && (
          // As a new page: only a quote's own may load a provider's card fields.
          <LinkButton to={paths.clientDashboard(quote_id)} reloadDocument size="sm" variant="ink">
            <Trans>Pay</Trans>
            <span className="sr-only">{number}</span>
          </LinkButton>
        )}
        <DownloadButton
          size="sm"
          path={`/api/invoices/${invoice.id}/document`}
          fileName={`${number}.pdf`}
          isInOneLanguage
        >
          <Trans>PDF</Trans>
          <span className="sr-only">{number}</span>
        </DownloadButton>
        {invoice.is_factur_x && (
          <DownloadButton
            size="sm"
            path={`/api/invoices/${invoice.id}/factur-x`}
            fileName={`${number}-factur-x.xml`}
            isInOneLanguage
          >
            <Trans>XML</Trans>
            <span className="sr-only">{number}</span>
          </DownloadButton>
        )}
      </p>
    </div>
  );
}
