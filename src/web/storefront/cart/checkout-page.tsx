import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { isRecord } from "#domain/text/read-value.ts";
import { CartUnloaded } from "../../parts/cart/cart-unloaded.tsx";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { WaitBar } from "../../ui/feedback/wait-bar.tsx";
import { usePaths } from "../../use-paths.ts";
import { withWords } from "../../words/with-words.ts";

const CheckoutDrawer = lazy(() =>
  withWords(import("./checkout-drawer.tsx"))
    .then((module) => ({ default: module.CheckoutDrawer }))
    // Offline, or a version that is gone.
    .catch(() => ({ default: CartUnloaded })),
);

/** /checkout hosts the panel, opened on load; closing it goes back (SPEC-2.3). Without a script it leads to the quote form. */
export default function CheckoutPage() {
  const { t } = useLingui();
  const paths = usePaths();
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const close = () => {
    const state: unknown = window.history.state;
    const hasStepped = isRecord(state) && typeof state.idx === "number" && state.idx > 0;
    const hasCome = hasStepped || document.referrer.startsWith(`${location.origin}/`);
    void (hasCome ? navigate(-1) : navigate(paths.products()));
  };
  return (
    <main id="main" tabIndex={-1} className="frame min-h-[60dvh] py-14">
      <PageHead title={t`Checkout`} description={t`What is in your cart, and what it comes to.`} />
      <h1>
        <Trans>Checkout</Trans>
      </h1>
      <p className="mt-4 mb-8 max-w-[36rem] text-lg text-ink-2">
        <Trans>Orders start with a quote: you see the exact price, and pay once you agree.</Trans>
      </p>
      <LinkButton to={paths.devis()} variant="ink" size="lg">
        <Trans>Ask for a quote</Trans>
      </LinkButton>
      {isInBrowser && (
        <Suspense fallback={<WaitBar label={t`Loading...`} />}>
          <CheckoutDrawer onClose={close} />
        </Suspense>
      )}
    </main>
  );
}
