import type { BrowserContext, LaunchOptions, Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import { expect } from "./browser.ts";

/** What a journey without a network writes to the console by itself: the browser, and the router that looks ahead. */
export const networkErrors = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch manifest patches/,
];

const { launchOptions } = config.use ?? {};

/**
 * A browser that stays offline across navigations: since 150, Chromium resets `navigator.onLine` at each one
 * while RenderDocument is on.
 */
export const stayingOffline: LaunchOptions = {
  ...launchOptions,
  args: [...(launchOptions?.args ?? []), "--disable-features=RenderDocument"],
};

/** Goes offline, and waits until the worker is offline too, which happens after the pages. */
export async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  for (const worker of context.serviceWorkers()) {
    const ask = () =>
      worker.evaluate(() =>
        fetch("/healthz").then(
          () => "answered",
          () => "no network",
        ),
      );
    await expect.poll(ask).toBe("no network");
  }
}

/** Opens a page and waits until the worker has it, and what it is shown with. */
export async function visitAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectKept(page, path);
}

/** Waits until the page of this address, the quote form and its sizes are cached. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await keptAddresses(page)).map((address) => new URL(address).pathname), {
      timeout: 30_000,
    })
    .toEqual(expect.arrayContaining([path, "/offline", "/fr/offline", "/devis"]));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The address of every entry of Cache Storage. */
export async function keptAddresses(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  });
}

/** Every entry of Cache Storage as text, with its address. */
export async function keptTexts(page: Page): Promise<{ address: string; text: string; caching: string }[]> {
  return await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const entries = stores.map(async (store) =>
      Promise.all(
        (await store.keys()).map(async (request) => {
          const answer = await store.match(request, { ignoreVary: true });
          const text = (await answer?.text()) ?? "";
          return { address: request.url, text, caching: answer?.headers.get("cache-control") ?? "" };
        }),
      ),
    );
    return (await Promise.all(entries)).flat();
  });
}

/** Fills the quote form in, without a logo. */
export async function fillQuoteForm(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Olga Offline");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone").fill("303-555-0123");
  await page.getByLabel("Project details").fill("Bags for the train");
  await page.getByRole("checkbox").first().check();
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill("12 000");
}
