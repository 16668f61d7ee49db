import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { getViews } from "#contracts/visits.ts";
import { listUsers } from "../../api/reads/users.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { Allowed, useMay } from "../allowed.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useFormats } from "../use-formats.ts";
import { Charts } from "./charts.tsx";
import { FirstDay } from "./first-day.tsx";
import { StatusCards } from "./status-cards.tsx";
import { Today } from "./today.tsx";
import { type UserCounts, useHealth, useUserCounts, useViews } from "./use-dashboard.ts";
import { useFirstDay } from "./use-first-day.ts";
import { useToday } from "./use-today.ts";

const unknown = { total: 0, admins: 0, standard: 0 };

/** Admin Dashboard: what waits for staff; four cards, the endpoints, the users; then how the shop goes over time. */
export function DashboardSection() {
  const queries = useQueryClient();
  const views = useViews();
  const users = useUserCounts();
  const health = useHealth();
  const today = useToday();
  const { facts } = useRootData();
  const firstDay = useFirstDay();
  const readings = { views, users, health };
  // What waits is as long as it is: what stands below it comes when that is known, and does not move.
  const isRest = !today.isPending && !firstDay.isAwaited;
  const overview = useOverview(isRest);
  return (
    <>
      <SectionHead title={<Trans>Admin Dashboard</Trans>}>
        <Button
          data-shortcut="r"
          busy={views.isFetching || users.isFetching || health.isFetching}
          onClick={() => {
            for (const { refetch } of [views, users, health]) void refetch();
            for (const name of ["today", "statistics"]) void queries.invalidateQueries({ queryKey: [name] });
          }}
        >
          <Icon of={RefreshCw} className="size-4" />
          <Trans>Refresh All</Trans>
        </Button>
      </SectionHead>
      <Today />
      {isRest && (
        <>
          <FirstDay />
          <div ref={overview}>
            <StatusCards {...readings} />
          </div>
          <div className="mt-8 grid gap-8 lg:grid-cols-2">
            <Endpoints views={views} users={users} />
            <Allowed to="shop.manage">
              {users.isPending && (
                // Reserves the space until the counts are loaded.
                <div className="invisible">
                  <UserStatistics counts={unknown} />
                </div>
              )}
              {users.data && !users.isError && <UserStatistics counts={users.data} />}
            </Allowed>
          </div>
          <Allowed to="statistics.read">
            <Charts />
          </Allowed>
          <footer className="mt-10 border-t border-line pt-4 text-sm text-ink-2">
            <Trans>
              © {new Date().getFullYear()} {facts.name}. All rights reserved.
            </Trans>
          </footer>
        </>
      )}
    </>
  );
}

/** Scrolls to the specified cards, which the menu names by themselves, once they stand below what waits. */
function useOverview(isThere: boolean): RefObject<HTMLDivElement | null> {
  const overview = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen again in the menu, the same address has another key
  useEffect(() => {
    if (isThere && hash === "#overview") overview.current?.scrollIntoView();
  }, [isThere, hash, key]);
  return overview;
}

/** Who may sign in; shown only when the users were loaded without error. */
function UserStatistics({ counts }: { counts: UserCounts }) {
  return (
    <section aria-labelledby="user-statistics">
      <h2 id="user-statistics" className="mb-2 text-lg">
        <Trans>User Statistics</Trans>
      </h2>
      <dl className="border-y border-line">
        <Line label={<Trans>Total users</Trans>} value={counts.total} />
        <Line label={<Trans>Administrators</Trans>} value={counts.admins} />
        <Line label={<Trans>Standard users</Trans>} value={counts.standard} />
      </dl>
    </section>
  );
}

function Line({ label, value }: { label: ReactNode; value: number }) {
  const { count } = useFormats();
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2 text-sm last:border-b-0">
      <dt>{label}</dt>
      <dd className="tabular font-semibold">{count(value)}</dd>
    </div>
  );
}

interface EndpointsProps {
  readonly views: ReturnType<typeof useViews>;
  readonly users: ReturnType<typeof useUserCounts>;
}

/** The calls behind the figures above, with how they answered last. */
function Endpoints({ views, users }: EndpointsProps) {
  const may = useMay();
  const endpoints = [
    { call: getViews, query: views },
    ...(may("shop.manage") ? [{ call: listUsers, query: users }] : []),
  ];
  return (
    <section aria-labelledby="endpoints">
      <h2 id="endpoints" className="mb-2 text-lg">
        <Trans>Backend endpoints</Trans>
      </h2>
      <ul className="border-y border-line">
        {endpoints.map(({ call, query }) => (
          <li
            key={call.path}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 text-sm last:border-b-0"
          >
            <code className="min-w-0 font-mono wrap-anywhere">
              {call.method} {call.path}
            </code>
            {query.isPending ? (
              <StatusDot tone="neutral">
                <Trans>Asking...</Trans>
              </StatusDot>
            ) : query.isError ? (
              <StatusDot tone="negative">
                <Trans>Does not answer</Trans>
              </StatusDot>
            ) : (
              <StatusDot tone="positive">
                <Trans>Answers</Trans>
              </StatusDot>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
