import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { healthz } from "#contracts/health.ts";
import { waits } from "#domain/time/waits.ts";
import { StatusDot } from "../../ui/status-dot.tsx";
import { callAsStaff } from "../call-as-staff.ts";

/** `System Online` is the healthy answer of a real call (D19). */
export function SystemBadge({ isNarrow }: { isNarrow: boolean }) {
  const health = useQuery({
    queryKey: ["health"],
    queryFn: ({ signal }) => callAsStaff(healthz, {}, { signal }),
    refetchInterval: waits.dashboardRefresh,
  });
  const status = health.isError ? "down" : health.data?.status;
  const word =
    status === "down" ? (
      <Trans>System Offline</Trans>
    ) : status === "degraded" ? (
      <Trans>System Degraded</Trans>
    ) : (
      <Trans>System Online</Trans>
    );
  const tone = status === "down" ? "negative" : status === "degraded" ? "caution" : "positive";
  return (
    <p className="px-3 text-sm">
      <StatusDot tone={tone}>{isNarrow ? <span className="sr-only">{word}</span> : word}</StatusDot>
    </p>
  );
}
