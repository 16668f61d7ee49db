import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { maximumQuantity, minimumQuantity } from "#domain/catalogue/catalogue-limits.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownMeasures, shownSize } from "#domain/catalogue/shown-texts.ts";
import { intlLocale } from "#domain/language/language.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice, unitPriceE4 } from "#domain/money/unit-price.ts";
import { storeForQuote } from "../../../parts/cart/use-proceed.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { usePaths } from "../../../use-paths.ts";
import { useLocale, useMoney } from "../../../words/use-locale.ts";
import { cartItemOf } from "./cart-item-of.ts";
import { LineEstimate } from "./line-estimate.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useUsualQuantities } from "./use-quantities.ts";

interface BuyBoxProps {
  product: ReadProduct;
  sizes: readonly ReadSize[];
  size: ReadSize | undefined;
  onChooseSize: (id: number) => void;
}

/** Size, quantity, what that comes to, and into the cart. */
export function BuyBox({ product, sizes, size, onChooseSize }: BuyBoxProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const locale = intlLocale(useLocale());
  const [typed, setQuantity] = useState<number | null | undefined>(minimumQuantity);
  const { isAdding, add } = useAddToCart();
  const quantity = isQuantity(typed) ? typed : undefined;
  const item = size && quantity ? cartItemOf(product, size, quantity) : undefined;
  return (
    <div className="no-print mt-4 border-t border-ink pt-4">
      <SizeSelector sizes={sizes} chosen={size?.id} onChoose={onChooseSize} />
      <NumberField
        label={t`Quantity`}
        value={typed ?? null}
        onValueChange={setQuantity}
        locale={locale}
        min={minimumQuantity}
        max={maximumQuantity}
        buttons={{ decrease: t`One less`, increase: t`One more` }}
        error={quantity === undefined && t`A whole number from 1 to 10,000,000`}
        className="mt-4 noscript:hidden"
      />
      <QuickQuantities chosen={quantity} onChoose={setQuantity} />
      {/* On the first screen, however many sizes stand above. */}
      <div className="mt-2 grid gap-2.5 bg-paper py-2 sm:grid-cols-[1.4fr_1fr] lg:tall:sticky lg:tall:bottom-0 lg:tall:z-10">
        <Button
          variant="ink"
          size="lg"
          className="noscript:hidden"
          disabled={!size}
          busy={isAdding}
          busyText={t`Adding to Cart...`}
          onClick={() => quantity && add(product, size, quantity)}
        >
          {size ? t`Add to Cart` : t`Select a Size`}
        </Button>
        <LinkButton data-early="" to={paths.devis()} size="lg" onClick={() => item && storeForQuote(item)}>
          <Trans>Ask for a quote</Trans>
        </LinkButton>
      </div>
      <LineEstimate size={size} quantity={quantity} onChoose={setQuantity} />
    </div>
  );
}

function isQuantity(value: number | null | undefined): value is number {
  return Number.isInteger(value) && Number(value) >= minimumQuantity && Number(value) <= maximumQuantity;
}

interface QuickQuantitiesProps {
  chosen: number | undefined;
  onChoose: (quantity: number) => void;
}

const usualTimes = [1, 2.5, 5, 10];

/** Bags are ordered by the thousand: one press instead of five digits. */
function QuickQuantities({ chosen, onChoose }: QuickQuantitiesProps) {
  const { t, i18n } = useLingui();
  const quantities = useUsualQuantities(usualTimes);
  return (
    <fieldset className="mt-2.5 flex flex-wrap gap-2 noscript:hidden">
      <legend className="sr-only">{t`Usual quantities`}</legend>
      {quantities.map((quantity) => (
        <button
          key={quantity}
          type="button"
          aria-pressed={quantity === chosen}
          onClick={() => onChoose(quantity)}
          className="tabular min-h-8 rounded-sm border border-line bg-card px-2.5 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
        >
          {i18n.number(quantity)}
        </button>
      ))}
    </fieldset>
  );
}

interface SizeSelectorProps {
  sizes: readonly ReadSize[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** The sizes of the product, each with its measures and price. */
function SizeSelector({ sizes, chosen, onChoose }: SizeSelectorProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  if (sizes.length === 0) {
    return (
      <p className="rounded-md border border-dashed border-edge px-4 py-3 font-medium">
        <Trans>No sizes available</Trans>
      </p>
    );
  }
  return (
    <RadioGroup
      name="size"
      label={t`Size`}
      look="cards"
      className="[&_label]:py-2 [&_label>span]:min-w-0 [&_label>span]:flex-1"
      value={String(chosen)}
      onValueChange={(id) => onChoose(Number(id))}
      options={sizes.map((size) => ({
        value: String(size.id),
        label: (
          <span className="flex items-baseline justify-between gap-3">
            {shownSize(size.name, locale)}
            <span className="tabular">
              {showUnitPrice(parseUnitPrice(size.price) ?? unitPriceE4(0), money)}
            </span>
          </span>
        ),
        hint: shownMeasures(size.label, locale),
      }))}
    />
  );
}
