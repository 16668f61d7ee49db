import { plural } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useRef, useState } from "react";
import { type Cart, putBack, removeFromCart, unitCount } from "#domain/cart/cart.ts";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { linePrice, priceCart } from "#domain/cart/price-cart.ts";
import { showCents } from "#domain/money/show-money.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePaths } from "../../use-paths.ts";
import { useMoney } from "../../words/use-locale.ts";
import { CartLine } from "./cart-line.tsx";
import { cartStore } from "./cart-store.ts";
import { useProceed } from "./use-proceed.ts";
import { useTodaysPrices } from "./use-todays-prices.ts";

/** The cart: its lines, their sum, and the way on. What was taken out can be put back while the panel is open. */
export function CartPanel() {
  const money = useMoney();
  const cart = cartStore.use();
  const { proceedWithCart } = useProceed();
  const title = useRef<HTMLHeadingElement>(null);
  const [before, setBefore] = useState<Cart | null>(null);
  const { changes, list } = useTodaysPrices();
  const sold = cart.filter((item) => changes.get(item.selectedSize.id)?.kind !== "gone");
  const takeOut = (change: (cart: Cart) => Cart) => {
    setBefore(cart);
    cartStore.set(change);
    // What had the focus is gone.
    title.current?.focus();
  };
  const remove = (item: CartItem) =>
    takeOut((lines) => removeFromCart(lines, { id: item.id, sizeId: item.selectedSize.id }));
  const undo = () => {
    if (before) cartStore.set((lines) => putBack(lines, before));
    setBefore(null);
    title.current?.focus();
  };
  const units = unitCount(sold);
  const priced = priceCart(sold, list);
  return (
    <div className="flex flex-col">
      <div className="flex items-baseline justify-between gap-4 px-5 pt-4 pb-3">
        <h2 ref={title} tabIndex={-1} className="text-xl">
          <Trans>Your cart</Trans>
        </h2>
        {cart.length > 0 && (
          <Button variant="quiet" size="sm" className="-mr-3" onClick={() => takeOut(() => [])}>
            <Trans>Clear cart</Trans>
          </Button>
        )}
      </div>
      <div role="status">
        {before && (
          <p className="flex items-center justify-between gap-3 bg-paper-2 px-5 py-2 text-sm">
            <Trans>Taken out of the cart.</Trans>
            <button type="button" className="link py-1 font-semibold" onClick={undo}>
              <Trans>Undo</Trans>
            </button>
          </p>
        )}
      </div>
      {cart.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <ul className="border-t border-line">
            {cart.map((item) => (
              <CartLine
                key={`${item.id}-${item.selectedSize.id}`}
                item={item}
                unitPrice={linePrice(priced, item)}
                lineChange={changes.get(item.selectedSize.id)}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
          <div className="sticky bottom-0 border-t border-line bg-card px-5 py-4">
            <output className="flex items-baseline justify-between gap-4">
              <span>
                <Trans>Total</Trans>{" "}
                <span className="text-sm text-ink-2">{plural(units, { one: "# bag", other: "# bags" })}</span>
              </span>
              <span className="display tabular text-xl" data-testid="cart-total">
                {showCents(priced.totalCents, money)}
              </span>
            </output>
            <Button
              variant="ink"
              className="mt-3 w-full"
              disabled={sold.length === 0}
              onClick={() => void proceedWithCart(sold)}
            >
              <Trans>Ask for a quote</Trans>
              <Icon of={ArrowRight} />
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Nothing chosen yet, and where to choose. */
export function EmptyCart() {
  const paths = usePaths();
  return (
    <div className="px-5 pb-5">
      <p className="text-ink-2">
        <Trans>Your cart is empty. Choose a bag and a size, and it waits here.</Trans>
      </p>
      <LinkButton to={paths.products()} className="mt-4">
        <Trans>Browse products</Trans>
      </LinkButton>
    </div>
  );
}
