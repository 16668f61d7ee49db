import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { maximumQuantity, minimumQuantity } from "#domain/catalogue/catalogue-limits.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { intlLocale } from "#domain/language/language.ts";
import { storeForQuote } from "../../../parts/cart/use-proceed.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { usePaths } from "../../../use-paths.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { cartItemOf } from "./cart-item-of.ts";
import { LineEstimate } from "./line-estimate.tsx";
import { QuickQuantities } from "./quick-quantities.tsx";
import { SizeSelector } from "./size-selector.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

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
