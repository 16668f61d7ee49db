import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownSize } from "#domain/catalogue/shown-texts.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import { priceClaims } from "../../../parts/shop/price-claims.ts";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../../ui/lists/table.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { useQuantities } from "./use-quantities.ts";

interface PriceTableProps {
  sizes: readonly ReadSize[];
  chosen: number | undefined;
}

const usualVolumes = [50_000, 100_000];

/** What each size costs, a bag and in the quantities that are usual. */
export function PriceTable({ sizes, chosen }: PriceTableProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const volumes = useQuantities(usualVolumes);
  const priced = sizes.flatMap((size) => {
    const unitPrice = parseUnitPrice(size.price);
    return unitPrice === undefined ? [] : [{ ...size, unitPrice }];
  });
  if (priced.length === 0) return null;
  return (
    <div className="print:col-span-2">
      <h2 className="mb-4 text-2xl">
        <Trans>Prices by size</Trans>
      </h2>
      <Table label={t`Prices by size`} rows="roomy" className="text-sm min-[90rem]:text-base">
        <TableHead>
          <tr>
            <HeadCell>
              <Trans>Size</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>A bag</Trans>
            </HeadCell>
            {volumes.map((units) => (
              <HeadCell key={units} numeric>
                {i18n.number(units)}
              </HeadCell>
            ))}
          </tr>
        </TableHead>
        <tbody>
          {priced.map(({ id, name, unitPrice }) => (
            <TableRow key={id} selected={id === chosen}>
              <RowHead>{shownSize(name, locale)}</RowHead>
              <Cell numeric>{showUnitPrice(unitPrice, locale)}</Cell>
              {volumes.map((units) => (
                <Cell key={units} numeric>
                  {showCents(lineTotal({ unitPrice, units }), locale)}
                </Cell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className="mt-3 text-sm text-ink-2">
        <Trans>
          Without printing. A logo is printed at {showUnitPrice(priceClaims.printedColour, locale)} per
          colour.
        </Trans>
      </p>
    </div>
  );
}
