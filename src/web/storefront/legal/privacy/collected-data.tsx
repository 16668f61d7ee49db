import { Trans } from "@lingui/react/macro";
import type { LegalSection } from "../legal-page.tsx";

export const collectedData: LegalSection = {
  id: "information-we-collect",
  title: <Trans>Information We Collect</Trans>,
  body: (
    <>
      <p>
        <Trans>Depending on what you do here, we keep these kinds of data:</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Identity data</strong>: your name, and your company if you tell us.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Contact data</strong>: email address, telephone number, delivery address.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Financial data</strong>: that a payment was made, by which means, and its reference. Card
            numbers are typed at the payment provider; they never reach us.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Transaction data</strong>: your quotes with sizes, quantities, colors, logo file and
            prices, your orders, refunds and receipts.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Technical data</strong>: your network address, shortened or hashed where we can, to limit
            abuse, and what your browser sends with every request.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Usage data</strong>: how many visits the shop has. The counter knows a number, not who was
            counted.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          A draft of the quote form, your cart and your favorites stay on your own device until you send them
          or clear them.
        </Trans>
      </p>
    </>
  ),
};
