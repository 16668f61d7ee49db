import { Trans } from "@lingui/react/macro";
import { getViews } from "#contracts/visits.ts";
import { listUsers } from "../../api/reads/users.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { useMay } from "../allowed.tsx";
import type { useUserCounts, useViews } from "./use-dashboard.ts";

interface EndpointsProps {
  readonly views: ReturnType<typeof useViews>;
  readonly users: ReturnType<typeof useUserCounts>;
}

/** The calls behind the figures above, with how they answered last. */
export function Endpoints({ views, users }: EndpointsProps) {
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
