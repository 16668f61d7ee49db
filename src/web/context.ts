import { createContext } from "react-router";
import type { Locale } from "#domain/language/language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { OwnPage } from "#domain/texts/page-text.ts";
import type { PageTextName } from "#domain/texts/text-names.ts";

/** What a loader is given while it runs on the server: the language of the page, and the door to the calls. */
export interface PageServices {
  /** Renders after those that came before. */
  readonly renderInQueue: (render: () => Promise<string>) => Promise<string>;
  readonly locale: Locale;
  /** Answers the shop's own calls in this process, without the network. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The shop's address as visitors see it, without a slash at the end. */
  readonly publicUrl: string;
  readonly facts: ShopFacts;
  /** What a page says in the shop's own words, in the page's language; null for the original. */
  readonly ownPage: (name: PageTextName) => Promise<OwnPage | null>;
}

export const pageServices = createContext<PageServices>();
