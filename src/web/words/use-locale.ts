import { createContext, use } from "react";
import { useRouteLoaderData } from "react-router";
import type { Locale } from "#domain/language/language.ts";
import type { MoneyStyle } from "#domain/money/show-money.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";

interface RootData {
  readonly locale: Locale;
  readonly facts: ShopFacts;
  readonly publicUrl: string;
}

/** The root loader's data: the page's locale, the shop's facts and its address. */
export function useRootData(): RootData {
  const shown = use(ShownFacts);
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("the root loader has not answered");
  return shown ? { ...data, facts: shown } : data;
}

/** Other facts than the shop's own, for a part of a page that previews what they would look like. */
export const ShownFacts = createContext<ShopFacts | undefined>(undefined);

/** Another locale than the page's, for a part of it that previews what a client will read. */
export const ReaderLocale = createContext<Locale | undefined>(undefined);

export function useLocale(): Locale {
  const ofReader = use(ReaderLocale);
  const { locale } = useRootData();
  return ofReader ?? locale;
}

/** How money is written on this page, or in the part of it that previews what a client will read. */
export function useMoney(): MoneyStyle {
  return { locale: useLocale(), currency: useRootData().facts.currency };
}
