import { observe } from "./observe.mjs";

/**
 * A visitor's device and network, as DevTools slows a page down: by request. Its own "slow 4G" (562.5 ms, 1,475 kbit/s)
 * is the harder of the two.
 * @typedef {{ name: string, latencyMs: number, downKbit: number, upKbit: number, slowdown: number }} Visitor
 */

/** @type {Visitor} */
export const slow4g = { name: "slow 4G", latencyMs: 562.5, downKbit: 1475, upKbit: 675, slowdown: 4 };
/** @type {Visitor} */
export const line = { name: "150 ms, 1.6 Mbit/s", latencyMs: 150, downKbit: 1638, upKbit: 768, slowdown: 4 };

/**
 * Loads a page once, in a browser that knows nothing, and says what came of it (milliseconds, bytes on the wire).
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {Visitor} visitor
 */
export async function measurePage(browser, url, visitor) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: "en-US",
  });
  try {
    const page = await context.newPage();
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
    await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    const loadBytes = bytes;
    await page.waitForTimeout(1500);
    const told = await page.evaluate(() => {
      const [load] = performance.getEntriesByType("navigation");
      return {
        ...Reflect.get(globalThis, "__seen"),
        ttfb: load instanceof PerformanceNavigationTiming ? load.responseStart : 0,
        load: load instanceof PerformanceNavigationTiming ? load.loadEventEnd : 0,
        fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      };
    });
    return { ...told, bytes: loadBytes };
  } finally {
    await context.close();
  }
}
