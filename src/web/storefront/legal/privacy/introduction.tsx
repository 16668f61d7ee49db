import { Trans } from "@lingui/react/macro";
import type { LegalSection } from "../legal-page.tsx";

export const introduction: LegalSection = {
  id: "introduction",
  title: <Trans>Introduction</Trans>,
  body: (
    <>
      <p>
        <Trans>
          This page says which personal data this shop handles when you read it, ask for a quote, write to us,
          pay, or open an account. It holds for this website and for the mails it sends.
        </Trans>
      </p>
      <p>
        <Trans>
          We collect what a quote and its delivery need, and nothing to sell. There is no advertising on these
          pages, and no tracker of anybody else.
        </Trans>
      </p>
    </>
  ),
};
