import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/feedback/banner.tsx";
import type { PaymentEnd } from "./payment-end.ts";

/** The success screen; it says so when our server has not confirmed the charge yet. */
export function PaymentDone({ end }: { end: PaymentEnd }) {
  if (end.kind !== "unconfirmed") {
    return (
      <Banner tone="positive" live="assertive" title={<Trans>Payment received</Trans>}>
        <Trans>Thank you. A receipt is on its way to your mailbox.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="info" live="assertive" title={<Trans>Payment received – confirmation in progress</Trans>}>
      <p className="break-all">
        <Trans>Reference: {end.reference}</Trans>
      </p>
      <p>
        <Trans>Please do not pay again. We confirm it by mail.</Trans>
      </p>
    </Banner>
  );
}
