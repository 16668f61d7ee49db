import { Trans } from "@lingui/react/macro";
import type { LegalSection } from "../legal-page.tsx";
import { ShopAddress } from "../shop-address.tsx";

export const privacyContact: LegalSection = {
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
