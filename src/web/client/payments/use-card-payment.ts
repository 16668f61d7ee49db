import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { confirmPayment, createIntent, listPayableQuotes } from "#contracts/payments.ts";
import { call } from "../../api/call.ts";
import { clientToken } from "../session/client-session.ts";
import type { CardOutcome } from "./card-frame.tsx";

/** How a payment ended on this screen: `unconfirmed` is charged, but our server has not said so yet (D5). */
export type PaymentEnd = { readonly kind: "paid" | "unconfirmed"; readonly reference: string };

/** Which of the client's quotes can be paid: the one asked for, or another one with the specified notice (S2 §8, D9). */
export function useOpenPayment() {
  return useMutation({
    async mutationFn({ quoteId, totalCents }: { quoteId: number; totalCents: number }) {
      const bearer = clientToken.get();
      const { quotes } = await call(listPayableQuotes, {}, { bearer });
      const asked = quotes.find((quote) => quote.id === quoteId);
      const chosen = asked ?? quotes.find((quote) => quote.status === "confirmed");
      if (!chosen) return { kind: "none" as const };
      const amount = asked ? totalCents : chosen.total_cents;
      const intent = await call(createIntent, { body: { quote_id: chosen.id, amount } }, { bearer });
      return { kind: "open" as const, intent, chosenId: chosen.id, isOther: !asked };
    },
  });
}

/** Tells our server of a charge that the provider's frame reported. A charge that it cannot confirm yet stays paid. */
export function useSettlePayment(onPaid: () => void) {
  const [end, setEnd] = useState<PaymentEnd>();
  const [fault, setFault] = useState<string>();

  async function settle(outcome: CardOutcome, intentId: string, quoteId: number): Promise<void> {
    if (outcome.status === "failed") return setFault(outcome.message);
    setFault(undefined);
    const method = outcome.paymentMethodId;
    const body = {
      payment_intent_id: intentId,
      quote_id: quoteId,
      ...(method !== undefined && { payment_method_id: method }),
    };
    try {
      const answer = await call(confirmPayment, { body }, { bearer: clientToken.get() });
      setEnd({ kind: answer.quote_status === "paid" ? "paid" : "unconfirmed", reference: intentId });
    } catch {
      // The card was charged: the success screen is shown, with what is still under way (D5).
      setEnd({ kind: "unconfirmed", reference: intentId });
    }
    onPaid();
  }
  return { end, fault, settle, clearFault: () => setFault(undefined) };
}
