import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { priceCart } from "#domain/cart/price-cart.ts";
import { cartStore } from "../../parts/cart/cart-store.ts";
import { useTodaysPrices } from "../../parts/cart/use-todays-prices.ts";
import { Drawer } from "../../ui/overlays/drawer.tsx";
import { CheckoutDone } from "./checkout-done.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import { OrderSummary } from "./order-summary.tsx";

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
