import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { lawOf } from "#domain/shop/law-of.ts";
import { usePaths } from "../../../use-paths.ts";
import { useRootData } from "../../../words/use-locale.ts";
import type { LegalSection } from "../legal-page.tsx";
import { ShopAddress } from "../shop-address.tsx";

/** Which law holds: that of where the shop is, until its owner writes terms of his own. */
function LawAndChanges() {
  const law = lawOf(useRootData().facts);
  switch (law.of) {
    case "colorado":
      return (
        <Trans>
          The law of the State of Colorado applies. These terms may change; for an order, those of the day it
          was paid hold.
        </Trans>
      );
    case "france":
      return (
        <Trans>
          French law applies. These terms may change; for an order, those of the day it was paid hold.
        </Trans>
      );
    case "state":
      return (
        <Trans>
          The law of the State of {law.name} applies. These terms may change; for an order, those of the day
          it was paid hold.
        </Trans>
      );
    case "country":
      return (
        <Trans>
          The law of this country applies: {law.name}. These terms may change; for an order, those of the day
          it was paid hold.
        </Trans>
      );
    case "unknown":
      return (
        <Trans>
          The law of where the shop is applies. These terms may change; for an order, those of the day it was
          paid hold.
        </Trans>
      );
  }
}

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
