import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import type { UnderWay } from "#domain/payments/under-way.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { createIntent, listPayableQuotes, type ReadIntent } from "../../api/reads/payments.ts";
import { ApiFailure } from "../../api/send.ts";
import { hasCardFields } from "../../parts/payments/card-fields.tsx";
import { translateMessage } from "../../words/say.ts";
import { useBearer } from "../session/bearer.ts";

/** A payment that may begin, one that is under way already, or the sentence that says why none may. */
export type Opening =
  | {
      readonly kind: "open";
      readonly intent: ReadIntent;
      readonly chosenId: number;
      /** Another quote than the one asked for is paid, with the specified notice. */
      readonly isOther: boolean;
    }
  | {
      readonly kind: "under-way";
      readonly how: UnderWay;
      readonly chosenId: number;
      /** What is under way; undefined where that is not known. */
      readonly dueCents: number | undefined;
    }
  | { readonly kind: "closed"; readonly text: string };

interface Asked {
  readonly quoteId: number;
  readonly productName: string;
  /** What is known of it; the server charges what it says is due. */
  readonly totalCents: number | undefined;
}

const noneConfirmed = msg`Aucun devis confirmé n'est disponible pour le paiement.`;
const notOpened = msg`Impossible d'initialiser le paiement`;

/** Finds out which of the client's quotes can be paid and opens a card payment for it. */
export function useOpenPayment() {
  const { i18n } = useLingui();
  const bearer = useBearer();
  return useMutation({
    async mutationFn({ quoteId, productName, totalCents }: Asked): Promise<Opening> {
      const closed = (text: string): Opening => ({ kind: "closed", text });
      try {
        const { quotes } = await call(listPayableQuotes, {}, { bearer });
        const asked = quotes.find((quote) => quote.id === quoteId);
        const chosen = asked ?? quotes.find((quote) => quote.status === "confirmed");
        if (!chosen) return closed(i18n._(noneConfirmed));
        const chosenId = chosen.id;
        const dueCents = chosen.amount_cents;
        if (chosen.under_way) return { kind: "under-way", how: chosen.under_way, chosenId, dueCents };
        // The page may know an older total: then the server says so.
        const isAsKnown = !asked || totalCents === undefined || totalCents === chosen.total_cents;
        const amount = isAsKnown ? (chosen.amount_cents ?? chosen.total_cents ?? totalCents) : totalCents;
        const body = { quote_id: chosenId, amount, ...(asked && { product_name: productName }) };
        try {
          const intent = await call(createIntent, { body }, { bearer });
          if (!intent.success || !hasCardFields(intent)) return closed(i18n._(notOpened));
          return { kind: "open", intent, chosenId, isOther: !asked };
        } catch (error) {
          // The server asked the providers, and knows more than its list did.
          const how = await underWayAfter(error, chosenId, bearer);
          if (how) return { kind: "under-way", how, chosenId, dueCents };
          return closed(translateMessage(i18n, failureMessage("createIntent", error)));
        }
      } catch (error) {
        return closed(translateMessage(i18n, failureMessage("checkQuotes", error)));
      }
    },
  });
}

/** Whether a payment could not be opened because another one is under way. */
export async function underWayAfter(
  error: unknown,
  quoteId: number,
  bearer: string | null,
): Promise<UnderWay | null> {
  if (!(error instanceof ApiFailure) || error.status !== 409) return null;
  try {
    const { quotes } = await call(listPayableQuotes, {}, { bearer });
    return quotes.find(({ id }) => id === quoteId)?.under_way ?? null;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    // Then the refusal itself is shown, in the server's words.
    return null;
  }
}
