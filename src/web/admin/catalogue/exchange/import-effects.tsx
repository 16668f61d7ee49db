import { Trans, useLingui } from "@lingui/react/macro";
import type { ImportEffect } from "#contracts/catalogue/catalogue-exchange.ts";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../../ui/lists/table.tsx";
import { useMoney } from "../../../words/use-locale.ts";
import { useFormats } from "../../use-formats.ts";
import { shownPrice } from "../size-columns.tsx";
import { columnNames } from "./column-names.ts";

/** What rows of a file do to products and sizes. */
export function Effects({ effects }: { effects: readonly ImportEffect[] }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const money = useMoney();
  return (
    <Table label={t`What the file does`}>
      <thead>
        <tr>
          <HeadCell numeric>
            <Trans>Row</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Product</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Size</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>What changes</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Price</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {effects.map(({ row, product, size, price_before, price_after, changes }) => (
          <TableRow key={`${row} ${size === null}`}>
            <Cell numeric>{count(row)}</Cell>
            <RowHead>{product}</RowHead>
            <Cell>{size ?? "–"}</Cell>
            <Cell>
              <Changes changes={changes} />
            </Cell>
            <Cell numeric>
              {price_before !== null && price_before !== price_after && (
                <s className="mr-2 text-ink-2">{shownPrice(price_before, money)}</s>
              )}
              {price_after === null ? "–" : shownPrice(price_after, money)}
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** What changes, from what it is to what it would be; the price of one bag has a column of its own. */
function Changes({ changes }: { changes: ImportEffect["changes"] }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const money = useMoney();
  const others = changes.filter(({ field, min_units }) => field !== "price" || min_units !== null);
  if (others.length === 0) return "–";
  return others.map(({ field, min_units, before, after }) => {
    const shown = (text: string) =>
      (field === "price" || field === "cost") && text !== "" ? shownPrice(text, money) : text;
    return (
      <p key={`${field} ${min_units}`}>
        {min_units === null ? t(columnNames[field]) : <Trans>From {count(min_units)} on</Trans>}:{" "}
        {before !== "" && <s className="text-ink-2">{shown(before)}</s>} {shown(after)}
      </p>
    );
  });
}
