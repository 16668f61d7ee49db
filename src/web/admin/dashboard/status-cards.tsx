import { Trans, useLingui } from "@lingui/react/macro";
import { colonOf } from "#domain/language/colon-of.ts";
import { compactCount } from "#domain/text/compact-count.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import type { Tone } from "../../ui/feedback/tone.ts";
import { useLocale } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import { StatCard } from "./stat-card.tsx";
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
