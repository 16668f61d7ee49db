import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { waits } from "#domain/time/waits.ts";
import { failureWords } from "../../api/failure-words.ts";
import { TestNotice } from "../../parts/payments/test-notice.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { sayText } from "../../words/say.ts";
import { useWording } from "../../words/use-wording.ts";
import { CardFrame } from "./card-frame.tsx";
import { PaymentDone } from "./payment-done.tsx";
import { PaypalButton } from "./paypal-button.tsx";
import { useOpenPayment, useSettlePayment } from "./use-card-payment.ts";

interface PaymentModalProps {
  readonly quoteId: number;
  readonly totalCents: number;
  readonly onClose: () => void;
  readonly onPaid: () => void;
}

/** Paying by card or by PayPal, on the dashboard (S2 §2, §4). */
export function PaymentModal({ quoteId, totalCents, onClose, onPaid }: PaymentModalProps) {
  const { t, i18n } = useLingui();
  const wording = useWording();
  const opening = useOpenPayment();
  const { end, fault, settle, clearFault } = useSettlePayment(onPaid);
  const [holder, setHolder] = useState("");
  const [holderFault, setHolderFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const open = useEffectEvent(() => opening.mutate({ quoteId, totalCents }));
  useEffect(() => open(), []);
  useEffect(() => {
    if (!end) return;
    const timer = setTimeout(onClose, waits.paymentSuccessClose);
    return () => clearTimeout(timer);
  }, [end, onClose]);

  const opened = opening.data?.kind === "open" ? opening.data : undefined;

  function pay() {
    if (holder.trim() === "") return setHolderFault(t`Veuillez entrer le nom du titulaire de la carte`);
    setHolderFault(undefined);
    clearFault();
    setBusy(true);
    setAttempt((count) => count + 1);
  }

  if (end) {
    return (
      <Dialog open onOpenChange={onClose} title={t`Payment`} closeLabel={t`Close`}>
        <PaymentDone end={end} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOnPressOutside
      title={t`Payment`}
      description={showCents(cents(opened?.intent.amount_cents ?? totalCents), wording)}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="ink" busy={isBusy} disabled={!opened || !isReady} onClick={pay}>
            <Trans>Pay by card</Trans>
          </Button>
        </>
      }
    >
      {opened?.intent.provider !== "stripe" && <TestNotice />}
      {opening.isError && (
        <Banner tone="negative" live="assertive">
          {sayText(i18n, failureWords("createIntent", opening.error))}
        </Banner>
      )}
      {opening.data?.kind === "none" && (
        <Banner
          tone="caution"
          live="assertive"
        >{t`Aucun devis confirmé n'est disponible pour le paiement.`}</Banner>
      )}
      {opened?.isOther && (
        <Banner tone="caution" live="assertive">
          {t`Le devis #${quoteId} n'existe pas. Utilisation du devis #${opened.chosenId} à la place.`}
        </Banner>
      )}
      {opening.isPending && <Spinner label={t`Preparing the payment`} />}
      {opened?.intent.card_frame_url && (
        <div className="grid gap-4">
          {fault !== undefined && (
            <Banner tone="negative" live="assertive">{t`Erreur de paiement: ${fault}`}</Banner>
          )}
          <TextField
            label={t`Cardholder name`}
            autoComplete="cc-name"
            value={holder}
            error={holderFault}
            onChange={(event) => setHolder(event.currentTarget.value)}
          />
          <CardFrame
            url={opened.intent.card_frame_url}
            attempt={attempt}
            onReady={() => setReady(true)}
            onOutcome={(outcome) => {
              void settle(outcome, opened.intent.paymentIntentId, opened.chosenId).finally(() =>
                setBusy(false),
              );
            }}
          />
          <PaypalButton quoteId={opened.chosenId} />
        </div>
      )}
    </Dialog>
  );
}
