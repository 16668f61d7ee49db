import type { ConsoleMessage, Page } from "@playwright/test";
import type { Locale } from "#domain/language/language.ts";
import { staffLanguageCookie } from "#domain/language/staff-language.ts";
import { axeFindings } from "../axe.ts";
import { sized } from "../lane.ts";
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
  const kept = stop.kept?.(world) ?? {};
  // Public pages are rendered by the server: each is loaded, and the browser hydrates it.
  const isPublic = kept.token === undefined && kept.clientToken === undefined;
  const isOpen = isAsBefore(page, JSON.stringify([locale, kept])) && !isPublic;
  if (!isOpen) {
    await page.context().clearCookies();
    if (locale !== "mul")
      await page.context().addCookies([{ name: "language", value: locale, url: shopUrl }]);
    if (kept.token === world.staff) await chooseForAccount(page, shopUrl, world.staff, locale);
    if (!page.url().startsWith(shopUrl)) await page.goto("/terms");
    await page.evaluate((entries) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
  }
  const go: Visit["go"] = async (path, twins) => {
    const address = twins && locale !== "mul" ? `/${locale}${path}` : path;
    if (!isOpen || !(await page.evaluate(goWithin, address))) await page.goto(address);
    await stillness(page);
  };
  await stop.open({ page, world, locale, go, press: pressIn(page, locale) });
  await stillness(page);
}

const before = new WeakMap<Page, string>();

/** Whether the page is still that of the same visitor; at full size each screen is loaded anew. */
function isAsBefore(page: Page, visitor: string): boolean {
  const was = before.get(page);
  before.set(page, visitor);
  return sized({ quick: was === visitor, deep: false });
}

/** Runs in the page: goes to another one as a link does, and without a frame of the old one in between. */
async function goWithin(address: string): Promise<boolean> {
  interface Router {
    readonly navigate: (to: string, how: { readonly flushSync: boolean }) => Promise<void>;
  }
  const router = Reflect.get(window, "__reactRouterDataRouter") as Router | undefined;
  // What was opened there may outlive the page.
  if (!router || document.querySelector(":popover-open, [role=dialog], [role=alertdialog]")) return false;
  await router.navigate(address, { flushSync: true });
  return true;
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

/**
 * What is wrong with the screens, by screen and cell; nothing is left out because something else was found. Screens of
 * one visitor follow each other, and what stands around them is judged once in each cell.
 */
export async function findingsOnTour(tour: Tour, legs: readonly Leg[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const judged = new Set<string>();
  const visitor = ({ stop, cell }: Leg) => JSON.stringify([stop.kept?.(tour.world), cell.locale]);
  for (const leg of legs.toSorted((one, two) => visitor(one).localeCompare(visitor(two)))) {
    const name = nameOf(leg.cell);
    const findings = await findingsAt(tour, leg, sized({ quick: judged.has(name), deep: false }));
    judged.add(name);
    if (findings.length > 0) found[`${leg.stop.name} (${name})`] = firstOf(findings);
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

async function findingsAt(tour: Tour, leg: Leg, frameIsKnown: boolean): Promise<string[]> {
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
    const findings = [
      ...(await axeFindings(page, frameIsKnown ? "content" : undefined)),
      ...(await page.evaluate(hiddenFocus)),
    ];
    if (leg.cell.locale === "mul") {
      french ??= frenchOfTheMixture();
      findings.push(...(await page.evaluate(frenchUnsaid, await french)));
    }
    await page.setViewportSize({ width: 1280, height: 844 });
    await stillness(page);
    findings.push(...(await page.evaluate(tornText, "200%")));
    await page.setViewportSize({ width: 320, height: 640 });
    await stillness(page);
    findings.push(...(await page.evaluate(widerThanWindow)));
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
        // A colour that changes with the theme is on its way until a frame was drawn, however short that is to take.
        const isWaiting = () =>
          document.querySelector("[aria-busy=true], .animate-spin, .animate-pulse") !== null ||
          document.getAnimations().some((animation) => animation instanceof CSSTransition);
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
