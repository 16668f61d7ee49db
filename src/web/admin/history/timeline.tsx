import { useLingui } from "@lingui/react/macro";
import type { HistoryEntry } from "#contracts/history.ts";
import { actorShown } from "#domain/shop/shop-as-actor.ts";
import { useRootData } from "../../words/use-locale.ts";
import { useFormats } from "../use-formats.ts";
import { auditWords } from "./audit-words.ts";
import { Values } from "./values.tsx";

/** What happened to a record, the newest first: what, who, when, and the values that changed. */
export function Timeline({ entries }: { entries: readonly HistoryEntry[] }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { facts } = useRootData();
  return (
    <ol className="border-l border-line pl-4">
      {entries.map((entry) => {
        const { id, action, doer_name, created_at } = entry;
        return (
          <li
            key={id}
            className="relative pb-3 before:absolute before:top-[0.45em] before:-left-[1.32rem] before:size-2.5 before:rounded-full before:border-2 before:border-card before:bg-ink"
          >
            <p className="font-medium">{i18n._(auditWords(action))}</p>
            <p className="tabular text-sm text-ink-2">
              {actorShown(doer_name, facts)} · <time dateTime={created_at}>{formats.moment(created_at)}</time>
            </p>
            <Values entry={entry} />
          </li>
        );
      })}
    </ol>
  );
}
