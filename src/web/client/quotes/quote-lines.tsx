import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { showCount } from "#domain/language/show-count.ts";
import { cents, dollarsToCents } from "#domain/money/cents.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice, unitPriceE4 } from "#domain/money/unit-price.ts";
import { isPriceFixed } from "#domain/quotes/quote-status.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { LinesRow, LinesSum, LinesTable } from "../../parts/offers/lines-table.tsx";
import type { useShownTotal } from "../../parts/quotes/use-shown-total.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

interface QuoteLinesProps {
  readonly quote: ReadQuoteForClient;
  readonly total: ReturnType<typeof useShownTotal>;
}

/** What was asked for, at the prices of that day, and the sum. */
export function QuoteLines({ quote, total }: QuoteLinesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  return (
    <LinesTable
      label={t`Lines of the quote`}
      head={<Plural value={quote.quantity} one="# bag" other="# bags" />}
      foot={
        <LinesSum
          label={
            total.isEstimate || !isPriceFixed(quote.status) ? (
              <Trans>Total (estimate)</Trans>
            ) : (
              <Trans>Total</Trans>
            )
          }
        >
          {total.cents === undefined ? "–" : showCents(total.cents, money)}
        </LinesSum>
      }
    >
      {quote.lines.map((line) => (
        <LinesRow
          key={`${line.product_id}-${line.size_id}-${line.size_name}`}
          name={`${line.product_name}, ${line.size_name}`}
          units={showCount(line.units, locale)}
          price={showUnitPrice(parseUnitPrice(line.unit_price) ?? unitPriceE4(0), money)}
        >
          {showCents(line.line_total_cents, money)}
        </LinesRow>
      ))}
      {quote.is_logo_required && (
        <LinesRow name={<Trans>Logo printing, one-time fee</Trans>}>
          {quote.price_logo_quote ? (
            showCents(dollarsToCents(quote.price_logo_quote) ?? cents(0), money)
          ) : (
            <Trans>to be confirmed</Trans>
          )}
        </LinesRow>
      )}
    </LinesTable>
  );
}
