import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import { useRootData } from "../../../words/use-locale.ts";

interface LineEstimateProps {
  size: ReadSize | undefined;
  quantity: number | undefined;
}

/** What the chosen bags come to, while it is being chosen; and from how many on a quote is made. */
export function LineEstimate({ size, quantity }: LineEstimateProps) {
  const { i18n } = useLingui();
  const {
    locale,
    facts: { minimumUnits },
  } = useRootData();
  const unitPrice = size ? parseUnitPrice(size.price) : undefined;
  if (unitPrice === undefined || quantity === undefined) return null;
  return (
    <div className="mt-2 rounded-md bg-paper-2 px-4 py-3">
      <output className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-2">
          {i18n.number(quantity)} × {showUnitPrice(unitPrice, locale)}
        </span>
        <span className="display tabular text-xl" data-testid="estimate">
          {showCents(lineTotal({ unitPrice, units: quantity }), locale)}
        </span>
      </output>
      <p className="mt-1 text-sm text-ink-2">
        {quantity < minimumUnits ? (
          <Trans>An estimate. A quote starts at {i18n.number(minimumUnits)} bags of a size.</Trans>
        ) : (
          <Trans>An estimate without printing; your quote has the exact price.</Trans>
        )}
      </p>
    </div>
  );
}
