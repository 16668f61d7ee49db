import { type Browser, chromium } from "@playwright/test";
import { browserFlags } from "../../tools/test/browser-flags.ts";
import { requireBrowser } from "../../tools/test/find-browser.ts";

/** The browser that measurements look through. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = requireBrowser();
  return await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
}
