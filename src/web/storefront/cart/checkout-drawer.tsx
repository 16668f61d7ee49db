import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Cart } from "#domain/cart/cart.ts";
import { linePrice, priceCart } from "#domain/cart/price-cart.ts";
import type { LineChange } from "#domain/cart/todays-prices.ts";
import { shownName, shownSize } from "#domain/catalogue/shown-texts.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import type { PricedRequest } from "#domain/prices/price-request.ts";
import { cartStore } from "../../parts/cart/cart-store.ts";
import { LineChangeNote } from "../../parts/cart/line-change-note.tsx";
import { useProceed } from "../../parts/cart/use-proceed.ts";
import { useTodaysPrices } from "../../parts/cart/use-todays-prices.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { shownImage } from "../../parts/catalogue/shown-image.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Drawer } from "../../ui/overlays/drawer.tsx";
import { usePaths } from "../../use-paths.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { CheckoutForm } from "./checkout-form.tsx";

/** The checkout panel, opened and closed by its caller; its heading reads as it was specified (SPEC-1.8). */
export function CheckoutDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const cart = cartStore.use();
  const [isDone, setDone] = useState(false);
  const { changes, list } = useTodaysPrices();
  const priced = priceCart(cart, list);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Checkoutttt</Trans>}
      closeLabel={t`Close`}
    >
      <OrderSummary cart={cart} priced={priced} changes={changes} />
      {isDone ? (
        <CheckoutDone cart={cart} />
      ) : (
        <CheckoutForm total={priced.totalCents} onSubmitted={() => setDone(true)} />
      )}
    </Drawer>
  );
}

/** After submitting: nothing was charged, and the way that leads to a payment (SPEC-1.8). */
function CheckoutDone({ cart }: { cart: Cart }) {
  const paths = usePaths();
  const { proceedWithCart } = useProceed();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="rounded-md border border-ink p-5">
      <h3 ref={title} tabIndex={-1}>
        <Trans>No payment was taken</Trans>
      </h3>
      <p className="mt-2 text-ink-2">
        <Trans>
          Your card details were not sent or kept. Orders start with a quote: ask for one, and pay once you
          agree to its price.
        </Trans>
      </p>
      {cart.length > 0 ? (
        <Button variant="ink" className="mt-5" onClick={() => void proceedWithCart(cart)}>
          <Trans>Ask for a quote</Trans>
        </Button>
      ) : (
        <LinkButton to={paths.devis()} variant="ink" className="mt-5">
          <Trans>Ask for a quote</Trans>
        </LinkButton>
      )}
    </div>
  );
}

interface OrderSummaryProps {
  cart: Cart;
  priced: PricedRequest;
  changes: ReadonlyMap<number, LineChange>;
}

/** What is being ordered: image, name, price of the chosen size, quantity. */
function OrderSummary({ cart, priced, changes }: OrderSummaryProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const paths = usePaths();
  return (
    <section aria-labelledby="order" className="mb-7">
      <h3 id="order" className="mb-2 font-text text-base font-semibold tracking-normal">
        <Trans>Order summary</Trans>
      </h3>
      {cart.length === 0 ? (
        <>
          <p className="mb-3 text-ink-2">
            <Trans>Your cart is empty.</Trans>
          </p>
          <LinkButton to={paths.products()} size="sm">
            <Trans>Browse products</Trans>
          </LinkButton>
        </>
      ) : (
        <ul className="border-t border-line">
          {cart.map((item) => (
            <li
              key={`${item.id}-${item.selectedSize.id}`}
              className="flex items-center gap-4 border-b border-line py-3"
            >
              <ProductPicture image={shownImage(item)} alt="" sizes="56px" className="size-14 rounded-sm" />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{shownName(item, locale)}</p>
                <p className="text-sm text-ink-2">
                  {shownSize(item.selectedSize.name, locale)} ·{" "}
                  {showUnitPrice(linePrice(priced, item), money)}
                </p>
                <LineChangeNote change={changes.get(item.selectedSize.id)} />
              </div>
              <p className="tabular text-sm">× {i18n.number(item.quantity)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
