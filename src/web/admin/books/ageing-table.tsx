import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Ageing, Owing } from "#contracts/books/ageing.ts";
import { ageingBuckets } from "#domain/books/ageing.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";
import { useMay } from "../allowed.tsx";
import { useFormats } from "../use-formats.ts";
import { bucketWords } from "./book-words.ts";
import { StatementActions } from "./statement-actions.tsx";

/** What is owed, by who owes it and by how long it has been due; the total comes first, so that a narrow window shows it. */
export function AgeingTable({ ageing: { on, rows, cents, total_cents } }: { ageing: Ageing }) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  if (rows.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing is owed.</Trans>
      </p>
    );
  const amount = (value: number) => (value === 0 ? "–" : money(value));
  return (
    <Table label={t`What is owed`} className="[&_:is(td,th)]:px-2 [&_thead_th]:whitespace-normal">
      <TableHead>
        <tr>
          <HeadCell>
            <Trans>Company or client</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Total</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Invoiced</Trans>
          </HeadCell>
          {ageingBuckets.map((bucket) => (
            <HeadCell key={bucket} numeric>
              {i18n._(bucketWords[bucket])}
            </HeadCell>
          ))}
          <HeadCell>
            <Trans>Statement</Trans>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={`${row.company_id} ${row.client_id}`}>
            <RowHead className="max-w-60 truncate">
              <Name row={row} />
            </RowHead>
            <Cell numeric className="font-semibold">
              {money(row.total_cents)}
            </Cell>
            <Cell numeric>{amount(row.invoiced_cents)}</Cell>
            {ageingBuckets.map((bucket) => (
              <Cell key={bucket} numeric>
                {amount(row.cents[bucket])}
              </Cell>
            ))}
            <Cell>
              <StatementActions row={row} on={on} />
            </Cell>
          </TableRow>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold">
          <RowHead>
            <Trans>All</Trans>
          </RowHead>
          <Cell numeric>{money(total_cents)}</Cell>
          <Cell numeric>{amount(rows.reduce((all, row) => all + row.invoiced_cents, 0))}</Cell>
          {ageingBuckets.map((bucket) => (
            <Cell key={bucket} numeric>
              {amount(cents[bucket])}
            </Cell>
          ))}
          <Cell />
        </tr>
      </tfoot>
    </Table>
  );
}

/** A link where the role may see the page. */
function Name({ row: { company_id, client_id, name } }: { row: Owing }) {
  const may = useMay();
  const companyPage =
    company_id !== null && may("companies.read") ? officePaths.adminCompany(company_id) : undefined;
  const clientPage =
    client_id !== null && may("clients.read") ? officePaths.adminClient(client_id) : undefined;
  const to = companyPage ?? clientPage;
  return to ? (
    <Link className="link" to={to}>
      {name}
    </Link>
  ) : (
    name
  );
}
