import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { usePaths } from "../../../use-paths.ts";
import type { LegalSection } from "../legal-page.tsx";
import { ShopAddress } from "../shop-address.tsx";
import { LawAndChanges } from "./law-and-changes.tsx";

/** What holds for using the website itself. */
export const termsOfThisShop: readonly LegalSection[] = [
  {
    id: "access",
    title: <Trans>Your link and your account</Trans>,
    body: (
      <p>
        <Trans>
          The link in our mail opens your quote: give it to nobody who should not see it. If you think that
          somebody else knows your password, choose a new one and tell us.
        </Trans>
      </p>
    ),
  },
  {
    id: "liability",
    title: <Trans>Liability</Trans>,
    body: (
      <p>
        <Trans>
          We answer for what we do wrong, up to the amount of the order concerned, and without limit where the
          law allows none. For what we could not foresee or prevent, nobody is liable.
        </Trans>
      </p>
    ),
  },
  {
    id: "privacy",
    title: <Trans>Privacy</Trans>,
    body: <PrivacyLink />,
  },
  {
    id: "law",
    title: <Trans>Law and changes</Trans>,
    body: (
      <p>
        <LawAndChanges />
      </p>
    ),
  },
  {
    id: "contact",
    title: <Trans>Contact</Trans>,
    body: <ShopAddress />,
  },
];

function PrivacyLink() {
  const paths = usePaths();
  return (
    <p>
      <Trans>
        How we handle personal data stands in the{" "}
        <Link className="link" to={paths.privacyPolicy()}>
          Privacy Policy
        </Link>
        .
      </Trans>
    </p>
  );
}
