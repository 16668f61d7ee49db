import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { intlLocale, type Locale } from "#domain/language/language.ts";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { loadCatalog } from "../words/load-catalog.ts";

interface PageSetting {
  readonly locale?: Locale;
  readonly messages?: Awaited<ReturnType<typeof loadCatalog>>;
  /** Where the page stands, and the pattern of its route. */
  readonly address?: string;
  readonly route?: string;
  /** What is loaded; nothing, unless it is given. */
  readonly queries?: QueryClient;
}

/** The HTML of a part as it stands in a page of the default shop: source words and no query loaded, unless these are given. */
export function pageMarkup(
  part: ReactNode,
  {
    locale = "mul",
    messages = {},
    address = "/",
    route = "/",
    queries = new QueryClient(),
  }: PageSetting = {},
): string {
  const page = () => part;
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      {shopAt({
        ...{ locale, messages, address },
        root: { path: route, Component: page, HydrateFallback: page },
      })}
    </QueryClientProvider>,
  );
}

type Routes = Parameters<typeof createRoutesStub>[0];

interface ShopSetting extends Required<Pick<PageSetting, "locale" | "messages" | "address">> {
  readonly root: Omit<Routes[number], "id" | "loader" | "index"> & { readonly children?: Routes };
}

/** The default shop, opened at an address: this root with the data of every page, and what lies below it. */
export function shopAt({ locale, messages, address, root }: ShopSetting): ReactNode {
  const ofRoot = { locale, facts: defaultShopFacts, publicUrl: "https://shop.example" };
  const Stub = createRoutesStub([{ ...root, id: "root", loader: () => ofRoot }]);
  const i18n = setupI18n({ locale, locales: intlLocale(locale), messages: { [locale]: messages } });
  return (
    <I18nProvider i18n={i18n}>
      <Stub initialEntries={[address]} hydrationData={{ loaderData: { root: ofRoot } }} />
    </I18nProvider>
  );
}

/** A page whose queries have been answered, one after the other as the screen asks them. */
export async function loadedMarkup(part: ReactNode, setting: Omit<PageSetting, "queries">): Promise<string> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (;;) {
    const markup = pageMarkup(part, { ...setting, queries });
    const open = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === "pending" });
    if (open.length === 0) return markup;
    await Promise.allSettled(open.map((query) => query.fetch()));
  }
}

/** All messages of a locale, of every area. */
export async function everyMessage(locale: Locale) {
  const areas = (["public", "admin", "client"] as const).map((area) => loadCatalog(area, locale));
  return Object.fromEntries((await Promise.all(areas)).flatMap((area) => Object.entries(area)));
}
