import { Trans, useLingui } from "@lingui/react/macro";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { Link } from "react-router";
import { setQuantity } from "#domain/cart/cart.ts";
import type { CartItem } from "#domain/cart/cart-item.ts";
import type { LineChange } from "#domain/cart/todays-prices.ts";
import { maximumQuantity } from "#domain/catalogue/catalogue-limits.ts";
import { shownName, shownSize } from "#domain/catalogue/shown-texts.ts";
import { intlLocale } from "#domain/language/language.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import type { UnitPriceE4 } from "#domain/money/unit-price.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { usePaths } from "../../use-paths.ts";
import { useLocale, useMoney, useRootData } from "../../words/use-locale.ts";
import { ProductPicture } from "../catalogue/product-picture.tsx";
import { shownImage } from "../catalogue/shown-image.ts";
import { cartStore } from "./cart-store.ts";
import { LineChangeNote } from "./line-change-note.tsx";
import { useProceed } from "./use-proceed.ts";

interface CartLineProps {
  item: CartItem;
  unitPrice: UnitPriceE4;
  lineChange: LineChange | undefined;
  onRemove: () => void;
}

/** One line: which bag in which size, how many, and what that comes to. 0 takes it out. */
export function CartLine({ item, unitPrice, lineChange, onRemove }: CartLineProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const { minimumUnits } = useRootData().facts;
  const units = showCount(minimumUnits, locale);
  const paths = usePaths();
  const { proceedWithItem } = useProceed();
  const [name, size] = [shownName(item, locale), shownSize(item.selectedSize.name, locale)];
  const [isWrong, setIsWrong] = useState(false);
  const change = (quantity: number | null | undefined) => {
    setIsWrong(quantity === undefined);
    if (quantity === null || quantity === undefined) return;
    if (quantity <= 0) onRemove();
    else cartStore.set((cart) => setQuantity(cart, { id: item.id, sizeId: item.selectedSize.id }, quantity));
  };
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-b border-line px-5 py-4 last:border-b-0">
      <ProductPicture image={shownImage(item)} alt="" sizes="72px" className="size-18 rounded-sm" />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <Link to={paths.product(item.id)} className="font-semibold underline-offset-4 hover:underline">
              {name}
            </Link>
            <p className="text-sm text-ink-2">
              {size} · {showUnitPrice(unitPrice, money)}
            </p>
            <LineChangeNote change={lineChange} />
          </div>
          <IconButton
            size="sm"
            icon={Trash2}
            label={t`Remove ${name} (${size})`}
            className="-mt-1 -mr-2"
            onClick={onRemove}
          />
        </div>
        {lineChange?.kind !== "gone" && (
          <>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <NumberField
                label={t`Quantity of ${name} (${size})`}
                hideLabel
                value={item.quantity}
                onValueChange={change}
                locale={intlLocale(locale)}
                min={0}
                max={maximumQuantity}
                error={isWrong && t`A whole number from 1 to 10,000,000`}
                buttons={{ decrease: t`One less`, increase: t`One more` }}
                className="w-52"
              />
              <span className="tabular ml-auto font-semibold">
                {showCents(lineTotal({ unitPrice, units: item.quantity }), money)}
              </span>
            </div>
            {item.quantity < minimumUnits && (
              <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
                <Trans>A quote starts at {units} bags of a size.</Trans>
                <button
                  type="button"
                  className="link min-h-6 font-semibold text-ink pointer-coarse:min-h-11"
                  onClick={() => change(minimumUnits)}
                >
                  <Trans>Take {units} bags</Trans>
                </button>
              </p>
            )}
            <button
              type="button"
              className="link mt-2 py-1 text-left text-sm"
              onClick={() => void proceedWithItem(item)}
            >
              <Trans>Ask for a quote of this bag only</Trans>
            </button>
          </>
        )}
      </div>
    </li>
  );
}
