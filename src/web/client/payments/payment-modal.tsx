import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { createPaypalOrder } from "#contracts/payments/payments.ts";
import { showCents } from "#domain/money/show-money.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { TestNotice } from "../../parts/payments/test-notice.tsx";
import { useShownAgain } from "../../parts/shown-again.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";
import { French } from "../french.tsx";
import { useBearer } from "../session/bearer.ts";
import { BankTransfer } from "./bank-transfer.tsx";
import { CardPaymentForm, confirmFor } from "./card-payment-form.tsx";
import { PaymentDone } from "./payment-done.tsx";
import type { PaymentEnd } from "./payment-end.ts";
import { PaymentUnderWay } from "./payment-under-way.tsx";
import { useCardPayment } from "./use-card-payment.ts";
import { useOpenPayment } from "./use-open-payment.ts";

interface PaymentModalProps {
  readonly quoteId: number;
  readonly reference: string;
  readonly productName: string;
  /** What is known of it; the server charges its own total. */
  readonly totalCents: number | undefined;
  /** What of it is due next, as far as that is known. */
  readonly dueCents: number | undefined;
  readonly onClose: () => void;
  readonly onEnd?: (end: PaymentEnd) => void;
}

/** Paying by card or by PayPal, on the dashboard. */
export function PaymentModal(props: PaymentModalProps) {
  const { quoteId, reference, productName, totalCents, dueCents, onClose, onEnd } = props;
  const { t } = useLingui();
  const money = useMoney();
  const bearer = useBearer();
  const opening = useOpenPayment();
  const opened = opening.data?.kind === "open" ? opening.data : undefined;
  const underWay = opening.data?.kind === "under-way" ? opening.data : undefined;
  const [isTransfer, setTransfer] = useState(false);
  const isAnnounced = isTransfer || underWay?.how === "transfer";
  const payment = useCardPayment(confirmFor(opened?.chosenId ?? quoteId, bearer));
  const { end } = payment;

  const open = () => opening.mutate({ quoteId, productName, totalCents });
  const openAtFirst = useEffectEvent(open);
  useEffect(() => openAtFirst(), []);
  const finish = useEffectEvent((reached: PaymentEnd) => onEnd?.(reached));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!end) return;
    finish(end);
    const timer = setTimeout(() => close(), waits.paymentSuccessClose);
    return () => clearTimeout(timer);
  }, [end]);

  const shown = opened?.intent.amount_cents ?? underWay?.dueCents ?? dueCents;
  const amount = shown === undefined ? "" : showCents(shown, money);
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
      description={
        <span className="flex items-baseline justify-between gap-4">
          <Trans>Quote {reference}</Trans>
          <span className="tabular font-semibold text-ink">{amount}</span>
        </span>
      }
      closeLabel={t`Close`}
    >
      {opening.data?.kind === "closed" && (
        <Banner tone="negative" live="assertive" className="mb-4">
          <French>{opening.data.text}</French>
        </Banner>
      )}
      {opened?.isOther && (
        <Banner tone="caution" live="assertive" className="mb-4">
          <French>{t`Le devis #${quoteId} n'existe pas. Utilisation du devis #${opened.chosenId} à la place.`}</French>
        </Banner>
      )}
      {underWay?.how === "processing" && <PaymentUnderWay />}
      {!underWay && !isTransfer && (
        <>
          {opened?.intent.provider === "sandbox" && <TestNotice />}
          <CardPaymentForm opening={opening.data} quoteId={quoteId} payment={payment} amount={amount} />
          {opened?.intent.has_paypal && (
            <PaypalButton quoteId={opened.chosenId} isDisabled={payment.isBusy} />
          )}
        </>
      )}
      {underWay?.how !== "processing" && (
        <BankTransfer
          quoteId={opened?.chosenId ?? underWay?.chosenId ?? quoteId}
          bearer={bearer}
          isDisabled={payment.isBusy}
          isAnnounced={isAnnounced}
          onChange={(isNowAnnounced) => {
            setTransfer(isNowAnnounced);
            // The server closed the card's payment when the transfer was announced.
            if (!isNowAnnounced) open();
          }}
        />
      )}
    </Dialog>
  );
}

/** The other way to pay: makes an order and leads to the provider's page, which leads back. */
function PaypalButton({ quoteId, isDisabled }: { quoteId: number; isDisabled: boolean }) {
  const { i18n } = useLingui();
  const bearer = useBearer();
  const ordering = useMutation({
    mutationFn: () => call(createPaypalOrder, { body: { quote_id: quoteId } }, { bearer }),
    onSuccess: ({ approve_url: address }) => location.assign(address),
  });
  // The provider's page was left half-way.
  useShownAgain(() => ordering.reset());
  return (
    <div className="mt-5">
      <p className="mb-4 flex items-center gap-3 text-sm text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        <Trans>or</Trans>
      </p>
      {ordering.isError && (
        <Banner tone="negative" live="assertive" className="mb-4">
          {translateMessage(i18n, failureMessage("createIntent", ordering.error))}
        </Banner>
      )}
      <Button
        size="lg"
        className="w-full"
        disabled={isDisabled}
        busy={ordering.isPending || ordering.isSuccess}
        onClick={() => ordering.mutate()}
      >
        <French>
          <Trans>Payer avec PayPal</Trans>
        </French>
      </Button>
    </div>
  );
}
