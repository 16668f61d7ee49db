import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Banner } from "../../ui/feedback/banner.tsx";
import { French } from "../french.tsx";
import type { PaymentTruth } from "./read-payment-truth.ts";

/** How a payment came out, as the server says (SPEC-1.6). */
export function PaymentOutcome({ truth }: { truth: PaymentTruth }) {
  const { t } = useLingui();
  if (truth.kind === "paid") {
    return (
      <Banner tone="positive" live="assertive" title={<Trans>Payment received</Trans>}>
        <Trans>Thank you. A receipt is on its way to your mailbox.</Trans>
      </Banner>
    );
  }
  if (truth.kind === "checking") {
    return (
      <Banner tone="info" live="assertive">
        {truth.message}
      </Banner>
    );
  }
  if (truth.kind === "processing") {
    return (
      <Banner tone="info" live="assertive" title={<Trans>Payment in progress</Trans>}>
        <Trans>The provider is still working on it. This page looks again by itself.</Trans>
      </Banner>
    );
  }
  return (
    <PaymentTrouble>
      {truth.message || t`Le traitement du paiement a échoué. Veuillez réessayer.`}
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
