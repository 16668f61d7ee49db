import { Trans, useLingui } from "@lingui/react/macro";
import { cents, nearestCents } from "#domain/money/cents.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { quoteTotal } from "#domain/quotes/quote-total.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { useShownTotal } from "../../../parts/quotes/use-shown-total.ts";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../../ui/lists/table.tsx";
import { useMoney } from "../../../words/use-locale.ts";
import { useMay } from "../../allowed.tsx";
import { useFormats } from "../../use-formats.ts";

/** The lines as they were frozen, the logo price, and the total; for whom prices are not meant, what is to be made. */
export function QuoteLines({ quote }: { quote: ReadQuoteForStaff }) {
  return useMay()("prices.read") ? <PricedLines quote={quote} /> : <LinesToMake quote={quote} />;
}

function LinesToMake({ quote }: { quote: ReadQuoteForStaff }) {
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
        {quote.lines.map((line) => (
          <TableRow key={`${line.product_id}-${line.size_id}-${line.size_name}`}>
            <RowHead className="font-normal whitespace-normal!">
              {line.product_name}, {line.size_name}
            </RowHead>
            <Cell numeric>{count(line.units)}</Cell>
          </TableRow>
        ))}
        <TableRow>
          <RowHead>
            <Trans>Total</Trans>
          </RowHead>
          <Cell numeric className="font-semibold">
            {count(quote.quantity)}
          </Cell>
        </TableRow>
      </tbody>
    </Table>
  );
}

function PricedLines({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const style = useMoney();
  const { count, money } = useFormats();
  const total = useShownTotal(quote, quote.total_cents);
  const fee = quote.is_logo_required ? (nearestCents(quote.price_logo_quote) ?? cents(0)) : cents(0);
  const lines = quote.lines.flatMap(({ unit_price, units }) => {
    const unitPrice = unit_price === undefined ? undefined : parseUnitPrice(unit_price);
    return unitPrice === undefined ? [] : { unitPrice, units };
  });
  // An offer may hold other lines than the request.
  const isOfOffer = lines.length > 0 && total.cents !== undefined && total.cents !== quoteTotal(lines, fee);
  const price = (dollars: number | undefined) => {
    const exact = dollars === undefined ? undefined : parseUnitPrice(dollars);
    return exact === undefined ? "" : showUnitPrice(exact, style);
  };
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
        {quote.lines.map((line) => (
          <TableRow key={`${line.product_id}-${line.size_id}-${line.size_name}`}>
            <RowHead className="font-normal whitespace-normal!">
              {line.product_name}, {line.size_name}
            </RowHead>
            <Cell numeric>{count(line.units)}</Cell>
            <Cell numeric className="@max-md:hidden">
              {price(line.unit_price)}
            </Cell>
            <Cell numeric>{line.line_total_cents !== undefined && money(line.line_total_cents)}</Cell>
          </TableRow>
        ))}
        {quote.is_logo_required && quote.price_logo_quote !== null && (
          <TableRow>
            <RowHead className="font-normal">
              <Trans>Logo price</Trans>
            </RowHead>
            <Cell />
            <Cell className="@max-md:hidden" />
            <Cell numeric>{money(nearestCents(quote.price_logo_quote) ?? 0)}</Cell>
          </TableRow>
        )}
        <TableRow>
          <RowHead>
            {isOfOffer && <Trans>Total of the offer</Trans>}
            {!isOfOffer && (total.isEstimate ? <Trans>Estimate</Trans> : <Trans>Total</Trans>)}
          </RowHead>
          <Cell numeric>{count(quote.quantity)}</Cell>
          <Cell className="@max-md:hidden" />
          <Cell numeric className="font-semibold">
            {total.cents === undefined ? "–" : money(total.cents)}
          </Cell>
        </TableRow>
      </tbody>
    </Table>
  );
}
