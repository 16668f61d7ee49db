import { Trans, useLingui } from "@lingui/react/macro";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { isWords } from "#domain/offers/work-out-offer.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { LineDetails } from "../../../parts/offers/line-details.tsx";
import { bagLinesOf, bagsOfQuote, linesOfQuote } from "../../../parts/offers/lines-of-quote.ts";
import { useLineTitle } from "../../../parts/offers/use-line-title.ts";
import { useShownTotal } from "../../../parts/quotes/use-shown-total.ts";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../../ui/lists/table.tsx";
import { useMoney } from "../../../words/use-locale.ts";
import { useMay } from "../../allowed.tsx";
import { useFormats } from "../../use-formats.ts";
import { OfferedSums } from "./offered-sums.tsx";

interface QuoteLinesProps {
  readonly quote: ReadQuoteForStaff;
  /** The total of what is offered depends on what its client chooses. */
  readonly isTotalOpen?: boolean;
}

/** What was agreed on, before that what was asked for, and the total; for whom prices are not meant, what is to be made. */
export function QuoteLines({ quote, isTotalOpen = false }: QuoteLinesProps) {
  const mayReadPrices = useMay()("prices.read");
  return (
    <div>
      {mayReadPrices ? <PricedLines {...{ quote, isTotalOpen }} /> : <LinesToMake quote={quote} />}
      <AskedFor quote={quote} />
    </div>
  );
}

/** What the specified fields keep, where something else was agreed on. */
function AskedFor({ quote: { agreed, quantity } }: { quote: ReadQuoteForStaff }) {
  const { count } = useFormats();
  if (!agreed || agreed.units === quantity || quantity === 0) return null;
  return (
    <p className="mt-2 px-2 text-sm text-ink-2">
      <Trans>
        Agreed in version {agreed.version}. {count(quantity)} bags were asked for.
      </Trans>
    </p>
  );
}

function LinesToMake({ quote }: { quote: ReadQuoteForStaff }) {
  const titleOf = useLineTitle();
  const { t } = useLingui();
  const { count } = useFormats();
  return (
    <Table label={t`Lines of the quote`} className="[&_:is(td,th)]:px-2">
      <thead>
        <tr>
          <HeadCell className="bg-card!">
            <Trans>Product and size</Trans>
          </HeadCell>
          <HeadCell numeric className="bg-card!">
            <Trans>Units</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {bagLinesOf(quote).map(({ units, ...line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
          <TableRow key={index}>
            <RowHead className="font-normal whitespace-normal!">{titleOf(line)}</RowHead>
            <Cell numeric>{count(units)}</Cell>
          </TableRow>
        ))}
        <TableRow>
          <RowHead>
            <Trans>Total</Trans>
          </RowHead>
          <Cell numeric className="font-semibold">
            {count(bagsOfQuote(quote))}
          </Cell>
        </TableRow>
      </tbody>
    </Table>
  );
}

function PricedLines({ quote, isTotalOpen = false }: QuoteLinesProps) {
  const { t } = useLingui();
  const style = useMoney();
  const { count, money } = useFormats();
  const titleOf = useLineTitle();
  const total = useShownTotal(quote, quote.total_cents);
  return (
    <Table label={t`Lines of the quote`} className="[&_:is(td,th)]:px-2">
      <thead>
        <tr>
          <HeadCell className="bg-card!">
            <Trans>Product and size</Trans>
          </HeadCell>
          <HeadCell numeric className="bg-card!">
            <Trans>Units</Trans>
          </HeadCell>
          <HeadCell numeric className="bg-card! @max-md:hidden">
            <Trans>Unit price</Trans>
          </HeadCell>
          <HeadCell numeric className="bg-card!">
            <Trans>Amount</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {linesOfQuote(quote).map(({ units, unitPriceE4, amountCents, ...line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
          <TableRow key={index}>
            <RowHead className="font-normal whitespace-normal!">
              {titleOf(line)}
              <LineDetails {...line} />
            </RowHead>
            <Cell numeric>{units !== undefined && count(units)}</Cell>
            <Cell numeric className="@max-md:hidden">
              {unitPriceE4 !== undefined && showUnitPrice(unitPriceE4, style)}
            </Cell>
            <Cell numeric>{amountCents === undefined ? !isWords(line.kind) && "–" : money(amountCents)}</Cell>
          </TableRow>
        ))}
        <OfferedSums {...{ quote, total, isTotalOpen }} />
      </tbody>
    </Table>
  );
}
