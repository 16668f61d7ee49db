import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownSize } from "#domain/catalogue/shown-texts.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { breakFor } from "#domain/prices/price-list.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import { priceClaims } from "../../../parts/shop/price-claims.ts";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../../ui/lists/table.tsx";
import { useLocale, useMoney, useRootData } from "../../../words/use-locale.ts";
import { useQuantities, useUsualQuantities } from "./use-quantities.ts";

interface PriceTableProps {
  sizes: readonly ReadSize[];
  chosen: number | undefined;
}

const usualTimes = [5, 10];

/** What a bag of each size costs by quantity, and what that many come to. */
export function PriceTable({ sizes, chosen }: PriceTableProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const { areReadyClaimsShown } = useRootData().facts;
  const usual = useUsualQuantities(usualTimes);
  const changes = quantitiesOf(sizes);
  const volumes = useQuantities(changes.length > 0 ? changes : usual);
  const priced = sizes.flatMap((size) => {
    const own = parseUnitPrice(size.price);
    return own === undefined ? [] : [{ ...size, own }];
  });
  if (priced.length === 0) return null;
  return (
    <div className="print:col-span-2">
      <h2 className="mb-4 text-2xl">
        <Trans>Prices by size</Trans>
      </h2>
      <Table label={t`Prices by size`} rows="roomy" className="text-sm max-sm:text-xs min-[90rem]:text-base">
        <TableHead>
          <tr>
            <HeadCell className={narrow}>
              <Trans>Size</Trans>
            </HeadCell>
            {volumes.map((units) => (
              <HeadCell key={units} numeric className={narrow}>
                {i18n.number(units)}
              </HeadCell>
            ))}
          </tr>
        </TableHead>
        <tbody>
          {priced.map(({ id, name, own, breaks = [] }) => (
            <TableRow key={id} selected={id === chosen}>
              <RowHead className={`${narrow} max-sm:whitespace-normal`}>{shownSize(name, locale)}</RowHead>
              {volumes.map((units) => {
                const unitPrice = breakFor(breaks, units)?.unitPrice ?? own;
                return (
                  <Cell key={units} numeric className={narrow}>
                    <span className="block font-semibold">{showUnitPrice(unitPrice, money)}</span>
                    <span className="block text-ink-2 max-sm:hidden">
                      {showCents(lineTotal({ unitPrice, units }), money)}
                    </span>
                  </Cell>
                );
              })}
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className="mt-3 text-sm text-ink-2">
        {sizes.some(({ breaks }) => breaks) && (
          <Trans>What a bag costs by quantity; the bags of all sizes count together.</Trans>
        )}{" "}
        {areReadyClaimsShown ? (
          <Trans>
            Without printing. A logo is printed at {showUnitPrice(priceClaims.printedColour, money)} per
            colour.
          </Trans>
        ) : (
          <Trans>Without printing.</Trans>
        )}
      </p>
    </div>
  );
}

/** Three quantities fit on a telephone, which shows what a bag costs alone. */
const narrow = "max-sm:px-1";

/** Where prices change by the list. */
function quantitiesOf(sizes: readonly ReadSize[]): readonly number[] {
  const changes = sizes.flatMap(({ breaks = [] }) => breaks.map(({ minUnits }) => minUnits));
  return [...new Set(changes)].toSorted((one, other) => one - other);
}
