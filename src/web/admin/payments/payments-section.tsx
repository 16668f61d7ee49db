import { Trans } from "@lingui/react/macro";

export function PaymentsSection() {
  return (
    <h1>
      <Trans>Payment Management</Trans>
    </h1>
  );
}
