import { Trans } from "@lingui/react/macro";
import type { LegalSection } from "../legal-page.tsx";

export const useOfData: LegalSection = {
  id: "use-of-data",
  title: <Trans>How We Use Your Data</Trans>,
  body: (
    <>
      <ul>
        <li>
          <Trans>To make, confirm and deliver your quote, and to write to you about it.</Trans>
        </li>
        <li>
          <Trans>To take payments, give refunds, and keep the books that the law asks for.</Trans>
        </li>
        <li>
          <Trans>To answer messages you send us.</Trans>
        </li>
        <li>
          <Trans>To send the newsletter, if you asked for it. Every issue can end it with one click.</Trans>
        </li>
        <li>
          <Trans>
            To keep the shop working and safe: limits on repeated requests, and a record of changes.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          We pass data on only to those who carry out a part of this: the payment provider, the carrier, and
          the mail service. We do not sell it.
        </Trans>
      </p>
    </>
  ),
};
