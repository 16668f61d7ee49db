import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "react-router";
import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import { invoiceStandings } from "#domain/invoices/invoice.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { InvoiceStandingDot } from "../../parts/invoices/invoice-standing.tsx";
import { invoiceKindWords, invoiceStandingWords } from "../../parts/invoices/invoice-words.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import type { Column } from "../index/column.ts";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SavedViews } from "../index/saved-views.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useFormats } from "../use-formats.ts";
import { useInvoices } from "./use-invoices.ts";

/** Invoices and credit notes: found by number or buyer, narrowed down by how they stand. */
export function InvoicesSection() {
  const { t } = useLingui();
  const index = useIndexState({ list: "invoices" });
  const query = useInvoices(index.state);
  const columns = useInvoiceColumns();
  const navigate = useNavigate();
  return (
    <>
      <SectionHead title={<Trans>Invoices</Trans>}>
        <RefreshButton query={query} />
      </SectionHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchBox
          className="grow basis-64 md:max-w-md"
          label={t`Search invoices`}
          placeholder={t`Number, buyer, quote...`}
          index={index}
        />
        <StandingFilter index={index} />
        <SavedViews list="invoices" />
      </div>
      <IndexList
        label={t`Invoices`}
        index={index}
        query={query}
        emptyText={<Trans>No invoices found</Trans>}
        emptyHint={<Trans>An invoice is drafted on the page of an accepted quote.</Trans>}
        emptyAction={
          <LinkButton to={officePaths.adminSection("devis")}>
            <Trans>See the quotes</Trans>
          </LinkButton>
        }
        columns={columns}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onOpen={({ id }) => void navigate(officePaths.adminInvoice(id))}
      />
    </>
  );
}

function nameOf({ number, quote_reference }: InvoiceAnswer): string {
  return number ?? quote_reference;
}

function StandingFilter({ index }: { index: ReturnType<typeof useIndexState> }) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      hideLabel
      label={t`How it stands`}
      className="w-44"
      value={index.state.filters.status ?? ""}
      onChange={(event) => index.change({ status: event.currentTarget.value })}
    >
      <option value="">{t`All invoices`}</option>
      {(["draft", ...invoiceStandings] as const).map((standing) => (
        <option key={standing} value={standing}>
          {i18n._(invoiceStandingWords[standing].words)}
        </option>
      ))}
    </SelectField>
  );
}

/** The columns of the list of invoices. */
function useInvoiceColumns(): readonly Column<InvoiceAnswer>[] {
  const { i18n } = useLingui();
  const { money, calendarDay } = useFormats();
  // Long names of months would push the last columns off a small laptop.
  const day = (of: string | null) => (of === null ? "–" : calendarDay(of));
  return [
    {
      name: "number",
      head: <Trans>Number</Trans>,
      sort: "id",
      isRowHead: true,
      className: "whitespace-nowrap",
      cell: ({ id, number, kind }) => (
        <>
          <Link className="tabular link" to={officePaths.adminInvoice(id)}>
            {number ?? <Trans>Draft</Trans>}
          </Link>
          <span className="block text-sm font-normal text-ink-2">{i18n._(invoiceKindWords[kind])}</span>
        </>
      ),
    },
    { name: "buyer", head: <Trans>Buyer</Trans>, className: "max-w-44 truncate", cell: ({ name }) => name },
    {
      name: "quote",
      head: <Trans>Quote</Trans>,
      cell: ({ quote_id, quote_reference }) => (
        <Link
          className="tabular link whitespace-nowrap"
          prefetch="intent"
          to={officePaths.adminQuote(quote_id)}
        >
          {quote_reference}
        </Link>
      ),
    },
    {
      name: "issued",
      head: <Trans>Date</Trans>,
      className: "tabular whitespace-nowrap",
      cell: ({ issued_on }) => day(issued_on),
    },
    {
      name: "due",
      head: <Trans>Due on</Trans>,
      className: "tabular whitespace-nowrap",
      cell: ({ due_on, kind }) => day(kind === "credit" ? null : due_on),
    },
    {
      name: "amount",
      head: <Trans>Amount</Trans>,
      numeric: true,
      cell: ({ due_cents }) => money(due_cents),
    },
    {
      name: "open",
      head: <Trans>Open</Trans>,
      numeric: true,
      cell: ({ open_cents, standing }) => (standing === null ? "–" : money(open_cents)),
    },
    {
      name: "standing",
      head: <Trans>Status</Trans>,
      cell: (invoice) => <InvoiceStandingDot invoice={invoice} />,
    },
  ];
}
