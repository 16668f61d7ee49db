import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { HeldDeposits } from "#contracts/books/ageing.ts";
import { paths } from "../../paths.ts";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";
import { useFormats } from "../use-formats.ts";

/** What came for orders that are not invoiced whole, the newest first; the sum at its foot. */
export function DepositsTable({ deposits: { rows, count, total_cents } }: { deposits: HeldDeposits }) {
  const { t } = useLingui();
  const { money } = useFormats();
  if (count === 0)
    return (
      <p className="text-ink-2">
        <Trans>No deposits are held: all that came is invoiced.</Trans>
      </p>
    );
  return (
    <Table label={t`Deposits held`}>
      <TableHead>
        <tr>
          <HeadCell>
            <Trans>Quote</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Name</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Total</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Received</Trans>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.quote_id}>
            <RowHead>
              <Link className="link" to={paths.adminQuote(row.quote_id)}>
                {row.reference}
              </Link>
            </RowHead>
            <Cell className="max-w-60 truncate">{row.name}</Cell>
            <Cell numeric>{money(row.total_cents)}</Cell>
            <Cell numeric className="font-semibold">
              {money(row.received_cents)}
            </Cell>
          </TableRow>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold">
          <RowHead>
            <Plural value={count} one="# order" other="# orders" />
          </RowHead>
          <Cell />
          <Cell />
          <Cell numeric>{money(total_cents)}</Cell>
        </tr>
      </tfoot>
    </Table>
  );
}
