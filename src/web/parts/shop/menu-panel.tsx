import { Trans, useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type ToggleEvent, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { hideWhenLeft } from "../../ui/overlays/hide-when-left.ts";
import { usePaths } from "../../use-paths.ts";
import { useRootData } from "../../words/use-locale.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { useQuotesEntry } from "./quotes-entry.ts";
import { ShopThemeSwitch } from "./shop-theme-switch.tsx";

const id = "shop-menu";

/** The slide-out menu of narrow windows: the browser's own popover, which opens before any script. */
export function MenuPanel() {
  const { t } = useLingui();
  const paths = usePaths();
  const { onlyLanguage } = useRootData().facts;
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes because the place has changed.
  useEffect(() => panel.current?.hidePopover(), [key]);
  const links = [
    { to: paths.home(), words: t`Home` },
    { to: paths.products(), words: t`Products` },
    { to: paths.about(), words: t`About` },
    { to: paths.contact(), words: t`Contact` },
    useQuotesEntry(),
  ];
  return (
    <div className="lg:hidden">
      <IconButton icon={Menu} label={t`Menu`} popoverTarget={id} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a popover listens to what happens to itself */}
      <div ref={panel} id={id} popover="auto" className={sheet} onToggle={focusFirst} onBlur={hideWhenLeft}>
        <nav aria-label={t`Menu`} className="flex min-h-full flex-col px-5 pb-8">
          <div className="flex h-18 items-center justify-between">
            {onlyLanguage ? <span /> : <LanguageSwitch />}
            <IconButton icon={X} label={t`Close`} popoverTarget={id} popoverTargetAction="hide" />
          </div>
          <ul className="border-t border-line">
            {links.map(({ to, words }) => (
              <li key={to} className="border-b border-line">
                <NavLink to={to} end={to === paths.home()} className={menuLink}>
                  {words}
                  <Icon of={ArrowRight} className="size-5 text-ink-2" />
                </NavLink>
              </li>
            ))}
          </ul>
          <LinkButton to={paths.devis()} variant="ink" size="lg" className="mt-6">
            <Trans>Shop Now</Trans>
          </LinkButton>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-10">
            <ShopThemeSwitch />
          </div>
        </nav>
      </div>
    </div>
  );
}

/** The panel covers its own button, which would keep the focus. */
function focusFirst({ newState, currentTarget: panel }: ToggleEvent<HTMLElement>): void {
  if (newState === "open") panel.querySelector("button")?.focus();
}

const sheet =
  "inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,88vw)] translate-x-3 overflow-y-auto border-l border-line bg-card text-ink opacity-0 shadow-float transition-[opacity,translate,display,overlay] transition-discrete duration-slow backdrop:bg-veil open:translate-x-0 open:opacity-100 starting:open:translate-x-3 starting:open:opacity-0";

const menuLink = "display flex items-center justify-between py-4 text-xl aria-[current=page]:text-leaf";
