import { Trans, useLingui } from "@lingui/react/macro";
import { Languages, SunMoon } from "lucide-react";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { hideWhenLeft } from "../../ui/overlays/hide-when-left.ts";
import { useRootData } from "../../words/use-locale.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ShopThemeSwitch } from "./shop-theme-switch.tsx";

const id = "shop-settings";

/** Language and appearance behind one button of wide windows: the browser's own popover, which opens before any script. */
export function ShopSettings() {
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
