import { Trans, useLingui } from "@lingui/react/macro";
import Settings from "lucide-react/icons/settings";
import { LanguageSwitch } from "../../parts/shop/language-switch.tsx";
import { ShopThemeSwitch } from "../../parts/shop/shop-theme-switch.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Popover } from "../../ui/overlays/popover.tsx";
import { useConfirmStep, useFirstDay } from "../dashboard/use-first-day.ts";
import { useChooseLanguage } from "./account-language.ts";
import { KeyList } from "./key-list.tsx";
import { shortcutsAreOn } from "./shortcuts-are-on.ts";

/** Language, appearance, and the shortcuts: what they are, and the switch that turns them off. */
export function SettingsMenu({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useLingui();
  const choosing = useChooseLanguage();
  const areOn = shortcutsAreOn.use();
  return (
    <Popover
      title={<Trans>Preferences</Trans>}
      trigger={
        <Button variant="quiet" className={isNarrow ? "px-0!" : "justify-start! px-3!"}>
          <Icon of={Settings} className="size-4" />
          <span className={isNarrow ? "sr-only" : undefined}>
            <Trans>Preferences</Trans>
          </span>
        </Button>
      }
    >
      <div className="grid gap-4 text-sm">
        <div className="flex flex-wrap gap-3">
          <LanguageSwitch onChoose={(language) => choosing.mutate(language)} />
          <ShopThemeSwitch />
        </div>
        <Switch
          label={t`Single-key shortcuts`}
          checked={areOn}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            shortcutsAreOn.set(() => checked);
          }}
        />
        <FirstDayBack />
        <KeyList />
      </div>
    </Popover>
  );
}

/** The list of the first day, where its owner has put it away. */
function FirstDayBack() {
  const { data } = useFirstDay();
  const confirming = useConfirmStep();
  if (!data?.is_put_away) return null;
  return (
    <Button
      size="sm"
      busy={confirming.isPending}
      onClick={() => confirming.mutate({ step: "put-away", isDone: false })}
    >
      <Trans>Show the list of the first day again</Trans>
    </Button>
  );
}
