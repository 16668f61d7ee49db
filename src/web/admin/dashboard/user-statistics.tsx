import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormats } from "../use-formats.ts";
import type { UserCounts } from "./use-dashboard.ts";

/** Who may sign in; shown only when the users were loaded without error. */
export function UserStatistics({ counts }: { counts: UserCounts }) {
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
