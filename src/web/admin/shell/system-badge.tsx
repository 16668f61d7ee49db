import { Trans } from "@lingui/react/macro";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { useHealth } from "../dashboard/use-dashboard.ts";

const tones = { unknown: "neutral", down: "negative", degraded: "caution", ok: "positive" } as const;

/** `System Online` is the healthy answer of a real call (SPEC-1.19); until there is one, nothing is claimed. */
export function SystemBadge({ isNarrow }: { isNarrow: boolean }) {
  const health = useHealth();
  const status = health.isError ? "down" : (health.data?.status ?? "unknown");
  const word =
    status === "unknown" ? (
      <Trans>Asking...</Trans>
    ) : status === "down" ? (
      <Trans>System Offline</Trans>
    ) : status === "degraded" ? (
      <Trans>System Degraded</Trans>
    ) : (
      <Trans>System Online</Trans>
    );
  return (
    <p className="px-3 text-sm">
      <StatusDot tone={tones[status]}>{isNarrow ? <span className="sr-only">{word}</span> : word}</StatusDot>
    </p>
  );
}
