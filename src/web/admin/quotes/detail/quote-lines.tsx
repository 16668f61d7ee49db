import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { cents, nearestCents } from "#domain/money/cents.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { shownLineName } from "#domain/offers/own-line-names.ts";
import { taxLabel } from "#domain/offers/tax-label.ts";
import { isWords } from "#domain/offers/work-out-offer.ts";
import { productLineName } from "#domain/quotes/buyer-names.ts";
import { quoteTotal } from "#domain/quotes/quote-total.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { LineDetails } from "../../../parts/offers/line-details.tsx";
import { bagLinesOf, bagsOfQuote, linesOfQuote } from "../../../parts/offers/lines-of-quote.ts";
import { useLineTitle } from "../../../parts/offers/use-line-title.ts";
import { useShownTotal } from "../../../parts/quotes/use-shown-total.ts";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../../ui/lists/table.tsx";
import { say } from "../../../words/say.ts";
import { useLocale, useMoney } from "../../../words/use-locale.ts";
import { useMay } from "../../allowed.tsx";
import { useFormats } from "../../use-formats.ts";

interface QuoteLinesProps {
  readonly quote: ReadQuoteForStaff;
}

/** What was agreed on, before that what was asked for, and the total; for whom prices are not meant, what is to be made. */
export function QuoteLines({ quote }: QuoteLinesProps) {
  const mayReadPrices = useMay()("prices.read");
  return (
    <div>
      {mayReadPrices ? <PricedLines quote={quote} /> : <LinesToMake quote={quote} />}
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
            <RowHead className="font-normal whitespace-normal!">
              {titleOf(line)}
              <OwnName quote={quote} index={index} />
            </RowHead>
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

function PricedLines({ quote }: QuoteLinesProps) {
  const { t, i18n } = useLingui();
  const style = useMoney();
  const { count, money } = useFormats();
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
              {shownLineName(line.name, (words) => say(i18n, words))}
              <OwnName quote={quote} index={index} />
              <LineDetails {...line} />
            </RowHead>
            <Cell numeric>{units !== undefined && count(units)}</Cell>
            <Cell numeric className="@max-md:hidden">
              {unitPriceE4 !== undefined && showUnitPrice(unitPriceE4, style)}
            </Cell>
            <Cell numeric>{amountCents === undefined ? !isWords(line.kind) && "–" : money(amountCents)}</Cell>
          </TableRow>
        ))}
        <OfferedSums {...{ quote, total }} />
      </tbody>
    </Table>
  );
}

/** How the catalog calls what was asked for, where its buyer reads another name. */
export function OwnName({ quote: { agreed, lines }, index }: { quote: ReadQuoteForStaff; index: number }) {
  const line = agreed ? undefined : lines[index];
  if (!line) return null;
  const own = productLineName({ productName: line.product_name, sizeName: line.size_name });
  const { product_name: productName, size_name: sizeName } = line.buyer_names;
  if (own === productLineName({ productName, sizeName })) return null;
  return <span className="block text-sm text-ink-2">{own}</span>;
}

interface OfferedSumsProps {
  readonly quote: ReadQuoteForStaff;
  readonly total: ReturnType<typeof useShownTotal>;
}

/** From the lines of a quote to its total. */
function OfferedSums({ quote, total }: OfferedSumsProps) {
  const { agreed } = quote;
  const { discount_cents = 0, taxes = [], total_cents: agreedCents } = agreed ?? {};
  const locale = useLocale();
  const { count, money } = useFormats();
  const isOther = !agreed && total.cents !== undefined && isOfAnOffer(quote, total.cents);
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
          {total.cents === undefined ? "–" : money(total.cents)}
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
