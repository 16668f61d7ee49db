import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { Cart } from "#domain/cart/cart.ts";
import { useProceed } from "../../parts/cart/use-proceed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { usePaths } from "../../use-paths.ts";

/** After submitting: nothing was charged, and the way that leads to a payment (SPEC-1.8). */
export function CheckoutDone({ cart }: { cart: Cart }) {
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
