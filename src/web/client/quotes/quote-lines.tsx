import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { showCount } from "#domain/language/show-count.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { shownLineName } from "#domain/offers/own-line-names.ts";
import { isWords } from "#domain/offers/work-out-offer.ts";
import { isPriceFixed } from "#domain/quotes/quote-status.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { LineDetails } from "../../parts/offers/line-details.tsx";
import { bagsOfQuote, linesOfQuote } from "../../parts/offers/lines-of-quote.ts";
import { LinesRow, LinesSum, LinesTable } from "../../parts/offers/lines-table.tsx";
import type { useShownTotal } from "../../parts/quotes/use-shown-total.ts";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

interface QuoteLinesProps {
  readonly quote: ReadQuoteForClient;
  readonly total: ReturnType<typeof useShownTotal>;
}

/** What was agreed on, or asked for at the prices of that day, and the sum. */
export function QuoteLines({ quote, total }: QuoteLinesProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const agreedCents = quote.agreed?.total_cents;
  return (
    <LinesTable
      label={t`Lines of the quote`}
      head={<Plural value={bagsOfQuote(quote)} one="# bag" other="# bags" />}
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
      {linesOfQuote(quote).map(({ units, unitPriceE4, amountCents, ...line }, index) => (
        <LinesRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
          key={index}
          name={
            <>
              {shownLineName(line.name, (words) => say(i18n, words))}
              <LineDetails {...line} />
            </>
          }
          units={units !== undefined && showCount(units, locale)}
          price={unitPriceE4 !== undefined && showUnitPrice(unitPriceE4, money)}
        >
          {!isWords(line.kind) &&
            (amountCents === undefined ? <Trans>to be confirmed</Trans> : showCents(amountCents, money))}
        </LinesRow>
      ))}
      {agreedCents !== undefined && agreedCents !== total.cents && (
        <LinesRow name={<Trans>As agreed</Trans>}>{showCents(agreedCents, money)}</LinesRow>
      )}
    </LinesTable>
  );
}
