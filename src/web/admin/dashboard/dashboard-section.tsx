import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { Charts } from "./charts.tsx";
import { Endpoints } from "./endpoints.tsx";
import { FirstDay } from "./first-day.tsx";
import { StatusCards } from "./status-cards.tsx";
import { Today } from "./today.tsx";
import { useHealth, useUserCounts, useViews } from "./use-dashboard.ts";
import { useFirstDay } from "./use-first-day.ts";
import { useToday } from "./use-today.ts";
import { UserStatistics } from "./user-statistics.tsx";

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
      {/* What waits is as long as it is: what stands below it comes when that is known, and does not move. */}
      {!today.isPending && !firstDay.isAwaited && (
        <>
          <FirstDay />
          <StatusCards {...readings} />
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
