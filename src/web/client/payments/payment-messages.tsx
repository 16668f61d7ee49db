import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/feedback/banner.tsx";
import { French } from "../french.tsx";

interface PaymentMessagesProps {
  /** Why it went wrong. */
  readonly error: string | undefined;
  /** The bank asks the buyer, in the frame. */
  readonly isAsked: boolean;
}

/** What happens around the card's fields, said where it is seen and heard. */
export function PaymentMessages({ error, isAsked }: PaymentMessagesProps) {
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
