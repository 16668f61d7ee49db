import { useLingui } from "@lingui/react/macro";
import type { HistoryEntry } from "#contracts/history.ts";
import { useFormats } from "../use-formats.ts";
import { deedWords } from "./deed-words.ts";

/** What happened to a record, the newest first: what, who, when, and the values that changed. */
export function Timeline({ entries }: { entries: readonly HistoryEntry[] }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <ol className="border-l border-line pl-4">
      {entries.map(({ id, action, doer_name, created_at, after }) => {
        const words = deedWords[action];
        return (
          <li
            key={id}
            className="relative pb-3 before:absolute before:top-[0.45em] before:-left-[1.32rem] before:size-2.5 before:rounded-full before:border-2 before:border-card before:bg-ink"
          >
            <p className="font-medium">{words ? i18n._(words) : action}</p>
            <p className="tabular text-sm text-ink-2">
              {doer_name} · <time dateTime={created_at}>{formats.moment(created_at)}</time>
            </p>
            <Values after={after} />
          </li>
        );
      })}
    </ol>
  );
}

/** The values that a change left, as far as they are short enough to be read at a glance. */
function Values({ after }: { after: HistoryEntry["after"] }) {
  const { money } = useFormats();
  const shown = Object.entries(after ?? {}).filter(
    ([, value]) => (typeof value === "string" && value !== "") || typeof value === "number",
  );
  if (shown.length === 0) return null;
  return (
    <p className="tabular line-clamp-2 text-sm break-words text-ink-2">
      {shown
        .map(([name, value]) => {
          const isMoney = name.endsWith("_cents") && typeof value === "number";
          const label = name.replace(/_cents$/, "").replaceAll("_", " ");
          return `${label}: ${isMoney ? money(value) : String(value)}`;
        })
        .join(" · ")}
    </p>
  );
}
