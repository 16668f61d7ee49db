import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { cents, nearestCents } from "#domain/money/cents.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { taxLabel } from "#domain/offers/tax-label.ts";
import { quoteTotal } from "#domain/quotes/quote-total.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { bagsOfQuote } from "../../../parts/offers/lines-of-quote.ts";
import type { useShownTotal } from "../../../parts/quotes/use-shown-total.ts";
import { Cell, RowHead, TableRow } from "../../../ui/lists/table.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { useFormats } from "../../use-formats.ts";

interface OfferedSumsProps {
  readonly quote: ReadQuoteForStaff;
  readonly total: ReturnType<typeof useShownTotal>;
  readonly isTotalOpen: boolean;
}

/** From the lines of a quote to its total. */
export function OfferedSums({ quote, total, isTotalOpen }: OfferedSumsProps) {
  const { agreed } = quote;
  const { discount_cents = 0, taxes = [], total_cents: agreedCents } = agreed ?? {};
  const locale = useLocale();
  const { count, money } = useFormats();
  const isOther = !agreed && total.cents !== undefined && (isTotalOpen || isOfAnOffer(quote, total.cents));
  return (
    <>
      {discount_cents > 0 && <Sum label={<Trans>Discount</Trans>}>{money(-discount_cents)}</Sum>}
      {taxes.map((tax) => (
        <Sum key={tax.name} label={taxLabel(tax, locale)}>
          {money(tax.cents)}
        </Sum>
      ))}
      {agreedCents !== undefined && agreedCents !== total.cents && (
        <Sum label={<Trans>As agreed</Trans>}>{money(agreedCents)}</Sum>
      )}
      <TableRow>
        <RowHead>
          {isOther && <Trans>Total of the offer</Trans>}
          {!isOther && (total.isEstimate && !agreed ? <Trans>Estimate</Trans> : <Trans>Total</Trans>)}
        </RowHead>
        <Cell numeric>{count(bagsOfQuote(quote))}</Cell>
        <Cell className="@max-md:hidden" />
        <Cell numeric className="font-semibold">
          {isTotalOpen && <Trans>after a choice</Trans>}
          {!isTotalOpen && (total.cents === undefined ? "–" : money(total.cents))}
        </Cell>
      </TableRow>
    </>
  );
}

function Sum({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <TableRow>
      <RowHead className="font-normal">{label}</RowHead>
      <Cell />
      <Cell className="@max-md:hidden" />
      <Cell numeric>{children}</Cell>
    </TableRow>
  );
}

/** An offer that waits for an answer may hold other lines than the request. */
function isOfAnOffer(quote: ReadQuoteForStaff, totalCents: number): boolean {
  const fee = quote.is_logo_required ? (nearestCents(quote.price_logo_quote) ?? cents(0)) : cents(0);
  const lines = quote.lines.flatMap(({ unit_price, units }) => {
    const unitPrice = unit_price === undefined ? undefined : parseUnitPrice(unit_price);
    return unitPrice === undefined ? [] : { unitPrice, units };
  });
  return lines.length > 0 && totalCents !== quoteTotal(lines, fee);
}
