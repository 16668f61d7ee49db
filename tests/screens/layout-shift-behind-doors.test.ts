import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { hold } from "#tests/support/hold.ts";
import { sized } from "#tests/support/lane.ts";
import { shiftsSoFar, watchShifts } from "#tests/support/looks/layout-shifts.ts";
import { type World, worldOf } from "#tests/support/tour/world.ts";

/** What stands in for rows, figures and documents has their shape: nothing jumps when they come (back office, client). */
const most = 0.02;

const sections = [
  ...["dashboard", "users", "Products", "devis", "devis&tab=paiements", "Payement", "sizes"],
  ...["price-lists", "inbox", "newsletter", "outbox", "trash", "settings", "texts", "account"],
];

interface Screen {
  readonly name: string;
  readonly path: (world: World) => string;
  readonly kept: (world: World) => Readonly<Record<string, string>>;
}

const screens: readonly Screen[] = [
  ...sections.map((section) => ({
    name: section,
    path: () => `/admin?section=${section}`,
    kept: ({ staff }: World) => ({ token: staff }),
  })),
  ...(["pending", "confirmed", "rejected", "paid"] as const).map((state) => ({
    name: `a ${state} quote`,
    path: ({ quotes }: World) => `/client/dashboard/${quotes[state].id}`,
    kept: ({ client }: World) => ({ clientToken: client }),
  })),
];

/** At full size each in both widths; else those whose places differ most, in turns. */
const quick = ["dashboard", "devis", "a confirmed quote"];
const looks = sized({
  quick: quick.map((name, turn) => ({ name, width: turn % 2 === 0 ? 390 : 1280 })),
  deep: screens.flatMap(({ name }) => [390, 1280].map((width) => ({ name, width }))),
});

for (const { name, path, kept } of screens) {
  for (const { width } of looks.filter((look) => look.name === name)) {
    test(`${name} stands still when it comes, ${width} px wide`, async ({ page, shop }) => {
      const world = await worldOf(shop);
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(watchShifts);
      await page.addInitScript(
        (entries) => {
          if (window === window.top) for (const [key, value] of entries) localStorage.setItem(key, value);
        },
        Object.entries(kept(world)),
      );
      // Who is there is asked first, and what stands in comes after.
      const letGo = await hold(page, /\/api\/(?!me$)/);
      await page.goto(path(world));
      await page.locator("main .animate-pulse").first().waitFor();
      await letGo();
      await expect(page.locator(".animate-pulse, .animate-spin")).toHaveCount(0);
      await settled(page);
      const { sum, moved } = await page.evaluate(shiftsSoFar);
      expect(sum, moved.join("\n")).toBeLessThanOrEqual(most);
    });
  }
}

/** Waits for two frames: a layout shift is reported with the frame that shows it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
