import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import type { UnderWay } from "#domain/payments/under-way.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { confirmLinkPayment, createLinkIntent } from "../../api/reads/payments.ts";
import { reportPaymentSuccess } from "../../api/reads/quotes.ts";
import { ApiFailure } from "../../api/send.ts";
import { givenContact } from "../../parts/contact/given-contact.ts";
import { hasCardFields } from "../../parts/payments/card-fields.tsx";
import { TestNotice } from "../../parts/payments/test-notice.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { translateMessage } from "../../words/say.ts";
import { French } from "../french.tsx";
import { BankTransfer } from "./bank-transfer.tsx";
import { CardForm } from "./card-form.tsx";
import { PaymentDone } from "./payment-done.tsx";
import { PaymentUnderWay } from "./payment-under-way.tsx";
import { useCardPayment } from "./use-card-payment.ts";
import { underWayAfter } from "./use-open-payment.ts";

interface LinkPaymentFormProps {
  readonly token: string;
  readonly quoteId: number;
  readonly productName: string;
  readonly dueCents: number;
  readonly amount: string;
}

/** E-mail and the provider's card fields, or a bank transfer, for the holder of the link. */
export function LinkPaymentForm(props: LinkPaymentFormProps) {
  const { token, quoteId, productName, dueCents, amount } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const [email, setEmail] = useState(() => givenContact.get().email);
  const [emailError, setEmailError] = useState<string>();
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const opening = useMutation({
    mutationFn: async () => {
      const body = { amount: dueCents, product_name: productName, quote_id: quoteId };
      const intent = await call(createLinkIntent, { body }, { bearer: token });
      if (!intent.success || !hasCardFields(intent)) throw new ApiFailure(0, "unreadable");
      return intent;
    },
    onError: async (error) => setUnderWay(await underWayAfter(error, quoteId, token)),
  });
  const payment = useCardPayment(async (intentId) => {
    const body = { payment_intent_id: intentId, quote_id: quoteId, email };
    // The specified call after a charge; what is true the confirmation says, and the server decides.
    const reporting = call(
      reportPaymentSuccess,
      { params: { id: quoteId }, body: { email } },
      { bearer: token },
    );
    const [confirmed] = await Promise.allSettled([
      call(confirmLinkPayment, { body }, { bearer: token }),
      reporting,
    ]);
    if (confirmed.status === "rejected") throw confirmed.reason;
    return confirmed.value;
  });
  const openAtFirst = useEffectEvent(() => opening.mutate());
  useEffect(() => openAtFirst(), []);

  function pay() {
    if (accountEmailRule(email)) {
      setEmailError(t`Veuillez fournir une adresse email valide`);
      document.getElementById(id)?.focus();
      return;
    }
    setEmailError(undefined);
    payment.pay();
  }

  if (payment.end) return <PaymentDone end={payment.end} />;
  if (underWay === "processing") return <PaymentUnderWay />;
  const intent = opening.data;
  const isAnnounced = underWay === "transfer";
  return (
    <>
      {!isAnnounced && (
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
              <French>{translateMessage(i18n, failureMessage("createIntent", opening.error))}</French>
            </Banner>
          )}
          <TextField
            id={id}
            label={t`Email`}
            type="email"
            autoComplete="email"
            required
            value={email}
            error={emailError}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </CardForm>
      )}
      <BankTransfer
        quoteId={quoteId}
        bearer={token}
        isDisabled={payment.isBusy}
        isAnnounced={isAnnounced}
        onChange={(isNowAnnounced) => {
          setUnderWay(isNowAnnounced ? "transfer" : null);
          // The server closed the card's payment when the transfer was announced.
          if (!isNowAnnounced) opening.mutate();
        }}
      />
    </>
  );
}
