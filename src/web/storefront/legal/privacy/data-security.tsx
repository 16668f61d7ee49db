import { Trans } from "@lingui/react/macro";
import type { LegalSection } from "../legal-page.tsx";

export const dataSecurity: LegalSection = {
  id: "data-security",
  title: <Trans>Data Security</Trans>,
  body: (
    <>
      <p>
        <Trans>
          Passwords are kept as slow hashes, and the keys of sessions and links as hashes too: a stolen copy
          of our database opens nothing. Uploaded files are checked before anybody may open them. Only
          administrators see quotes that are not their own, and every change they make is recorded.
        </Trans>
      </p>
      <p>
        <Trans>
          We keep quotes and payments as long as tax law asks, contact messages until they are dealt with, and
          newsletter addresses until you unsubscribe.
        </Trans>
      </p>
    </>
  ),
};
