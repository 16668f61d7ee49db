import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { browserFlags } from "./tools/test/browser-flags.ts";

/**
 * What people do (journeys), and how each screen stands up to being looked at (screens); one browser. Each worker has
 * a shop of its own (tests/support/browser.ts).
 */
export default defineConfig({
  testMatch: "**/*.test.ts",
  globalSetup: "./tests/support/shop-template.ts",
  projects: [
    {
      name: "journeys",
      testDir: "tests/e2e",
      outputDir: "test-results/journeys",
      // As for people who want no movement: no journey waits for one to end.
      use: { contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "screens", testDir: "tests/screens", outputDir: "test-results/screens" },
  ],
  // Each worker keeps a processor busy: its browser waits while its server answers.
  workers: availableParallelism(),
  // What a faster test proves as well waits for `npm run test:deep`; a file that is named runs whole.
  ...(process.env.TEST_LANE === "quick" ? { grepInvert: /@deep/ } : {}),
  forbidOnly: process.env.CI === "true",
  // Waits end what hangs; they judge nothing, so they leave room for a machine that does something else as well.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./tools/test/record-results.ts"]],
  use: {
    locale: "en-US",
    // A worker in between would answer what a journey counts and intercepts; the journeys about it switch it on.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      // Named by `npm test`; else Playwright looks for its own.
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: browserFlags,
    },
  },
});
