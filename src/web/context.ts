import { createContext } from "react-router";
import type { Locale } from "#domain/language/language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";

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
}

export const pageServices = createContext<PageServices>();
