import type { Locator, Page } from "@playwright/test";
import type { Locale } from "#domain/language/language.ts";
import { catalogText } from "./catalog-text.ts";
import type { World } from "./world.ts";

/** What a stop is given: the page, the shop's data, and the locale that it is shown in. */
export interface Visit {
  readonly page: Page;
  readonly world: World;
  readonly locale: Locale;
  /** Goes to an address; "twins" prefixes the locale, where a page has one: `go("/devis", "twins")`. */
  readonly go: (path: string, twins?: "twins") => Promise<void>;
  /** Presses the button that has this name in the source locale, `{…}` standing for any value. */
  readonly press: (name: string, place?: Locator) => Promise<void>;
}

/** A screen, and the way to it. */
export interface Stop {
  readonly name: string;
  /** The module of the route that it shows, as routes.ts names it. */
  readonly route: string;
  /** What the browser's storage holds during the stop, such as the session. */
  readonly kept?: (world: World) => Readonly<Record<string, string>>;
  readonly open: (visit: Visit) => Promise<void>;
  /** Looked at in the deep lane only: a state of a route that another stop shows. */
  readonly isDeep?: true;
  /** Exists in narrow windows only. */
  readonly isNarrow?: true;
}

/** `press` of a visit: by the catalogs' word for it. */
export function pressIn(page: Page, locale: Locale): Visit["press"] {
  return async (name, place = page.locator("body")) => {
    const button = place.getByRole("button", { name: await catalogText(locale, name), exact: true });
    await button.first().click();
  };
}
