import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { call } from "../../api/call.ts";
import { failureWords } from "../../api/failure-words.ts";
import { confirmLinkPayment, createLinkIntent } from "../../api/reads/payments.ts";
import { ApiFailure } from "../../api/send.ts";
import { givenContact } from "../../parts/contact/given-contact.ts";
import { hasCardFields } from "../../parts/payments/card-fields.tsx";
import { TestNotice } from "../../parts/payments/test-notice.tsx";
import { Banner } from "../../ui/banner.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { sayText } from "../../words/say.ts";
import { French } from "../french.tsx";
import { CardForm } from "./card-form.tsx";
import { PaymentDone } from "./payment-done.tsx";
import { useCardPayment } from "./use-card-payment.ts";

interface LinkPaymentFormProps {
  readonly token: string;
  readonly quoteId: number;
  readonly totalCents: number;
  readonly amount: string;
}

/** E-mail and the provider's card fields, for whoever holds the link (S2 §5, §7). */
export function LinkPaymentForm({ token, quoteId, totalCents, amount }: LinkPaymentFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [email, setEmail] = useState(() => givenContact.get().email);
  const [emailFault, setEmailFault] = useState<string>();
  const opening = useMutation({
    mutationFn: async () => {
      const body = { amount: totalCents, quote_id: quoteId };
      const intent = await call(createLinkIntent, { body }, { bearer: token });
      if (!intent.success || !hasCardFields(intent)) throw new ApiFailure(0, "unreadable");
      return intent;
    },
  });
  const payment = useCardPayment((intentId) => {
    const body = { payment_intent_id: intentId, quote_id: quoteId, email };
    return call(confirmLinkPayment, { body }, { bearer: token });
  });
  const open = useEffectEvent(() => opening.mutate());
  useEffect(() => open(), []);

  function pay() {
    if (accountEmailRule(email)) {
      setEmailFault(t`Veuillez fournir une adresse email valide`);
      document.getElementById(id)?.focus();
      return;
    }
    setEmailFault(undefined);
    payment.pay();
  }

  if (payment.end) return <PaymentDone end={payment.end} />;
  const intent = opening.data;
  return (
    <CardForm
      intent={intent}
      isClosed={opening.isError}
      quoteId={quoteId}
      payment={payment}
      onPay={pay}
      button={
        <>
          <Trans>Pay</Trans> <span className="tabular">{amount}</span>
        </>
      }
    >
      {intent?.provider === "sandbox" && <TestNotice />}
      {opening.isError && (
        <Banner tone="negative" live="assertive">
          <French>{sayText(i18n, failureWords("createIntent", opening.error))}</French>
        </Banner>
      )}
      <TextField
        id={id}
        label={t`Email`}
        type="email"
        autoComplete="email"
        required
        value={email}
        error={emailFault}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </CardForm>
  );
}
