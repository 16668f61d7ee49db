import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ClientRow } from "#contracts/clients/client-records.ts";
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
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { useFormats } from "../use-formats.ts";
import { ClientDialog } from "./client-dialog.tsx";
import { useClients } from "./use-clients.ts";

/** Everyone who asked for a quote, found by anything that a caller says. */
export function ClientsSection() {
  const { t } = useLingui();
  const index = useIndexState({ list: "clients" });
  const query = useClients(index.state);
  const columns = useClientColumns();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <SectionHead title={<Trans>Clients</Trans>}>
        <RefreshButton query={query} />
        <Allowed to="clients.write">
          <Button variant="ink" data-shortcut="n" onClick={() => setAdding(true)}>
            <Icon of={Plus} className="size-4" />
            <Trans>Add a client</Trans>
          </Button>
        </Allowed>
      </SectionHead>
      <SearchBox
        className="mb-4 md:max-w-md"
        label={t`Search clients`}
        placeholder={t`Name, email, company, phone, purchase order, reference...`}
        index={index}
      />
      <IndexList
        label={t`Clients`}
        index={index}
        query={query}
        emptyText={<Trans>No clients found</Trans>}
        emptyHint={<Trans>Who asks for a quote stands in this list.</Trans>}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
      />
      {isAdding && (
        <ClientDialog
          onClose={() => setAdding(false)}
          onAdded={(id) => void navigate(officePaths.adminClient(id))}
        />
      )}
    </>
  );
}

function useClientColumns(): readonly Column<ClientRow>[] {
  const { day, count } = useFormats();
  return [
    {
      name: "name",
      head: <Trans>Name</Trans>,
      sort: "name",
      isRowHead: true,
      className: "max-w-52 truncate",
      cell: ({ id, name }) => (
        <Link className="link" to={officePaths.adminClient(id)}>
          {name}
        </Link>
      ),
    },
    {
      name: "company",
      head: <Trans>Company</Trans>,
      className: "max-w-48 truncate",
      cell: ({ company }) => company ?? "–",
    },
    {
      name: "email",
      head: <Trans>Email</Trans>,
      sort: "email",
      className: "max-w-60 truncate",
      cell: ({ email }) => (
        <>
          {email}
          <MixedAlphabets email={email} />
        </>
      ),
    },
    {
      name: "phone",
      head: <Trans>Phone</Trans>,
      className: "tabular whitespace-nowrap",
      cell: ({ phone }) => phone ?? "–",
    },
    {
      name: "quotes",
      head: <Trans>Quotes</Trans>,
      numeric: true,
      cell: ({ quote_count }) => count(quote_count),
    },
    {
      name: "last",
      head: <Trans>Last request</Trans>,
      className: "tabular whitespace-nowrap",
      cell: ({ last_quote_at }) => (last_quote_at ? day(last_quote_at) : "–"),
    },
    {
      name: "created",
      head: <Trans>Client since</Trans>,
      sort: "created_at",
      className: "tabular whitespace-nowrap",
      cell: ({ created_at }) => day(created_at),
    },
  ];
}
