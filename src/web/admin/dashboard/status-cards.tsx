import { Trans, useLingui } from "@lingui/react/macro";
import RefreshCw from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import { colonOf } from "#domain/language/colon-of.ts";
import { compactCount } from "#domain/text/compact-count.ts";
import type { Message } from "#domain/words.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import type { Tone } from "../../ui/feedback/tone.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import type { useHealth, useUserCounts, useViews } from "./use-dashboard.ts";

interface StatusCardsProps {
  readonly views: ReturnType<typeof useViews>;
  readonly users: ReturnType<typeof useUserCounts>;
  readonly health: ReturnType<typeof useHealth>;
}

/** Views, users, system and API. `Operational` and `Connected` are the healthy values of a real call (SPEC-1.19). */
export function StatusCards({ views, users, health }: StatusCardsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const state = health.isError ? "down" : health.data?.status;
  const tone: Tone = state === "down" ? "negative" : state === "degraded" ? "caution" : "positive";
  const counts = users.data;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
      <StatCard
        title={t`Total Views`}
        query={views}
        value={views.data === undefined ? undefined : compactCount(views.data, locale)}
        problem={views.error ? failureMessage("views", views.error) : undefined}
      />
      <Allowed to="shop.manage">
        <StatCard
          title={t`Total Users`}
          query={users}
          value={counts && compactCount(counts.total, locale)}
          hasDetail
          detail={
            counts && (
              <Trans>
                {counts.admins} admin · {counts.standard} standard
              </Trans>
            )
          }
          problem={users.error ? failureMessage("users", users.error) : undefined}
        />
      </Allowed>
      <StatCard
        title={t`System Status`}
        query={health}
        value={
          state && (
            <StatusDot tone={tone} className="text-xl font-bold!">
              {state === "ok" && <Trans>Operational</Trans>}
              {state === "degraded" && <Trans>Degraded</Trans>}
              {state === "down" && <Trans>Down</Trans>}
            </StatusDot>
          )
        }
        {...(state !== "down" && { hasDetail: true })}
        detail={health.data && <Checks checks={health.data.checks} />}
      />
      <StatCard
        title={t`API Status`}
        query={health}
        value={
          (health.isError || health.data) && (
            <StatusDot tone={health.isError ? "negative" : "positive"} className="text-xl font-bold!">
              {health.isError ? <Trans>Disconnected</Trans> : <Trans>Connected</Trans>}
            </StatusDot>
          )
        }
      />
    </div>
  );
}

type Checks = NonNullable<ReturnType<typeof useHealth>["data"]>["checks"];

/** What is not well, if anything. */
function Checks({ checks }: { checks: Checks }) {
  const colon = colonOf(useLocale());
  const failing = Object.entries(checks).filter(([, { status }]) => status !== "ok");
  if (failing.length === 0) return <Trans>Every check is well</Trans>;
  return failing.map(([name, { detail, status }]) => `${name}${colon} ${detail ?? status}`).join(" · ");
}

interface Refreshable {
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface StatCardProps {
  readonly title: string;
  readonly query: Refreshable;
  /** Undefined while it is on its way. */
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  /** Whether a line of detail will come with the value. */
  readonly hasDetail?: true;
  readonly problem?: Message | string | undefined;
}

/** One figure of the dashboard, with a refresh of its own. */
function StatCard({ title, query, value, detail, hasDetail, problem }: StatCardProps) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={title} className="flex flex-col rounded-lg border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="font-text text-sm font-medium tracking-normal text-ink-2">{title}</h2>
        <IconButton
          size="sm"
          icon={RefreshCw}
          label={t`Refresh ${title}`}
          busy={query.isFetching}
          onClick={() => void query.refetch()}
          className="-mt-1 -mr-1"
        />
      </div>
      {problem === undefined ? (
        <p className="tabular display mt-1 text-2xl">{value ?? <Skeleton className="h-[1lh] w-24" />}</p>
      ) : (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {translateMessage(i18n, problem)}
        </p>
      )}
      {problem === undefined && (detail ?? hasDetail) !== undefined && (
        <p className="tabular mt-1 text-sm text-ink-2">{detail ?? <Skeleton className="h-[1lh] w-36" />}</p>
      )}
    </section>
  );
}
