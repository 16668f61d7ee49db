import type { Browser, Page } from "@playwright/test";
import { observe, type Seen } from "./observe.ts";

/**
 * A visitor's device and network, as DevTools slows a page down: by request. Its own "slow 4G" (562.5 ms, 1,475 kbit/s)
 * is the harder of the two.
 */
export interface Visitor {
  readonly name: string;
  readonly latencyMs: number;
  readonly downKbit: number;
  readonly upKbit: number;
  readonly slowdown: number;
}

export const slow4g: Visitor = {
  name: "slow 4G",
  latencyMs: 562.5,
  downKbit: 1475,
  upKbit: 675,
  slowdown: 4,
};
export const line: Visitor = {
  name: "150 ms, 1.6 Mbit/s",
  latencyMs: 150,
  downKbit: 1638,
  upKbit: 768,
  slowdown: 4,
};

/** How a page was shown once: milliseconds, and bytes on the wire until it was alive. */
export interface Shown extends Seen {
  readonly ttfb: number;
  readonly fcp: number;
  /** Total blocking time: of each task after the first paint, what was longer than 50 ms. */
  readonly tbt: number;
  readonly load: number;
  /** When React had taken it over; for a page without scripts, when it was loaded. */
  readonly alive: number;
  readonly bytes: number;
}

/**
 * Loads a page once, in a fresh browser that comes from a page of another site, and returns what it measured.
 * It does not start from an empty tab, whose process a page with a Cross-Origin-Opener-Policy may not take
 * over: starting another once the answer is there takes a tenth of a second of this slow processor. A visitor
 * from another site gets a new process anyway, while the request is on its way.
 */
export async function measurePage(
  browser: Browser,
  { from, to }: { readonly from: string; readonly to: string },
  visitor: Visitor,
): Promise<Shown> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: "en-US",
  });
  try {
    const page = await context.newPage();
    await page.goto(from);
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: visitor.latencyMs,
      downloadThroughput: (visitor.downKbit * 1000) / 8,
      uploadThroughput: (visitor.upKbit * 1000) / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: visitor.slowdown });
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(to, { waitUntil: "load", timeout: 120_000 });
    const alive = await untilAlive(page);
    const loadBytes = bytes;
    await page.waitForTimeout(1500);
    const told = await page.evaluate(() => {
      const seen: Seen = Reflect.get(globalThis, "__seen");
      const [load] = performance.getEntriesByType("navigation");
      const timing = load instanceof PerformanceNavigationTiming ? load : undefined;
      return {
        ...seen,
        ttfb: timing?.responseStart ?? 0,
        load: timing?.loadEventEnd ?? 0,
        fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      };
    });
    return { ...told, tbt: blockingTime(told), alive, bytes: loadBytes };
  } finally {
    await context.close();
  }
}

/** Counts from the first paint; the time before it is `fcp`. */
function blockingTime({ longTasks, fcp }: Pick<Shown, "longTasks" | "fcp">): number {
  const afterPaint = longTasks.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp),
  );
  return afterPaint.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
}

/** When React had taken the page over, as far as looking every 50 ms tells; a page without scripts: now. */
async function untilAlive(page: Page): Promise<number> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const alive = await page.evaluate(() => {
      const isBare = !document.querySelector("script[type=module]");
      const isTaken = Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber"));
      return isBare || isTaken ? performance.now() : undefined;
    });
    if (alive !== undefined) return alive;
    await page.waitForTimeout(50);
  }
  throw new Error(`${page.url()} did not come alive`);
}
