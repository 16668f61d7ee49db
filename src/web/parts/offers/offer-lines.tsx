import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { VersionLine } from "#contracts/quotes/versions.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showAmount, showSignedUnitPrice } from "#domain/money/show-money.ts";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";
import { useLocale } from "../../words/use-locale.ts";

const onlyWide = "max-sm:hidden";
const edge = "pl-0! last:pr-0! last:pl-3!";

/** The lines of an offer. On a phone, units and price stand under the name. */
export function OfferLines({ lines }: { lines: readonly VersionLine[] }) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  return (
    <Table label={t`Lines of the offer`} rows="roomy">
      <TableHead>
        <tr>
          <HeadCell className={`${edge} bg-card!`}>
            <Trans>Item</Trans>
          </HeadCell>
          <HeadCell numeric className={`${onlyWide} bg-card!`}>
            <Trans>Units</Trans>
          </HeadCell>
          <HeadCell numeric className={`${onlyWide} bg-card!`}>
            <Trans>Unit price</Trans>
          </HeadCell>
          <HeadCell numeric className={`${edge} bg-card!`}>
            <Trans>Amount</Trans>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never move.
          <Line key={index} line={line} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ line }: { line: VersionLine }) {
  const locale = useLocale();
  const { name, units, unit_price } = line;
  const shownUnits = units !== null && showCount(units, locale);
  const price = unit_price !== null && showSignedUnitPrice(Math.round(unit_price * 10_000), locale);
  return (
    <TableRow>
      <RowHead className={`${edge} wrap-anywhere whitespace-pre-line!`}>
        {name}
        {shownUnits && price && (
          <span className="tabular block text-sm font-normal text-ink-2 sm:hidden" aria-hidden="true">
            {shownUnits} × {price}
          </span>
        )}
      </RowHead>
      <Cell numeric className={onlyWide}>
        {shownUnits}
      </Cell>
      <Cell numeric className={onlyWide}>
        {price}
      </Cell>
      <Cell numeric className={`${edge} max-sm:whitespace-normal!`}>
        <LineAmount line={line} />
      </Cell>
    </TableRow>
  );
}

/** What a line costs; freight says how far that holds (L1.6). A text costs nothing, and says nothing. */
function LineAmount({ line: { kind, freight, amount_cents } }: { line: VersionLine }): ReactNode {
  const amount = showAmount(amount_cents, useLocale());
  if (kind === "text") return null;
  if (freight === "to-be-confirmed") return <Trans>to be confirmed</Trans>;
  if (freight === "collect") return <Trans>on your carrier account</Trans>;
  if (freight === "estimate") return <Trans>{amount}, estimated</Trans>;
  return amount;
}
