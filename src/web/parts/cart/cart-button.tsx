import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { lineCount } from "#domain/cart/cart.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { hideWhenLeft } from "../../ui/overlays/hide-when-left.ts";
import { withWords } from "../../words/with-words.ts";
import { cartStore } from "./cart-store.ts";
import { CartUnloaded } from "./cart-unloaded.tsx";
import { cartPopover } from "./open-cart.ts";

const loadPanel = () => withWords(import("./cart-panel.tsx"));
const CartPanel = lazy(() =>
  loadPanel()
    .then((module) => ({ default: module.CartPanel }))
    // Offline, or a version that is gone.
    .catch(() => ({ default: CartUnloaded })),
);

/** The cart behind its button: the badge counts lines (SPEC-0.19); what the panel shows is loaded when it opens. */
export function CartButton() {
  const { t } = useLingui();
  const count = lineCount(cartStore.use());
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes because the place has changed.
  useEffect(() => panel.current?.hidePopover(), [key]);
  return (
    <div className="relative">
      <IconButton
        icon={ShoppingBag}
        label={count > 0 ? t`Cart, ${plural(count, { one: "# line", other: "# lines" })}` : t`Cart`}
        popoverTarget={cartPopover}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      />
      {count > 0 && (
        <span key={count} aria-hidden="true" className={badge} data-testid="cart-count">
          {count}
        </span>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a popover listens to what happens to itself */}
      <div
        ref={panel}
        id={cartPopover}
        popover="auto"
        className={sheet}
        onBlur={hideWhenLeft}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <noscript>
          <p className="p-5">
            <Trans>The cart needs JavaScript. A quote can be asked for without it.</Trans>
          </p>
        </noscript>
        {isOpen && (
          <Suspense fallback={<SkeletonText lines={4} className="p-5" />}>
            <CartPanel />
          </Suspense>
        )}
      </div>
    </div>
  );
}

const badge =
  "tabular pointer-events-none absolute -top-0.5 -right-0.5 grid h-5 min-w-5 animate-bump place-items-center rounded-full bg-sprout px-1 text-[0.75rem] leading-none font-bold text-on-sprout";

const sheet =
  "inset-auto top-[4.75rem] right-3 m-0 sm:right-[max(var(--page-margin),calc((100vw-var(--page-width))/2))] max-h-[calc(100dvh-5.5rem)] w-[min(27rem,100vw-1.5rem)] -translate-y-1 scroll-pb-36 overflow-y-auto overscroll-contain rounded-md border border-line bg-card text-ink opacity-0 shadow-float transition-[opacity,translate,display,overlay] transition-discrete duration-calm open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0";
