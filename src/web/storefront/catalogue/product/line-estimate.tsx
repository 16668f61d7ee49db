import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { type PricedRequest, priceRequest } from "#domain/prices/price-request.ts";
import { priceListOf } from "#domain/prices/read-price-list.ts";
import { NextBreakOffer } from "../../../parts/prices/next-break.tsx";
import { useRootData } from "../../../words/use-locale.ts";

interface LineEstimateProps {
  size: ReadSize | undefined;
  quantity: number | undefined;
  onChoose: (quantity: number) => void;
}

/** What the chosen bags come to, while it is being chosen; from how many on a quote is made; and what more would save. */
export function LineEstimate({ size, quantity, onChoose }: LineEstimateProps) {
  const { i18n } = useLingui();
  const {
    locale,
    facts: { minimumUnits },
  } = useRootData();
  const priced = size && quantity !== undefined ? priceOf(size, quantity) : undefined;
  const unitPrice = priced?.lines[0]?.unitPrice;
  if (!size || quantity === undefined || !priced || unitPrice === undefined) return null;
  return (
    <div className="mt-2 rounded-md bg-paper-2 px-4 py-3">
      <output className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-2">
          {i18n.number(quantity)} × {showUnitPrice(unitPrice, locale)}
        </span>
        <span className="display tabular text-xl" data-testid="estimate">
          {showCents(priced.totalCents, locale)}
        </span>
      </output>
      {quantity < minimumUnits ? (
        <Minimum size={size} minimumUnits={minimumUnits} onChoose={onChoose} />
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">
            <Trans>An estimate without printing; your quote has the exact price.</Trans>
          </p>
          <NextBreakOffer priced={priced} onTake={({ moreUnits }) => onChoose(quantity + moreUnits)} />
        </>
      )}
    </div>
  );
}

interface MinimumProps {
  size: ReadSize;
  minimumUnits: number;
  onChoose: (quantity: number) => void;
}

/** The least that a quote is made for, what that comes to, and a button that takes it. */
function Minimum({ size, minimumUnits, onChoose }: MinimumProps) {
  const { i18n } = useLingui();
  const { locale } = useRootData();
  const least = priceOf(size, minimumUnits);
  const units = i18n.number(minimumUnits);
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
      <span>
        <Trans>An estimate. A quote starts at {i18n.number(minimumUnits)} bags of a size.</Trans>{" "}
        {least && <Trans>These are {showCents(least.totalCents, locale)}.</Trans>}
      </span>
      <button
        type="button"
        className="link min-h-6 font-semibold text-ink pointer-coarse:min-h-11 noscript:hidden"
        onClick={() => onChoose(minimumUnits)}
      >
        <Trans>Take {units} bags</Trans>
      </button>
    </p>
  );
}

/** Bags of one size by the price list in use; nothing for a price that cannot be read. */
function priceOf(size: ReadSize, units: number): PricedRequest | undefined {
  const unitPrice = parseUnitPrice(size.price);
  if (unitPrice === undefined) return undefined;
  const asked = { sizeId: size.id, productId: size.product_id, unitPrice, units };
  return priceRequest({ sizes: [asked], places: [] }, priceListOf([size]));
}
