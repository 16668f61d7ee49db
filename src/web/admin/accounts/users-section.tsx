import { Trans } from "@lingui/react/macro";

export function UsersSection() {
  return (
    <h1>
      <Trans>User Management</Trans>
    </h1>
  );
}
