import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteForClient } from "#contracts/quote-answers.ts";
import { intlLocale } from "#domain/language/language.ts";
import { cents, dollarsToCents } from "#domain/money/cents.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice, unitPriceE4 } from "#domain/money/unit-price.ts";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/table.tsx";
import { useWording } from "../../words/use-wording.ts";

/** What was asked for, at the prices of that day, and the sum. */
export function QuoteLines({ quote, totalCents }: { quote: QuoteForClient; totalCents: number }) {
  const { t } = useLingui();
  const wording = useWording();
  const number = new Intl.NumberFormat(intlLocale(wording));
  return (
    <Table label={t`Lines of the quote`} rows="roomy" className="mt-2">
      <TableHead>
        <tr>
          <HeadCell>
            <Trans>Size</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Units</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Unit price</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Amount</Trans>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {quote.lines.map((line) => (
          <TableRow key={`${line.product_id}-${line.size_id}-${line.size_name}`}>
            <RowHead>
              {line.product_name}, {line.size_name}
            </RowHead>
            <Cell numeric>{number.format(line.units)}</Cell>
            <Cell numeric>{showUnitPrice(parseUnitPrice(line.unit_price) ?? unitPriceE4(0), wording)}</Cell>
            <Cell numeric>{showCents(cents(line.line_total_cents), wording)}</Cell>
          </TableRow>
        ))}
        {quote.is_logo_required && (
          <TableRow>
            <RowHead>
              <Trans>Logo printing, one-time fee</Trans>
            </RowHead>
            <Cell />
            <Cell />
            <Cell numeric>
              {quote.price_logo_quote ? (
                showCents(dollarsToCents(quote.price_logo_quote) ?? cents(0), wording)
              ) : (
                <Trans>to be confirmed</Trans>
              )}
            </Cell>
          </TableRow>
        )}
      </tbody>
      <tfoot>
        <TableRow>
          <RowHead>{quote.is_estimate ? <Trans>Total (estimate)</Trans> : <Trans>Total</Trans>}</RowHead>
          <Cell />
          <Cell />
          <Cell numeric className="font-semibold">
            {showCents(cents(totalCents), wording)}
          </Cell>
        </TableRow>
      </tfoot>
    </Table>
  );
}
