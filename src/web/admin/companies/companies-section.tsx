import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { CompanyRow } from "#contracts/companies/companies.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Allowed } from "../allowed.tsx";
import type { Column } from "../index/column.ts";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useFormats } from "../use-formats.ts";
import { CompanyDialog } from "./company-dialog.tsx";
import { useCreditWords } from "./company-words.ts";
import { useCompanies } from "./use-companies.ts";

/** The firms that clients buy for. */
export function CompaniesSection() {
  const { t } = useLingui();
  const index = useIndexState({ list: "companies" });
  const query = useCompanies(index.state);
  const columns = useCompanyColumns();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <SectionHead title={<Trans>Companies</Trans>}>
        <RefreshButton query={query} />
        <Allowed to="companies.write">
          <Button variant="ink" data-shortcut="n" onClick={() => setAdding(true)}>
            <Icon of={Plus} className="size-4" />
            <Trans>Add a company</Trans>
          </Button>
        </Allowed>
      </SectionHead>
      <SearchBox
        className="mb-4 md:max-w-md"
        label={t`Search companies`}
        placeholder={t`Name, SIREN, VAT number...`}
        index={index}
      />
      <IndexList
        label={t`Companies`}
        index={index}
        query={query}
        emptyText={<Trans>No companies found</Trans>}
        emptyHint={
          <Trans>A company groups clients who buy for one firm, with its terms and addresses.</Trans>
        }
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
      />
      {isAdding && (
        <CompanyDialog
          onClose={() => setAdding(false)}
          onAdded={(id) => void navigate(officePaths.adminCompany(id))}
        />
      )}
    </>
  );
}

function useCompanyColumns(): readonly Column<CompanyRow>[] {
  const { day, count } = useFormats();
  const creditWords = useCreditWords();
  return [
    {
      name: "name",
      head: <Trans>Name</Trans>,
      sort: "name",
      isRowHead: true,
      className: "max-w-60 truncate",
      cell: ({ id, name }) => (
        <Link className="link" to={officePaths.adminCompany(id)}>
          {name}
        </Link>
      ),
    },
    {
      name: "city",
      head: <Trans>City</Trans>,
      className: "max-w-40 truncate",
      cell: ({ shipping_address, billing_address }) => (billing_address ?? shipping_address)?.city ?? "–",
    },
    { name: "terms", head: <Trans>Payment terms</Trans>, cell: (row) => creditWords(row) },
    {
      name: "contacts",
      head: <Trans>Contacts</Trans>,
      numeric: true,
      cell: ({ contact_count }) => count(contact_count),
    },
    {
      name: "created",
      head: <Trans>Since</Trans>,
      sort: "created_at",
      className: "tabular whitespace-nowrap",
      cell: ({ created_at }) => day(created_at),
    },
  ];
}
