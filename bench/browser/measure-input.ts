import type { Browser, Page } from "@playwright/test";
import { line } from "./measure-page.ts";

/** Something that a visitor does to a page that stands. */
export interface Deed {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

export const deeds: readonly Deed[] = [
  {
    name: "searches",
    path: "/products",
    act: (page) => page.getByRole("searchbox").first().pressSequentially("tote", { delay: 120 }),
  },
  {
    name: "sorts",
    path: "/products",
    act: async (page) => void (await page.getByRole("combobox").first().selectOption({ index: 1 })),
  },
  {
    name: "chooses a size",
    path: "/products/1",
    act: (page) => page.getByRole("radio").nth(1).locator("xpath=ancestor::label[1]").click(),
  },
  {
    name: "adds to the cart",
    path: "/products/1",
    act: (page) => page.getByRole("button", { name: "Add to Cart" }).click(),
  },
  {
    name: "ticks a size",
    path: "/devis",
    act: (page) => page.getByRole("checkbox").first().locator("xpath=ancestor::label[1]").click(),
  },
  {
    name: "types a quantity",
    path: "/devis",
    act: (page) =>
      page
        .getByLabel(/^Quantity of/)
        .first()
        .pressSequentially("25000", { delay: 120 }),
  },
];

/**
 * How long the browser took, at worst, from a key or a click to the next frame, with the processor slowed down as for
 * pages; milliseconds. What took less than 16 ms is told as 16.
 */
export async function measureDeed(browser: Browser, shopUrl: string, deed: Deed): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, locale: "en-US" });
  try {
    await page.goto(`${shopUrl}${deed.path}`, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: line.slowdown });
    await page.evaluate(() => {
      const slowest = { ms: 16 };
      Object.assign(globalThis, { __slowest: slowest });
      const watched = { type: "event", durationThreshold: 16, buffered: true };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const isInteraction = Number(Reflect.get(entry, "interactionId")) > 0 || entry.name === "change";
          if (isInteraction) slowest.ms = Math.max(slowest.ms, entry.duration);
        }
      }).observe(watched);
    });
    await deed.act(page);
    await page.waitForTimeout(1500);
    return await page.evaluate(() => Reflect.get(globalThis, "__slowest").ms);
  } finally {
    await page.close();
  }
}
