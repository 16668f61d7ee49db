import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice, type UnitPriceE4 } from "#domain/money/unit-price.ts";
import { breakFor } from "#domain/prices/price-list.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import { useMoney, useRootData } from "../../../words/use-locale.ts";
import { optionalPart, withWords } from "../../../words/with-words.ts";

interface LineEstimateProps {
  size: ReadSize | undefined;
  quantity: number | undefined;
  onChoose: (quantity: number) => void;
}

/** What the chosen bags come to, while it is being chosen; from how many on a quote is made; and what more would save. */
export function LineEstimate({ size, quantity, onChoose }: LineEstimateProps) {
  const { i18n } = useLingui();
  const { minimumUnits } = useRootData().facts;
  const money = useMoney();
  const unitPrice = size && quantity !== undefined ? priceAt(size, quantity) : undefined;
  if (!size || quantity === undefined || unitPrice === undefined) return null;
  return (
    <div className="mt-2 rounded-md bg-paper-2 px-4 py-3">
      <output className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-2">
          {i18n.number(quantity)} × {showUnitPrice(unitPrice, money)}
        </span>
        <span className="display tabular text-xl" data-testid="estimate">
          {showCents(lineTotal({ unitPrice, units: quantity }), money)}
        </span>
      </output>
      {quantity < minimumUnits ? (
        <Minimum size={size} minimumUnits={minimumUnits} onChoose={onChoose} />
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">
            <Trans>An estimate without printing; your quote has the exact price.</Trans>
          </p>
          {size.breaks && (
            <Suspense fallback={null}>
              <LineNextBreak size={size} unitPrice={unitPrice} quantity={quantity} onChoose={onChoose} />
            </Suspense>
          )}
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
  const money = useMoney();
  const unitPrice = priceAt(size, minimumUnits);
  const units = i18n.number(minimumUnits);
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
      <span>
        <Trans>An estimate. A quote starts at {i18n.number(minimumUnits)} bags of a size.</Trans>{" "}
        {unitPrice !== undefined && (
          <Trans>These are {showCents(lineTotal({ unitPrice, units: minimumUnits }), money)}.</Trans>
        )}
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

/** Loaded once a quantity is chosen that a quote is made for: a first visit does without. */
const LineNextBreak = optionalPart(
  async () => (await withWords(import("./line-next-break.tsx"))).LineNextBreak,
);

/** What a bag of this size costs at a quantity; nothing for a price that cannot be read. */
function priceAt(size: ReadSize, units: number): UnitPriceE4 | undefined {
  return breakFor(size.breaks ?? [], units)?.unitPrice ?? parseUnitPrice(size.price);
}
