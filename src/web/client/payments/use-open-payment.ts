import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { failureWords } from "../../api/failure-words.ts";
import { createIntent, listPayableQuotes, type ReadIntent } from "../../api/reads/payments.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { hasCardFields } from "../../parts/payments/card-fields.tsx";
import { sayText } from "../../words/say.ts";

/** A payment that may begin, or the sentence that says why none may. */
export type Opening =
  | {
      readonly kind: "open";
      readonly intent: ReadIntent;
      readonly chosenId: number;
      /** Another quote than the one asked for is paid, with the specified notice (S2 §8, D9). */
      readonly isOther: boolean;
    }
  | { readonly kind: "closed"; readonly text: string };

const noneConfirmed = msg`Aucun devis confirmé n'est disponible pour le paiement.`;
const notOpened = msg`Impossible d'initialiser le paiement`;

/** Finds out which of the client's quotes can be paid and opens a card payment for it. */
export function useOpenPayment() {
  const { i18n } = useLingui();
  return useMutation({
    async mutationFn({
      quoteId,
      totalCents,
    }: {
      quoteId: number;
      totalCents: number | undefined;
    }): Promise<Opening> {
      const bearer = clientToken.get();
      const closed = (text: string): Opening => ({ kind: "closed", text });
      try {
        const { quotes } = await call(listPayableQuotes, {}, { bearer });
        const asked = quotes.find((quote) => quote.id === quoteId);
        const chosen = asked ?? quotes.find((quote) => quote.status === "confirmed");
        if (!chosen) return closed(i18n._(noneConfirmed));
        const amount = asked ? totalCents : chosen.total_cents;
        try {
          const intent = await call(createIntent, { body: { quote_id: chosen.id, amount } }, { bearer });
          if (!intent.success || !hasCardFields(intent)) return closed(i18n._(notOpened));
          return { kind: "open", intent, chosenId: chosen.id, isOther: !asked };
        } catch (error) {
          return closed(sayText(i18n, failureWords("createIntent", error)));
        }
      } catch (error) {
        return closed(sayText(i18n, failureWords("checkQuotes", error)));
      }
    },
  });
}
