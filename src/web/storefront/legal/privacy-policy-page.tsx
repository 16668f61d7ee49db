import { Trans, useLingui } from "@lingui/react/macro";
import { LegalPage } from "./legal-page.tsx";
import { collectedData } from "./privacy/collected-data.tsx";
import { cookiesInShort } from "./privacy/cookies-in-short.tsx";
import { dataSecurity } from "./privacy/data-security.tsx";
import { introduction } from "./privacy/introduction.tsx";
import { privacyContact } from "./privacy/privacy-contact.tsx";
import { useOfData } from "./privacy/use-of-data.tsx";
import { yourRights } from "./privacy/your-rights.tsx";

/** The Privacy Policy. */
export default function PrivacyPolicyPage() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Privacy Policy`}
      description={t`What we know about you, what for, how long, and what you can have done about it.`}
      path={(paths) => paths.privacyPolicy()}
      updated={<Trans>Last updated: April 2, 2025</Trans>}
      sections={[
        introduction,
        collectedData,
        useOfData,
        dataSecurity,
        yourRights,
        cookiesInShort,
        privacyContact,
      ]}
    />
  );
}
