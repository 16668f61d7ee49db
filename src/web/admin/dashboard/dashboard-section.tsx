import { Trans } from "@lingui/react/macro";

export function DashboardSection() {
  return (
    <h1>
      <Trans>Admin Dashboard</Trans>
    </h1>
  );
}
