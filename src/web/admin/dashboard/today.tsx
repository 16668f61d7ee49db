import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Today as TodayAnswer } from "#contracts/today.ts";
import { type WaitingKind, waitingKinds } from "#domain/today/waiting-item.ts";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { useFormats } from "../use-formats.ts";
import { TodayRow } from "./today-row.tsx";
import { useToday } from "./use-today.ts";
import { waitingWords } from "./waiting-words.ts";

/** Rows of all kinds that are shown at once. */
const mostShown = 8;

/** What waits for staff, the most urgent first, each with its next step: the first thing of the day. */
export function Today() {
  const query = useToday();
  return (
    <section aria-labelledby="today" className="mb-8">
      <h2 id="today" className="mb-3 text-lg">
        <Trans>What waits for you</Trans>
      </h2>
      <QueryState query={query} lines={3} />
      {query.data && <Waiting {...query.data} />}
    </section>
  );
}

/** The few that are most urgent; where there are more, those of each kind as well, so that none hides another. */
export function Waiting({ items, counts }: TodayAnswer) {
  const { t, i18n } = useLingui();
  const { count } = useFormats();
  const [chosen, choose] = useState<WaitingKind | "all">("all");
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
  if (items.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing. Every request is answered, and every message read.</Trans>
      </p>
    );
  if (total <= mostShown) return <Rows items={items} total={total} />;
  const kinds = waitingKinds.filter((kind) => counts[kind] > 0);
  // The last of a kind may be done while its tab is open.
  const shown = kinds.find((kind) => kind === chosen) ?? "all";
  return (
    <Tabs
      label={t`What waits for you`}
      value={shown}
      onValueChange={choose}
      tabs={[
        { value: "all", label: t`All`, aside: count(total) },
        ...kinds.map((kind) => ({
          value: kind,
          label: i18n._(waitingWords[kind].tab),
          aside: count(counts[kind]),
        })),
      ]}
    >
      <TabPanel value={shown}>
        {shown === "all" ? (
          <Rows items={items.slice(0, mostShown)} total={total} />
        ) : (
          <Rows items={items.filter(({ kind }) => kind === shown)} total={counts[shown]} />
        )}
      </TabPanel>
    </Tabs>
  );
}

function Rows({ items, total }: Pick<TodayAnswer, "items"> & { readonly total: number }) {
  const { t } = useLingui();
  return (
    <>
      <ul aria-label={t`What waits for you`} className="rounded-lg border border-line bg-card">
        {items.map((item) => (
          <TodayRow key={`${item.kind}-${item.id}-${item.plan_item_id}`} item={item} />
        ))}
      </ul>
      {total > items.length && (
        <p className="tabular mt-2 text-sm text-ink-2">
          <Plural
            value={total - items.length}
            one="# more stands in the lists that the menu counts."
            other="# more stand in the lists that the menu counts."
          />
        </p>
      )}
    </>
  );
}
