import { Trans } from "@lingui/react/macro";

export function SizesSection() {
  return (
    <h1>
      <Trans>Size Management</Trans>
    </h1>
  );
}
