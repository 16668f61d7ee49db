import { Trans, useLingui } from "@lingui/react/macro";
import FileText from "lucide-react/icons/file-text";
import Languages from "lucide-react/icons/languages";
import SunMoon from "lucide-react/icons/sun-moon";
import { NavLink } from "react-router";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { hideWhenLeft } from "../../ui/overlays/hide-when-left.ts";
import { usePaths } from "../../use-paths.ts";
import { useRootData } from "../../words/use-locale.ts";
import { CartButton } from "../cart/cart-button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { useQuotesEntry } from "./quotes-entry.ts";
import { ShopName } from "./shop-name.tsx";
import { ShopThemeSwitch } from "./shop-theme-switch.tsx";

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

const id = "shop-settings";

/** Language and appearance behind one button of wide windows: the browser's own popover, which opens before any script. */
function ShopSettings() {
  const { t } = useLingui();
  const { onlyLanguage } = useRootData().facts;
  return (
    <div className="hidden lg:block">
      <IconButton
        icon={onlyLanguage ? SunMoon : Languages}
        label={onlyLanguage ? t`Appearance` : t`Language and appearance`}
        popoverTarget={id}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a popover listens to what happens to itself */}
      <div id={id} popover="auto" className={sheet} onBlur={hideWhenLeft}>
        {!onlyLanguage && (
          <div className="mb-4">
            <p className="mb-1.5 text-sm font-semibold">
              <Trans>Language</Trans>
            </p>
            <LanguageSwitch />
          </div>
        )}
        <p className="mb-1.5 text-sm font-semibold noscript:hidden">
          <Trans>Appearance</Trans>
        </p>
        <ShopThemeSwitch className="noscript:hidden" />
      </div>
    </div>
  );
}

const sheet =
  "inset-auto top-[4.75rem] right-[max(var(--page-margin),calc((100vw-var(--page-width))/2))] m-0 rounded-md border border-line bg-card p-5 text-ink shadow-float";
