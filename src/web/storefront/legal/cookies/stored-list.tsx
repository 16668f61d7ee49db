import { useLingui } from "@lingui/react/macro";
import { storedEntries } from "./stored-entries.ts";

/** Every entry: its names, what for, where, until when. */
export function StoredList() {
  const { i18n } = useLingui();
  return (
    <dl className="border-b border-line">
      {storedEntries.map(({ names, purpose, kind, until }) => (
        <div
          key={names[0]}
          className="grid gap-x-6 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-mono text-sm font-semibold">
            {names.map((name) => (
              <span key={name} className="block">
                {name}
              </span>
            ))}
          </dt>
          <dd>
            {i18n._(purpose)}
            <span className="block text-sm text-ink-2">
              {i18n._(kind)} · {i18n._(until)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
