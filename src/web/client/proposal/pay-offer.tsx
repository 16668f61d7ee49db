import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { WaitBar } from "../../ui/feedback/wait-bar.tsx";
import { productNameOfQuote } from "../payments/product-name-of.ts";
import { leaveAddress } from "../session/opened-offer.ts";
import type { SharedOffer } from "./offer-page.tsx";

const PaymentModal = lazy(() =>
  import("../payments/payment-modal.tsx").then((part) => ({ default: part.PaymentModal })),
);

interface PayOfferProps {
  readonly quote: SharedOffer["quote"];
  readonly token: string;
  /** What is due next; all of it where that is not known. */
  readonly dueCents: number | undefined;
  /** It is what the client does next. */
  readonly isDue?: boolean;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** Pays by the link. Its token leaves the address first: what a provider loads must not find it there (SPEC-4.39). */
export function PayOffer({ quote, token, dueCents, isDue = false, onEnd, children }: PayOfferProps) {
  const { t } = useLingui();
  const [isPaying, setPaying] = useState(false);
  function open() {
    leaveAddress({ quoteId: quote.id, token });
    setPaying(true);
  }
  return (
    <>
      <Button variant={isDue ? "ink" : "outline"} size="lg" className="no-print max-sm:w-full" onClick={open}>
        {children}
      </Button>
      {isPaying && (
        <Suspense fallback={<WaitBar label={t`Loading...`} />}>
          <PaymentModal
            quoteId={quote.id}
            reference={quote.reference}
            productName={productNameOfQuote(quote)}
            totalCents={quote.total_cents}
            dueCents={dueCents ?? quote.total_cents}
            // The page is read anew once the thanks were shown: what is paid is shown no longer, and this button with it.
            onClose={() => {
              setPaying(false);
              onEnd();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
