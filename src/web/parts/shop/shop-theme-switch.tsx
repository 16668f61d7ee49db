import { useLingui } from "@lingui/react/macro";
import { ThemeSwitch } from "../../ui/theme/theme-switch.tsx";

/** The switch of light and dark, with its words. */
export function ShopThemeSwitch({ className }: { className?: string }) {
  const { t } = useLingui();
  return (
    <ThemeSwitch
      label={t`Appearance`}
      words={{ system: t`As the system`, light: t`Light`, dark: t`Dark` }}
      {...(className ? { className } : {})}
    />
  );
}
