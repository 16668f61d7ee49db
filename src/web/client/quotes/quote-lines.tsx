import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { showCount } from "#domain/language/show-count.ts";
import { cents, dollarsToCents } from "#domain/money/cents.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice, unitPriceE4 } from "#domain/money/unit-price.ts";
import { isPriceFixed } from "#domain/quotes/quote-status.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import type { useShownTotal } from "../../parts/quotes/use-shown-total.ts";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";
import { useLocale } from "../../words/use-locale.ts";

const onlyWide = "max-sm:hidden";
const edge = "pl-0! last:pr-0! last:pl-3!";

interface QuoteLinesProps {
  readonly quote: ReadQuoteForClient;
  readonly total: ReturnType<typeof useShownTotal>;
}

/** What was asked for, at the prices of that day, and the sum. On a phone, units and price stand under the name. */
export function QuoteLines({ quote, total }: QuoteLinesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Table label={t`Lines of the quote`} rows="roomy">
      <TableHead>
        <tr>
          <HeadCell className={`${edge} bg-card!`}>
            <Plural value={quote.quantity} one="# bag" other="# bags" />
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
        {quote.lines.map((line) => {
          const units = showCount(line.units, locale);
          const price = showUnitPrice(parseUnitPrice(line.unit_price) ?? unitPriceE4(0), locale);
          return (
            <TableRow key={`${line.product_id}-${line.size_id}-${line.size_name}`}>
              <RowHead className={`${edge} whitespace-normal!`}>
                {line.product_name}, {line.size_name}
                <span className="tabular block text-sm font-normal text-ink-2 sm:hidden" aria-hidden="true">
                  {units} × {price}
                </span>
              </RowHead>
              <Cell numeric className={onlyWide}>
                {units}
              </Cell>
              <Cell numeric className={onlyWide}>
                {price}
              </Cell>
              <Cell numeric className={edge}>
                {showCents(cents(line.line_total_cents), locale)}
              </Cell>
            </TableRow>
          );
        })}
        {quote.is_logo_required && (
          <TableRow>
            <RowHead className={`${edge} whitespace-normal!`}>
              <Trans>Logo printing, one-time fee</Trans>
            </RowHead>
            <Cell className={onlyWide} />
            <Cell className={onlyWide} />
            <Cell numeric className={edge}>
              {quote.price_logo_quote ? (
                showCents(dollarsToCents(quote.price_logo_quote) ?? cents(0), locale)
              ) : (
                <Trans>to be confirmed</Trans>
              )}
            </Cell>
          </TableRow>
        )}
      </tbody>
      <tfoot>
        <tr className="border-b border-ink">
          <RowHead className={`${edge} text-lg whitespace-normal!`}>
            {total.isEstimate || !isPriceFixed(quote.status) ? (
              <Trans>Total (estimate)</Trans>
            ) : (
              <Trans>Total</Trans>
            )}
          </RowHead>
          <Cell className={onlyWide} />
          <Cell className={onlyWide} />
          <Cell numeric className={`${edge} display text-xl`}>
            {total.cents === undefined ? "–" : showCents(cents(total.cents), locale)}
          </Cell>
        </tr>
      </tfoot>
    </Table>
  );
}
