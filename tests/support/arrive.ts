import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/**
 * Waits for the end of a navigation, not for its first moment: a page that is only passed through has its address for an
 * instant, too. The page's heading is there, the network is still, and the address is still this one.
 */
export async function arriveAt(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.waitForURL(address);
}
