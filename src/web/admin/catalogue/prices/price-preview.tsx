import { Trans, useLingui } from "@lingui/react/macro";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../../ui/lists/table.tsx";
import { useMoney } from "../../../words/use-locale.ts";
import { shownPrice } from "../size-columns.tsx";
import type { Preview } from "./use-price-preview.ts";

/** Each price before and after. */
export function PricePreview({ changes, isPending }: Preview) {
  const { t } = useLingui();
  const money = useMoney();
  if (isPending) return <SkeletonText lines={4} className="mt-4" />;
  if (changes.length === 0) return null;
  return (
    <div className="mt-4">
      <Table label={t`Prices before and after`}>
        <thead>
          <tr>
            <HeadCell>
              <Trans>Product</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Size</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Now</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Then</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, product, size, before, after }) => (
            <TableRow key={id}>
              <RowHead>{product}</RowHead>
              <Cell>{size}</Cell>
              <Cell numeric>{shownPrice(before, money)}</Cell>
              <Cell numeric className="font-semibold">
                {shownPrice(after, money)}
              </Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
