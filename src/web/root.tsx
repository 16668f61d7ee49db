import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { isRecord } from "#domain/text/read-value.ts";
import type { Route } from "./+types/root.ts";
import { pageServices } from "./context.ts";
import { earlyPressesScript, useEarlyPresses } from "./early-presses.ts";
import { ErrorPage } from "./parts/error-page.tsx";
import shopStyleUrl from "./ui/theme/theme.css?url";
import { themeScript } from "./ui/theme/theme.ts";
import { bringWords } from "./words/area-words.ts";
import { brandStyle } from "./words/brand-style.ts";
import { CarriedWordsData } from "./words/carried-words.tsx";
import { htmlLang } from "./words/wording.ts";
import { wordingOf } from "./words/wording-of-shop.ts";

/**
 * Data of every page: its language, the shop's facts and address, and what a shop has of its own in words and colours,
 * worked out here so that the browser's half need not carry how. The same for every visitor of a locale.
 */
export function loader({ context }: Route.LoaderArgs) {
  const {
    locale,
    facts: { sayings: _, ...facts },
    publicUrl,
  } = context.get(pageServices);
  const wording = wordingOf(facts, locale);
  const style = brandStyle(facts);
  // As the catalogs say it: for bags in dollars.
  const isPlain = wording.currency === "USD" && !wording.words;
  const own = { ...(!isPlain && { "data-wording": JSON.stringify(wording) }), ...(style && { style }) };
  return { locale, facts, publicUrl, ...(Object.keys(own).length > 0 && { own }) };
}

/**
 * A choice of language is a new page load, so nothing here changes while the shop is open in a tab, but where its owner
 * has just changed who the shop is: the back office asks for the same address again then.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href && currentUrl.pathname.startsWith("/admin");

/** The first page carries its words; the next ones find all of them here, or come whole from the server. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    try {
      await bringWords("public");
    } catch {
      location.assign(request.url);
      await new Promise(() => undefined);
    }
    await next();
  },
];

/** Has run when React comes to it: the browser's half of the pages need not carry it. */
function headScript(hasScripts: boolean): string {
  if (!import.meta.env.SSR) return "";
  return hasScripts ? `${themeScript};${earlyPressesScript}` : themeScript;
}

export function Layout({ children }: { children: ReactNode }) {
  // Here, for a page that failed as well.
  useEarlyPresses();
  const data = useRouteLoaderData<typeof loader>("root");
  const locale = data?.locale ?? "mul";
  const isReadOnly = useMatches().some(({ handle }) => isRecord(handle) && handle.isReadOnly === true);
  return (
    <html lang={htmlLang(locale)} data-locale={locale} {...data?.own} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f6f2ea" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15150f" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, run before the first paint so that the theme never flashes */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript(!isReadOnly) }} />
        <Meta />
        <Links />
        <link rel="stylesheet" href={shopStyleUrl} precedence="shop" />
      </head>
      <body>
        {children}
        {!isReadOnly && (
          <>
            <CarriedWordsData />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
