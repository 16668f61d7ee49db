import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import { invoiceStandings } from "#domain/invoices/invoice.ts";
import { invoiceStandingWords } from "../../parts/invoices/invoice-words.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SavedViews } from "../index/saved-views.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useInvoiceColumns } from "./use-invoice-columns.tsx";
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
          <LinkButton to={paths.adminSection("devis")}>
            <Trans>See the quotes</Trans>
          </LinkButton>
        }
        columns={columns}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onOpen={({ id }) => void navigate(paths.adminInvoice(id))}
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
