import { Trans, useLingui } from "@lingui/react/macro";
import { FileText } from "lucide-react";
import { NavLink } from "react-router";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePaths } from "../../use-paths.ts";
import { CartButton } from "../cart/cart-button.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { useQuotesEntry } from "./quotes-entry.ts";
import { ShopName } from "./shop-name.tsx";
import { ShopSettings } from "./shop-settings.tsx";

/** Mark, ways through the shop, language and appearance, cart, and `Shop Now` to the quote form. */
export function ShopHeader() {
  const { t } = useLingui();
  const paths = usePaths();
  const quotes = useQuotesEntry();
  return (
    <header
      className="no-print relative z-30 border-b border-line bg-paper tall:sticky tall:top-0"
      data-above-toasts=""
    >
      <div className="frame flex h-18 items-center gap-2 sm:gap-4">
        <ShopName />
        <nav aria-label={t`Main`} className="ml-auto hidden items-center gap-1 lg:flex xl:gap-3">
          <NavLink to={paths.home()} end className={headerLink}>
            <Trans>Home</Trans>
          </NavLink>
          <NavLink to={paths.products()} className={headerLink}>
            <Trans>Products</Trans>
          </NavLink>
          <NavLink to={paths.about()} className={headerLink}>
            <Trans>About</Trans>
          </NavLink>
          <NavLink to={paths.contact()} className={headerLink}>
            <Trans>Contact</Trans>
          </NavLink>
          <NavLink to={quotes.to} title={quotes.words} className={headerLink}>
            <Icon of={FileText} className="size-5 xl:hidden" />
            <span className="max-xl:sr-only">{quotes.words}</span>
          </NavLink>
        </nav>
        <div className="flex items-center gap-1 max-lg:ml-auto sm:gap-2">
          <ShopSettings />
          <CartButton />
          <LinkButton to={paths.devis()} variant="ink" className="max-sm:hidden">
            <Trans>Shop Now</Trans>
          </LinkButton>
          <MenuPanel />
        </div>
      </div>
    </header>
  );
}

const headerLink =
  "px-2 py-2.5 font-medium whitespace-nowrap decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline";
