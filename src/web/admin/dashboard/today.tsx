import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Today as TodayAnswer } from "#contracts/today.ts";
import { isShopsTurn, type WaitingKind, waitingKinds } from "#domain/today/waiting-item.ts";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { useFormats } from "../use-formats.ts";
import { TodayRow } from "./today-row.tsx";
import { useToday } from "./use-today.ts";
import { waitingTabs } from "./waiting-words.ts";

/** Rows of all kinds that are shown at once: of the shop's turn, and of its clients'. */
const mostShown = 8;
const mostOfClients = 4;

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

/** The few that are most urgent by whose turn it is; where there are more, those of each kind as well, so that none hides another. */
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
  if (total <= mostShown) return <ByTurn items={items} total={total} />;
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
          label: i18n._(waitingTabs[kind]),
          aside: count(counts[kind]),
        })),
      ]}
    >
      <TabPanel value={shown}>
        {shown === "all" ? (
          <ByTurn items={items} total={total} />
        ) : (
          <>
            <Rows label={i18n._(waitingTabs[shown])} items={items.filter(({ kind }) => kind === shown)} />
            <More count={counts[shown] - items.filter(({ kind }) => kind === shown).length} />
          </>
        )}
      </TabPanel>
    </Tabs>
  );
}

type Items = TodayAnswer["items"];

/** What the shop can go on with, then what waits for clients. */
function ByTurn({ items, total }: { readonly items: Items; readonly total: number }) {
  const { t } = useLingui();
  const single = onceEach(items);
  const own = single.filter(({ kind }) => isShopsTurn(kind)).slice(0, mostShown);
  const clients = single.filter(({ kind }) => !isShopsTurn(kind)).slice(0, mostOfClients);
  return (
    <div className="grid gap-5">
      {own.length > 0 && <Rows label={t`Our turn`} items={own} isNamed={clients.length > 0} />}
      {clients.length > 0 && <Rows label={t`The client’s turn`} items={clients} isNamed />}
      <More count={total - (items.length - single.length) - own.length - clients.length} />
    </div>
  );
}

/** An order that is late is listed once, though it waits for its next step as well. */
function onceEach(items: Items): Items {
  const seen = new Set<string>();
  return items.filter(({ subject, id, kind }) => {
    const key = subject === "order" ? `order ${id}` : `${kind} ${subject} ${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

interface RowsProps {
  readonly label: string;
  readonly items: Items;
  /** Its name stands above it. */
  readonly isNamed?: boolean;
}

function Rows({ label, items, isNamed = false }: RowsProps) {
  return (
    <div>
      {isNamed && <h3 className="mb-2 font-semibold">{label}</h3>}
      <ul aria-label={label} className="rounded-lg border border-line bg-card">
        {items.map((item) => (
          <TodayRow key={`${item.kind}-${item.subject}-${item.id}-${item.plan_item_id}`} item={item} />
        ))}
      </ul>
    </div>
  );
}

function More({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <p className="tabular mt-2 text-sm text-ink-2">
      <Plural
        value={count}
        one="# more stands in the lists that the menu counts."
        other="# more stand in the lists that the menu counts."
      />
    </p>
  );
}
