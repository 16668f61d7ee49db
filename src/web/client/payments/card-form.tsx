import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ReadIntent } from "../../api/reads/payments.ts";
import { CardFields } from "../../parts/payments/card-fields.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { French } from "../french.tsx";
import type { useCardPayment } from "./use-card-payment.ts";

interface CardFormProps {
  /** Undefined until the payment is opened. */
  readonly intent: ReadIntent | undefined;
  /** It will not be opened: why stands above. */
  readonly isClosed: boolean;
  /** The quote that is paid: some banks send its buyer away, and back to it. */
  readonly quoteId: number;
  readonly payment: ReturnType<typeof useCardPayment>;
  readonly holder?: string;
  /** What is asked above the card's fields. */
  readonly children: ReactNode;
  /** What the button says. */
  readonly button: ReactNode;
  readonly onPay: () => void;
}

/** A form around the provider's card fields. Enter pays, in our field as in the provider's. */
export function CardForm(props: CardFormProps) {
  const { intent, isClosed, quoteId, payment, holder, children, button, onPay } = props;
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPay();
      }}
    >
      {children}
      {intent ? (
        <CardFields
          intent={intent}
          attempt={payment.attempt}
          onSubmit={onPay}
          {...(holder !== undefined && { holder })}
          // The dashboard's address, also when paying by the link: the provider must not see the link.
          returnUrl={`${location.origin}${paths.paymentSuccess(quoteId)}`}
          {...payment.frameFor(intent.paymentIntentId)}
        />
      ) : (
        !isClosed && <Skeleton className="h-58 w-full rounded-md" />
      )}
      <PaymentMessages error={payment.error} isAsked={payment.isAsked} />
      <Button
        type="submit"
        variant="ink"
        size="lg"
        busy={payment.isBusy}
        disabled={!intent || !payment.isReady}
      >
        {button}
      </Button>
    </form>
  );
}

interface PaymentMessagesProps {
  /** Why it went wrong. */
  readonly error: string | undefined;
  /** The bank asks the buyer, in the frame. */
  readonly isAsked: boolean;
}

/** What happens around the card's fields, said where it is seen and heard. */
function PaymentMessages({ error, isAsked }: PaymentMessagesProps) {
  return (
    <>
      {error !== undefined && (
        <Banner tone="negative" live="assertive">
          <French>{error}</French>
        </Banner>
      )}
      {isAsked && (
        <Banner live="polite">
          <Trans>Your bank asks you to confirm this payment.</Trans>
        </Banner>
      )}
    </>
  );
}
