import type { LaunchOptions, Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import { expect } from "./browser.ts";

const { launchOptions } = config.use ?? {};

const { CHROMIUM_WITH_WINDOW_PATH: executablePath } = process.env;

/**
 * A browser with a back/forward cache, as visitors' browsers have. Playwright switches it off, and Chromium's
 * headless shell has none.
 */
export const keepingPages: LaunchOptions = {
  ...launchOptions,
  ...(executablePath && { executablePath }),
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};

/** Leaves for another document, lets something happen there, and comes back to the page as it was left. */
export async function leaveAndComeBack(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.shownAgain = String(persisted);
    });
  });
  await page.goto("/offline");
  await meanwhile();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-shown-again", "true");
}
