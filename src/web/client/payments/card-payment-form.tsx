import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { call } from "../../api/call.ts";
import { confirmPayment } from "../../api/reads/payments.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CardForm } from "./card-form.tsx";
import type { useCardPayment } from "./use-card-payment.ts";
import type { Opening } from "./use-open-payment.ts";

interface CardPaymentFormProps {
  /** Undefined while it is being opened. */
  readonly opening: Opening | undefined;
  readonly quoteId: number;
  readonly payment: ReturnType<typeof useCardPayment>;
  /** What the button says: the amount with it. */
  readonly amount: string;
}

/** Cardholder and card, on the dashboard. */
export function CardPaymentForm({ opening, quoteId, payment, amount }: CardPaymentFormProps) {
  const { t } = useLingui();
  const id = useId();
  const [holder, setHolder] = useState("");
  const [holderError, setHolderError] = useState<string>();
  const opened = opening?.kind === "open" ? opening : undefined;

  function pay() {
    if (!opened) return payment.refuse(t`Aucun devis valide n'est sélectionné pour le paiement`);
    if (holder.trim() === "") {
      setHolderError(t`Veuillez entrer le nom du titulaire de la carte`);
      document.getElementById(id)?.focus();
      return;
    }
    setHolderError(undefined);
    payment.pay();
  }

  return (
    <CardForm
      intent={opened?.intent}
      isClosed={opening?.kind === "closed"}
      quoteId={opened?.chosenId ?? quoteId}
      payment={payment}
      holder={holder}
      onPay={pay}
      button={
        <>
          <Trans>Pay by card</Trans> <span className="tabular">{amount}</span>
        </>
      }
    >
      <TextField
        id={id}
        label={t`Cardholder name`}
        autoComplete="cc-name"
        required
        value={holder}
        error={holderError}
        onChange={(event) => setHolder(event.currentTarget.value)}
      />
    </CardForm>
  );
}

/** Reports to the server a charge for the client's quote. */
export function confirmFor(quoteId: number, bearer: string | null) {
  return (intentId: string, method: string | undefined) =>
    call(
      confirmPayment,
      {
        body: {
          payment_intent_id: intentId,
          quote_id: quoteId,
          ...(method !== undefined && { payment_method_id: method }),
        },
      },
      { bearer },
    );
}
