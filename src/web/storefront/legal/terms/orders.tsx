import { Trans } from "@lingui/react/macro";
import { MinimumUnits } from "../../../parts/shop/minimum-units.tsx";
import { useRootData } from "../../../words/use-locale.ts";
import type { LegalSection } from "../legal-page.tsx";

/** Where it holds, in the shop that promises it on its pages. */
function FreeDelivery() {
  if (!useRootData().facts.areReadyClaimsShown) return null;
  return (
    <p>
      <Trans>
        Free delivery over $50 holds within the contiguous United States; for anything else, ask us before you
        pay.
      </Trans>
    </p>
  );
}

/** From the request to the delivery. */
export const termsOfOrders: readonly LegalSection[] = [
  {
    id: "quotes",
    title: <Trans>Quotes and orders</Trans>,
    body: (
      <>
        <p>
          <Trans>
            We sell to businesses, in bulk. A request for a quote binds nobody. We answer within 24 hours with
            a confirmed quote or with the reason why we cannot make one.
          </Trans>
        </p>
        <p>
          <Trans>
            A confirmed quote is our offer, and its unit prices are frozen. Accepting or paying it makes it an
            order. Should its setup fee change before that, you see the new total before you pay.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: "quantities-and-prices",
    title: <Trans>Quantities and prices</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Each size starts at <MinimumUnits /> units. Prices are in US dollars, by the bag; the total is
            units times price, summed over all sizes, plus the setup fee if there is one, rounded once to the
            cent.
          </Trans>
        </p>
        <p>
          <Trans>
            Amounts on the website before confirmation are estimates. The confirmed quote shows all that you
            pay, sales tax included where it is charged.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: "logos",
    title: <Trans>Logos and artwork</Trans>,
    body: (
      <p>
        <Trans>
          You send us only what you have the right to print. It stays yours; we use it for your order and for
          nothing else. Before we print, you receive a proof, which names sizes and inks. Colors on a screen
          and on cloth differ: the proof that you approve is what counts.
        </Trans>
      </p>
    ),
  },
  {
    id: "payment",
    title: <Trans>Payment and refunds</Trans>,
    body: (
      <p>
        <Trans>
          A quote is paid by card or by PayPal, through the provider's own fields, or by bank transfer, where
          your quote offers them, at once or in the parts that it names. Production starts once what is due
          before it is paid, you have approved the proof and confirmed the delivery address, and the bags are
          there. A refund goes back the way the payment came, or by bank transfer where that fails, whole or
          in part, and you receive a mail about it.
        </Trans>
      </p>
    ),
  },
  {
    id: "delivery",
    title: <Trans>Delivery</Trans>,
    body: (
      <>
        <p>
          <Trans>We deliver to the address in your quote. A wanted date is a wish, not a promise.</Trans>
        </p>
        <FreeDelivery />
      </>
    ),
  },
  {
    id: "returns",
    title: <Trans>Faults and returns</Trans>,
    body: (
      <p>
        <Trans>
          Tell us within 14 days what is wrong, with a picture. Bags with a fault of ours are made again or
          refunded. Bags printed to order cannot be returned for any other reason.
        </Trans>
      </p>
    ),
  },
];
