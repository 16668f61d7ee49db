import { useLingui } from "@lingui/react/macro";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { addressLines, joined } from "#domain/shop/shop-address.ts";
import { ErrorPage } from "../parts/error-page.tsx";
import { ShopFooter } from "../parts/shop/shop-footer.tsx";
import { ShopHeader } from "../parts/shop/shop-header.tsx";
import { ShopMark } from "../parts/shop/shop-mark.tsx";
import { Toaster } from "../ui/feedback/toaster.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { useIsIdle } from "../when-idle.ts";
import { useRootData } from "../words/use-locale.ts";
import { withWords } from "../words/with-words.ts";

const DeferredTasks = lazy<ComponentType>(() =>
  withWords(import("./deferred-tasks.tsx"))
    .then((module) => ({ default: module.DeferredTasks }))
    // A page that cannot load its own parts any more does without, until the next one.
    .catch(() => ({ default: () => null })),
);

/** Header, page, footer; the back office stands outside of it. */
export default function ShopLayout() {
  useFocusOnNewPage();
  const isIdle = useIsIdle();
  return (
    <ShopFrame>
      <Outlet />
      {isIdle && (
        <Suspense fallback={null}>
          <DeferredTasks />
        </Suspense>
      )}
    </ShopFrame>
  );
}

/** A failed page still shows the header and footer. */
export function ErrorBoundary() {
  return (
    <ShopFrame>
      <ErrorPage />
    </ShopFrame>
  );
}

function ShopFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <SkipLink href="#main" label={t`Skip to content`} />
      <ShopHeader />
      <PrintedHeader />
      {children}
      <ShopFooter />
      <Toaster label={t`Messages`} closeLabel={t`Close`} />
    </>
  );
}

/** The shop's name and contact details on printed pages, where the header and footer are hidden. */
function PrintedHeader() {
  const { facts } = useRootData();
  return (
    <div className="only-print mb-6 flex items-center justify-between gap-6 border-b border-ink pb-3">
      <p className="display flex items-center gap-2 text-lg">
        <ShopMark />
        {facts.name}
      </p>
      <p className="text-right text-sm">
        {joined(" · ", facts.phone, facts.email)}
        <br />
        {joined(", ", ...addressLines(facts))}
      </p>
    </div>
  );
}

/**
 * A link to another page moves the focus, and a screen reader, to its start, as a page load would. The first
 * page and a change of the address within a page (a search, a filter) leave the focus where it is.
 */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
