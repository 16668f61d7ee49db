import { Trans, useLingui } from "@lingui/react/macro";
import { pageServices } from "../../context.ts";
import type { Route } from "./+types/terms-page.ts";
import { LegalPage } from "./legal-page.tsx";
import { OwnLegalPage } from "./own-legal-page.tsx";
import { termsOfOrders } from "./terms/orders.tsx";
import { termsOfThisShop } from "./terms/this-shop.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { own: await context.get(pageServices).ownPage("terms") };
}

/** The Terms of Service. */
export default function TermsPage({ loaderData: { own } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (own) return <OwnLegalPage title={t`Terms of Service`} path={(paths) => paths.terms()} own={own} />;
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
