import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { pageServices } from "../../context.ts";
import { usePaths } from "../../use-paths.ts";
import type { Route } from "./+types/privacy-policy-page.ts";
import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { OwnLegalPage } from "./own-legal-page.tsx";
import { collectedData } from "./privacy/collected-data.tsx";
import { useOfData } from "./privacy/use-of-data.tsx";
import { yourRights } from "./privacy/your-rights.tsx";
import { ShopAddress } from "./shop-address.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { own: await context.get(pageServices).ownPage("privacy") };
}

/** The Privacy Policy. */
export default function PrivacyPolicyPage({ loaderData: { own } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (own)
    return <OwnLegalPage title={t`Privacy Policy`} path={(paths) => paths.privacyPolicy()} own={own} />;
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

const introduction: LegalSection = {
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

const dataSecurity: LegalSection = {
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

const cookiesInShort: LegalSection = {
  id: "cookies",
  title: <Trans>Cookies</Trans>,
  body: <CookiesInShort />,
};

function CookiesInShort() {
  const paths = usePaths();
  return (
    <p>
      <Trans>
        One cookie, <code>language</code>, set when you choose a language. All else that is remembered stays
        in your browser. The{" "}
        <Link className="link" to={paths.cookies()}>
          Cookie Policy
        </Link>{" "}
        lists every entry.
      </Trans>
    </p>
  );
}

const privacyContact: LegalSection = {
  id: "contact",
  title: <Trans>Contact</Trans>,
  body: (
    <>
      <p>
        <Trans>Questions about this page, or a wish from the list above:</Trans>
      </p>
      <ShopAddress />
    </>
  ),
};
