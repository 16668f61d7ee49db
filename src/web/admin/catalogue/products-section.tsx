import { Trans } from "@lingui/react/macro";

export function ProductsSection() {
  return (
    <h1>
      <Trans>Product Management</Trans>
    </h1>
  );
}
