import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { ErrorPage } from "../parts/error-page.tsx";
import { Later } from "../parts/later.tsx";
import { MailHeader } from "../parts/shop/letterhead.tsx";
import { ShopFooter } from "../parts/shop/shop-footer.tsx";
import { ShopHeader } from "../parts/shop/shop-header.tsx";
import { useFocusOnNewPage } from "../parts/shop/use-focus-on-new-page.ts";
import { Toaster } from "../ui/feedback/toaster.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { withWords } from "../words/with-words.ts";

const nothing = {};
const loadRest = () => withWords(import("./once-loaded.tsx")).then(({ OnceLoaded }) => OnceLoaded);

/** Header, page, footer; the back office stands outside of it. */
export default function ShopLayout() {
  useFocusOnNewPage();
  return (
    <ShopFrame>
      <Outlet />
      <Later load={loadRest} give={nothing} />
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
      <MailHeader />
      {children}
      <ShopFooter />
      <Toaster label={t`Messages`} closeLabel={t`Close`} />
    </>
  );
}
