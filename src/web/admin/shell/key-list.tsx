import { useLingui } from "@lingui/react/macro";
import { sections } from "./sections.ts";
import { shortcutsAreOn } from "./shortcuts-are-on.ts";

/** Every key of the office and what it does: the single ones where they are on. */
export function KeyList() {
  const { t, i18n } = useLingui();
  const areOn = shortcutsAreOn.use();
  const keys = [
    { key: "?", label: t`These keys` },
    { key: "/", label: t`Search` },
    { key: "r", label: t`Refresh` },
    { key: "n", label: t`New` },
    { key: "j", label: t`Next row, or next open request` },
    { key: "k", label: t`Row before` },
    { key: "x", label: t`Tick the row, or reject the quote` },
    { key: "v", label: t`Confirm the quote` },
    { key: "w", label: t`Write an offer` },
    { key: "e", label: t`Edit the company` },
    ...sections.flatMap(({ shortcut, label }) => (shortcut ? { key: shortcut, label: i18n._(label) } : [])),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
      <div className="col-span-2">
        <Key name={t`Ctrl K`} label={t`All commands`} />
      </div>
      {areOn && keys.map(({ key, label }) => <Key key={key} name={key.toUpperCase()} label={label} />)}
    </dl>
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
