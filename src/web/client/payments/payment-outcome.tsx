import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Banner } from "../../ui/feedback/banner.tsx";
import { French } from "../french.tsx";
import type { PaymentState } from "./read-payment-provider-state.ts";

/** How a payment came out, as the server says. */
export function PaymentOutcome({ state }: { state: PaymentState }) {
  const { t } = useLingui();
  if (state.kind === "paid") {
    return (
      <Banner tone="positive" live="assertive" title={<Trans>Payment received</Trans>}>
        <Trans>Thank you. A receipt is on its way to your mailbox.</Trans>
      </Banner>
    );
  }
  if (state.kind === "checking") {
    return (
      <Banner tone="info" live="assertive">
        {state.message}
      </Banner>
    );
  }
  if (state.kind === "processing") {
    return (
      <Banner tone="info" live="assertive" title={<Trans>Payment in progress</Trans>}>
        <Trans>The provider is still working on it. This page looks again by itself.</Trans>
      </Banner>
    );
  }
  return (
    <PaymentTrouble>
      {state.message || t`Le traitement du paiement a échoué. Veuillez réessayer.`}
    </PaymentTrouble>
  );
}

/** Why there is no payment. */
export function PaymentTrouble({ children }: { children: ReactNode }) {
  return (
    <Banner tone="negative" live="assertive">
      <French>{children}</French>
    </Banner>
  );
}
