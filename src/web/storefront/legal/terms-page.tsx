import { Trans, useLingui } from "@lingui/react/macro";
import { LegalPage } from "./legal-page.tsx";
import { termsOfOrders } from "./terms/orders.tsx";
import { termsOfThisShop } from "./terms/this-shop.tsx";

/** The Terms of Service. */
export default function TermsPage() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Terms of Service`}
      description={t`How a quote becomes an order here: prices, minimum quantities, logos, payment, delivery, returns.`}
      path={(paths) => paths.terms()}
      updated={<Trans>Last updated: April 2, 2025</Trans>}
      sections={[...termsOfOrders, ...termsOfThisShop]}
    />
  );
}
