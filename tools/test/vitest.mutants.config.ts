import { lingui } from "@lingui/vite-plugin";
import { defineConfig } from "vitest/config";
import { macroPlugins } from "../build/macro-plugins.ts";

/** The tests that are to notice each mutant, as one project: Stryker knows no others (REL-P8). */
export default defineConfig({
  plugins: [macroPlugins(), lingui()],
  test: {
    root: ".",
    include: [
      "src/domain/money/*.test.ts",
      "src/domain/payments/*.test.ts",
      "src/domain/quotes/*.test.ts",
      "src/server/features/payments/providers/sandbox/stripe-signature.test.ts",
      "src/server/access/*.test.ts",
      "src/server/platform/sessions/{sessions,totp}.test.ts",
    ],
    globalSetup: "tests/support/database-template.ts",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
