import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ReadSettlement } from "../../api/reads/payments.ts";
import type { CardOutcome } from "../../parts/payments/card-outcome.ts";
import { useShownAgain } from "../../parts/shown-again.ts";
import { endOf, type PaymentEnd } from "./payment-end.ts";

/** Reports a charge to our server. A failure of the call itself leaves the charge as it is. */
export type ConfirmCharge = (
  intentId: string,
  paymentMethodId: string | undefined,
) => Promise<ReadSettlement>;

/** One payment by card, from the button to its end: attempts, the bank's question, refusals. */
export function useCardPayment(confirm: ConfirmCharge) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<string>();
  const [end, setEnd] = useState<PaymentEnd>();

  // A bank's page was left half-way.
  useShownAgain(() => setBusy(false));

  async function settle(outcome: CardOutcome, intentId: string): Promise<void> {
    setAsked(false);
    if (outcome.status === "failed") {
      const { message } = outcome;
      return setError(message ? t`Erreur de paiement: ${message}` : t`Erreur lors du traitement du paiement`);
    }
    try {
      const answer = await confirm(intentId, outcome.paymentMethodId);
      const settled = endOf(answer, intentId);
      if (settled === "failed")
        return setError(answer.message || t`Erreur lors de la confirmation du paiement`);
      setEnd(settled);
    } catch {
      // The card was charged: the success screen stands, and says what is still under way.
      setEnd({ kind: "unconfirmed", reference: intentId });
    }
  }

  return {
    attempt,
    isReady,
    isBusy,
    isAsked,
    error,
    end,
    refuse: setError,
    /** Sends what was typed into the frame, once. */
    pay() {
      if (isBusy) return;
      setError(undefined);
      setBusy(true);
      setAttempt((count) => count + 1);
    },
    frameFor: (intentId: string) => ({
      onReady: () => setReady(true),
      onChallenge: () => setAsked(true),
      onOutcome: (outcome: CardOutcome) => void settle(outcome, intentId).finally(() => setBusy(false)),
    }),
  };
}
