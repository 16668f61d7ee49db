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
import { sections } from "./sections.ts";
import { shortcutsAreOn } from "./shortcuts-are-on.ts";

/** Language, appearance, and the shortcuts: what they are, and the switch that turns them off. */
export function SettingsMenu({ isNarrow }: { isNarrow: boolean }) {
  const { t, i18n } = useLingui();
  const choosing = useChooseLanguage();
  const areOn = shortcutsAreOn.use();
  const keys = [
    { key: "/", label: t`Search` },
    { key: "r", label: t`Refresh` },
    { key: "n", label: t`New` },
    { key: "j", label: t`Next row, or next open request` },
    { key: "k", label: t`Row before` },
    { key: "x", label: t`Tick the row, or reject the quote` },
    { key: "v", label: t`Confirm the quote` },
    { key: "w", label: t`Write an offer` },
    ...sections.flatMap(({ shortcut, label }) => (shortcut ? { key: shortcut, label: i18n._(label) } : [])),
  ];
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
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
          <div className="col-span-2">
            <Key name={t`Ctrl K`} label={t`All commands`} />
          </div>
          {areOn && keys.map(({ key, label }) => <Key key={key} name={key.toUpperCase()} label={label} />)}
        </dl>
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

function Key({ name, label }: { name: string; label: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt>
        <kbd className="whitespace-nowrap rounded-sm border border-edge px-1.5 font-mono text-[0.75rem]">
          {name}
        </kbd>
      </dt>
      <dd className="min-w-0 text-ink-2">{label}</dd>
    </div>
  );
}
