import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/feedback/banner.tsx";

/** A provider is still deciding: until it has, nothing here invites to pay again. */
export function PaymentUnderWay() {
  return (
    <Banner tone="info" live="polite" title={<Trans>A payment is being processed</Trans>}>
      <Trans>The payment provider has not decided about it yet. Please do not pay again.</Trans>
    </Banner>
  );
}
