import { test as base, expect, type Page } from "@playwright/test";
import { type ServerProcess, startServer } from "./server-process.ts";

/** What a page may write to the console as an error without failing the journey: the address's own 4xx. */
interface Options {
  readonly expectedErrors: readonly RegExp[];
  /**
   * Which shop a file plays in. Most share one; a file that changes the catalogue names one of its own, so that
   * no other file counts its products: `test.use({ shopName: "catalogue" })`.
   */
  readonly shopName: string;
}

interface TestFixtures {
  /** A real shop with the demo catalogue. */
  readonly shop: ServerProcess;
  readonly strictConsole: undefined;
  readonly serverLog: undefined;
}

interface WorkerFixtures {
  /** The worker's shops by name: everybody's, and one more, which ends when a test names another. */
  readonly openShop: (name: string) => Promise<ServerProcess>;
}

const everybodys = "everybody's";

/** The check of a logo waits for buyers' logos, and on a busy machine says so: a help, and no step of the form. */
const busyCheck = /status of 503 .*\/api\/artwork\/check/;

/**
 * Waits until React has taken over the page, or is seen never to (the sandbox's card page, a file). A click before that
 * is answered too, but by the browser alone: a journey that intercepts calls would wait for one that never comes.
 */
export async function untilAlive(page: Page): Promise<void> {
  // Asked in each frame, as Playwright does otherwise, it draws sixty times a second what is still on its way.
  await page.waitForFunction(isAlive, undefined, { polling: 50 });
}

function isAlive(): boolean {
  if (!document.querySelector("script[type=module]")) return true;
  return Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber"));
}

/**
 * Playwright's `test`, with a real shop behind `page` and an eye on the console: an error there, or an exception
 * in the page, fails the journey. One that belongs to the journey is named:
 * `test.use({ expectedErrors: [/status of 422/] })`.
 */
export const test = base.extend<Options & TestFixtures, WorkerFixtures>({
  shopName: [everybodys, { option: true }],
  openShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const shops = new Map<string, ServerProcess>();
      await use(async (name) => {
        const known = shops.get(name);
        if (known) return known;
        for (const [other, shop] of shops) {
          if (name === everybodys || other === everybodys) continue;
          shops.delete(other);
          await shop.stop();
        }
        const shop = await startServer({ env: { RATE_LIMITS: "off" } });
        shops.set(name, shop);
        return shop;
      });
      for (const shop of shops.values()) await shop.stop();
    },
    { scope: "worker" },
  ],
  shop: async ({ openShop, shopName }, use) => use(await openShop(shopName)),
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...where) => {
      const answer = await goto(...where);
      if (javaScriptEnabled !== false) await untilAlive(page);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (...how) => {
      const answer = await reload(...how);
      if (javaScriptEnabled !== false) await untilAlive(page);
      return answer;
    };
    await use(page);
  },
  // A test that fails shows what its server wrote meanwhile (tools/test/why-it-failed.ts).
  serverLog: [
    async ({ shop }, use, testInfo) => {
      const before = shop.log().length;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const body = shop.log().slice(before).trimEnd().split("\n").slice(-30).join("\n");
      if (body) await testInfo.attach("the server's log", { body, contentType: "text/plain" });
    },
    { auto: true },
  ],
  expectedErrors: [[], { option: true }],
  strictConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (![busyCheck, ...expectedErrors].some((pattern) => pattern.test(text))) errors.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (webError) => note(String(webError.error())));
      await use(undefined);
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
