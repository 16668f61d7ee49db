import type { ConsoleMessage, Page } from "@playwright/test";
import type { Locale } from "#domain/language/language.ts";
import { staffLanguageCookie } from "#domain/language/staff-language.ts";
import { axeFindings } from "../axe.ts";
import { frenchUnsaid } from "../looks/french-unsaid.ts";
import { hiddenFocus } from "../looks/hidden-focus.ts";
import { tornText } from "../looks/torn-text.ts";
import { widerThanWindow } from "../looks/wider-than-window.ts";
import { frenchOfTheMixture } from "./catalog-text.ts";
import { type Cell, nameOf } from "./cells.ts";
import { pressIn, type Stop, type Visit } from "./stop.ts";
import type { World } from "./world.ts";

/** A visit to come: the screen, and how it is looked at. */
export interface Leg {
  readonly stop: Stop;
  readonly cell: Cell;
}

interface Tour {
  readonly page: Page;
  readonly shopUrl: string;
  readonly world: World;
}

/** Opens a screen in its cell, and waits until it stands still. */
export async function openScreen({ page, shopUrl, world }: Tour, { stop, cell }: Leg): Promise<void> {
  const { locale, scheme, width } = cell;
  page.setDefaultTimeout(15_000);
  await page.setViewportSize({ width: stop.isNarrow ? 390 : width, height: 844 });
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce", colorScheme: scheme });
  await page.context().clearCookies();
  if (locale !== "mul") await page.context().addCookies([{ name: "language", value: locale, url: shopUrl }]);
  if (stop.kept?.(world).token === world.staff) await chooseForAccount(page, shopUrl, world.staff, locale);
  if (!page.url().startsWith(shopUrl)) await page.goto("/terms");
  await page.evaluate((kept) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, stop.kept?.(world) ?? {});
  const go: Visit["go"] = async (path, twins) => {
    await page.goto(twins && locale !== "mul" ? `/${locale}${path}` : path);
    await stillness(page);
  };
  await stop.open({ page, world, locale, go, press: pressIn(page, locale) });
  await stillness(page);
}

/** The back office follows its account, not the visitor's cookie. */
async function chooseForAccount(page: Page, shopUrl: string, token: string, locale: Locale): Promise<void> {
  const language = locale === "mul" ? null : locale;
  const answer = await page.request.put(`${shopUrl}/api/me/language`, {
    headers: { authorization: `Bearer ${token}` },
    data: { language },
  });
  if (!answer.ok()) throw new Error(`the account's language: ${answer.status()} ${await answer.text()}`);
  if (language)
    await page.context().addCookies([{ name: staffLanguageCookie, value: language, url: shopUrl }]);
}

/** What is wrong with the screens, by screen and cell; nothing is left out because something else was found. */
export async function findingsOnTour(tour: Tour, legs: readonly Leg[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const leg of legs) {
    const findings = await findingsAt(tour, leg);
    if (findings.length > 0) found[`${leg.stop.name} (${nameOf(leg.cell)})`] = firstOf(findings);
  }
  return found;
}

/** Enough to mend it; a list that is broken in one way is broken in each of its rows. */
function firstOf(findings: readonly string[]): string[] {
  const rest = findings.length - 5;
  return [...findings.slice(0, 5), ...(rest > 0 ? [`and ${rest} more`] : [])];
}

let french: Promise<string[]> | undefined;

/** The tour goes without the shop's worker. */
const ofPlaywright = "Service Worker registration blocked by Playwright";

async function findingsAt(tour: Tour, leg: Leg): Promise<string[]> {
  const { page } = tour;
  // The browser hydrates what the server rendered without a word; errors fail every test.
  const warnings: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (message.type() !== "warning" || message.text() === ofPlaywright) return;
    warnings.push(`a warning in the console: ${message.text()}`);
  };
  page.on("console", note);
  try {
    await openScreen(tour, leg);
    const findings = [...(await axeFindings(page)), ...(await page.evaluate(hiddenFocus))];
    if (leg.cell.locale === "mul") {
      french ??= frenchOfTheMixture();
      findings.push(...(await page.evaluate(frenchUnsaid, await french)));
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await stillness(page);
    findings.push(...(await page.evaluate(widerThanWindow)));
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await stillness(page);
    findings.push(...(await page.evaluate(tornText)));
    return [...findings, ...warnings];
  } catch (error) {
    return [`not looked at: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    page.off("console", note);
  }
}

/** Nothing is on its way any more, and nothing in the page has changed for a moment. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const isWaiting = () =>
          document.querySelector("[aria-busy=true], .animate-spin, .animate-pulse") !== null;
        const watch = new MutationObserver(() => {
          clearTimeout(calm);
          calm = setTimeout(end, 100);
        });
        const end = () => {
          watch.disconnect();
          resolve(!isWaiting());
        };
        let calm = setTimeout(end, 100);
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    undefined,
    { timeout: 20_000 },
  );
}
