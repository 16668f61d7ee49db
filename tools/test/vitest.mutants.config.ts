import { lingui } from "@lingui/vite-plugin";
import { defineConfig } from "vitest/config";
import { macroPlugins } from "../build/macro-plugins.ts";

/** The tests that are to notice each mutant of a group, as one project: Stryker knows no others (REL-P8). */
export default defineConfig({
  plugins: [macroPlugins(), lingui()],
  test: {
    root: ".",
    include: (process.env.MUTANT_TESTS ?? "").split(","),
    globalSetup: "tests/support/database-template.ts",
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
