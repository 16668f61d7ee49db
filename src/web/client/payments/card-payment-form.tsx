import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { confirmPayment } from "#contracts/payments.ts";
import { call } from "../../api/call.ts";
import { CardFields } from "../../parts/payments/card-fields.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { clientToken } from "../session/client-session.ts";
import { PaymentMessages } from "./payment-messages.tsx";
import type { useCardPayment } from "./use-card-payment.ts";
import type { Opening } from "./use-open-payment.ts";

interface CardPaymentFormProps {
  /** Undefined while it is being opened. */
  readonly opening: Opening | undefined;
  readonly payment: ReturnType<typeof useCardPayment>;
  /** What the button says: the amount with it. */
  readonly amount: string;
}

/** Cardholder and the provider's card fields (S2 §5). Enter pays, in our field as in the provider's. */
export function CardPaymentForm({ opening, payment, amount }: CardPaymentFormProps) {
  const { t } = useLingui();
  const id = useId();
  const [holder, setHolder] = useState("");
  const [holderFault, setHolderFault] = useState<string>();
  const opened = opening?.kind === "open" ? opening : undefined;

  function pay() {
    if (!opened) return payment.refuse(t`Aucun devis valide n'est sélectionné pour le paiement`);
    if (holder.trim() === "") {
      setHolderFault(t`Veuillez entrer le nom du titulaire de la carte`);
      document.getElementById(id)?.focus();
      return;
    }
    setHolderFault(undefined);
    payment.pay();
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <TextField
        id={id}
        label={t`Cardholder name`}
        autoComplete="cc-name"
        required
        value={holder}
        error={holderFault}
        onChange={(event) => setHolder(event.currentTarget.value)}
      />
      {opened ? (
        <CardFields
          intent={opened.intent}
          attempt={payment.attempt}
          onSubmit={pay}
          holder={holder}
          returnUrl={`${location.origin}${paths.paymentSuccess(opened.chosenId)}`}
          {...payment.frameFor(opened.intent.paymentIntentId)}
        />
      ) : (
        opening?.kind !== "closed" && <Skeleton className="h-58 w-full rounded-md" />
      )}
      <PaymentMessages fault={payment.fault} isAsked={payment.isAsked} />
      <Button
        type="submit"
        variant="ink"
        size="lg"
        busy={payment.isBusy}
        disabled={!opened || !payment.isReady}
      >
        <Trans>Pay by card</Trans> <span className="tabular">{amount}</span>
      </Button>
    </form>
  );
}

/** Tells the server of a charge for the client's quote. */
export function confirmFor(quoteId: number) {
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
      { bearer: clientToken.get() },
    );
}
