import { test as base, expect } from "@playwright/test";
import { createServer } from "vite";
import { freePort } from "../../tools/test/free-port.ts";
import { axeFindings } from "../support/axe.ts";
import { sized } from "../support/lane.ts";
import { widerThanWindow } from "../support/looks/wider-than-window.ts";
import { allCells, type Cell, nameOf } from "../support/tour/cells.ts";

/**
 * Every part in every state, also in those that no page of the shop happens to be in, by WCAG 2.2 AA. Only at full size:
 * the workbench is built as it is asked for, which takes longer than to look at it.
 */
const test = base.extend<object, { workbench: string }>({
  workbench: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const port = await freePort();
      const server = await createServer({
        configFile: "tools/build/workbench.config.ts",
        server: { port, strictPort: true, hmr: false },
        logLevel: "error",
      });
      await server.listen();
      await use(`http://localhost:${port}/`);
      await server.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

for (const cell of sized<readonly Cell[]>({ quick: [], deep: allCells })) {
  test(`no barrier at the workbench, ${nameOf(cell)}`, async ({ page, workbench }) => {
    const { locale, scheme, width } = cell;
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${workbench}?theme=${scheme}&locale=${locale}&width=${width}&frame`);
    await page.getByRole("heading", { level: 1, name: "Examples" }).waitFor();
    expect(await page.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(40);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(widerThanWindow)).toEqual([]);
  });
}
