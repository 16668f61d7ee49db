import { Trans } from "@lingui/react/macro";
import { QueryState } from "../../forms/query-problem.tsx";
import { useChanges } from "./use-versions.ts";

/** In words, what a version changed against the one sent before. */
export function VersionChanges({ quoteId, number }: { quoteId: number; number: number }) {
  const query = useChanges(quoteId, number);
  if (!query.isSuccess) return <QueryState query={query} lines={2} />;
  if (query.data.changes.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing has changed so far.</Trans>
      </p>
    );
  return (
    <ul className="list-disc pl-5">
      {query.data.changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
