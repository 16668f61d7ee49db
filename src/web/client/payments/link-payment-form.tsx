import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { confirmLinkPayment, createLinkIntent } from "#contracts/payments.ts";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { call } from "../../api/call.ts";
import { failureWords } from "../../api/failure-words.ts";
import { TestNotice } from "../../parts/payments/test-notice.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { sayText } from "../../words/say.ts";
import { CardFrame, type CardOutcome } from "./card-frame.tsx";
import { PaymentDone } from "./payment-done.tsx";
import type { PaymentEnd } from "./use-card-payment.ts";

interface LinkPaymentFormProps {
  readonly token: string;
  readonly quoteId: number;
  readonly totalCents: number;
}

/** E-mail for the receipt and the provider's card fields (S2 §5, §7). */
export function LinkPaymentForm({ token, quoteId, totalCents }: LinkPaymentFormProps) {
  const { t, i18n } = useLingui();
  const [email, setEmail] = useState("");
  const [emailFault, setEmailFault] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [end, setEnd] = useState<PaymentEnd>();
  const opening = useMutation({
    mutationFn: () =>
      call(createLinkIntent, { body: { amount: totalCents, quote_id: quoteId } }, { bearer: token }),
  });
  const open = useEffectEvent(() => opening.mutate());
  useEffect(() => open(), []);

  function pay() {
    if (!isEmailShaped(email)) return setEmailFault(t`Veuillez fournir une adresse email valide`);
    setEmailFault(undefined);
    setFault(undefined);
    setBusy(true);
    setAttempt((count) => count + 1);
  }
  async function settle(outcome: CardOutcome, intentId: string): Promise<void> {
    if (outcome.status === "failed") return setFault(outcome.message);
    const body = { payment_intent_id: intentId, quote_id: quoteId, email };
    try {
      const answer = await call(confirmLinkPayment, { body }, { bearer: token });
      setEnd({ kind: answer.quote_status === "paid" ? "paid" : "unconfirmed", reference: intentId });
    } catch {
      // Charged by the provider: the success screen stands, and says what is still under way (D5).
      setEnd({ kind: "unconfirmed", reference: intentId });
    }
  }

  if (end) return <PaymentDone end={end} />;
  const intent = opening.data;
  return (
    <div className="grid gap-5">
      {intent?.provider === "sandbox" && <TestNotice />}
      {opening.isError && (
        <Banner tone="negative" live="assertive">
          {sayText(i18n, failureWords("createIntent", opening.error))}
        </Banner>
      )}
      {fault !== undefined && (
        <Banner tone="negative" live="assertive">{t`Erreur de paiement: ${fault}`}</Banner>
      )}
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        value={email}
        error={emailFault}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {intent?.card_frame_url && (
        <CardFrame
          url={intent.card_frame_url}
          attempt={attempt}
          onReady={() => undefined}
          onOutcome={(outcome) => void settle(outcome, intent.paymentIntentId).finally(() => setBusy(false))}
        />
      )}
      <Button variant="ink" size="lg" busy={isBusy} disabled={!intent} onClick={pay}>
        <Trans>Pay</Trans>
      </Button>
    </div>
  );
}
