import type { Browser, Locator, Page } from "@playwright/test";
import { line } from "./measure-page.ts";

/** Something that a visitor does to a page that stands. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** What it is done to. */
  readonly find: (page: Page) => Locator;
  readonly act: (found: Locator) => Promise<unknown>;
}

export const interactions: readonly Interaction[] = [
  {
    name: "searches",
    path: "/products",
    find: (page) => page.getByRole("searchbox").first(),
    act: (box) => box.pressSequentially("tote", { delay: 120 }),
  },
  {
    name: "sorts",
    path: "/products",
    find: (page) => page.getByRole("combobox").first(),
    act: (list) => list.selectOption({ index: 1 }),
  },
  {
    name: "chooses a size",
    path: "/products/1",
    find: (page) => page.getByRole("radio").nth(1).locator("xpath=ancestor::label[1]"),
    act: (label) => label.click(),
  },
  {
    name: "adds to the cart",
    path: "/products/1",
    find: (page) => page.getByRole("button", { name: "Add to Cart" }),
    act: (button) => button.click(),
  },
  {
    name: "ticks a size",
    path: "/devis",
    find: (page) => page.getByRole("checkbox").first().locator("xpath=ancestor::label[1]"),
    act: (label) => label.click(),
  },
  {
    name: "types a quantity",
    path: "/devis",
    find: (page) => page.getByLabel(/^Quantity of/).first(),
    act: (field) => field.pressSequentially("25000", { delay: 120 }),
  },
];

/** Who looks, and at what: a visitor's phone, else staff's window. */
interface Reader {
  readonly width?: number;
  readonly height?: number;
  readonly bearer?: string;
}

/**
 * How long the browser took, at worst, from a key or a click to the next frame, with the processor slowed
 * down as for pages; milliseconds. What took less than 16 ms is reported as 16. The element is pressed half a
 * second after it came into view, as no visitor presses it in the same frame.
 */
export async function measureInteraction(
  browser: Browser,
  shopUrl: string,
  interaction: Interaction,
  { width = 412, height = 823, bearer }: Reader = {},
): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height }, locale: "en-US" });
  try {
    if (bearer) await page.addInitScript((token) => localStorage.setItem("token", token), bearer);
    await page.goto(`${shopUrl}${interaction.path}`, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: line.slowdown });
    const found = interaction.find(page);
    await found.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
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
    await interaction.act(found);
    await page.waitForTimeout(1500);
    return await page.evaluate(() => Reflect.get(globalThis, "__slowest").ms);
  } finally {
    await page.close();
  }
}
