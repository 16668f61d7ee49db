import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";

/** The HTML of a part as it stands in a page of the default shop: source words, a router, no query loaded. */
export function pageMarkup(part: ReactNode): string {
  const page = () => part;
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: page, loader: () => null, HydrateFallback: page },
  ]);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={setupI18n({ locale: "mul", messages: { mul: {} } })}>
        <Stub hydrationData={{ loaderData: { root: { locale: "mul", facts: defaultShopFacts } } }} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}
