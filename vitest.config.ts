import { availableParallelism } from "node:os";
import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import { defineConfig } from "vitest/config";
import { differsOnPostgres } from "./tests/support/differs-on-postgres.ts";
import { macroPlugins } from "./tools/build/macro-plugins.ts";
import { ByEnvironment } from "./tools/test/by-environment.ts";
import { vitestRecorder } from "./tools/test/record-results.ts";

/**
 * At full size a test may take as long as it proves something. The limits below only end what hangs: they leave room
 * for a machine that does a dozen other things, and no test measures by them.
 */
const timesLonger = process.env.TEST_LANE === "deep" ? 30 : 1;

/** All tests of a project, or of `npm test` on PostgreSQL those alone that could end otherwise there. */
const filesOf = (project: keyof typeof differsOnPostgres, all: string) =>
  process.env.TEST_FILES === "differences" ? differsOnPostgres[project] : [all];

/** What `npm test` leaves to `npm run test:deep`: what proves each of them at every change, tests/support/README.md says. */
const deepFaults = [
  "bombs",
  "carried-bombs",
  "document-crowd",
  "hostile-artwork",
  "hostile-tables",
  "office-backup",
  "silent-providers",
  "text-weapons",
];
const faultsLeftOut =
  process.env.TEST_LANE === "quick" ? deepFaults.map((name) => `tests/faults/${name}.test.ts`) : [];

/** A database behind a test makes it slower to start: the template is migrated once per run. */
const withDatabase = {
  globalSetup: "tests/support/database-template.ts",
  testTimeout: 300_000 * timesLonger,
  hookTimeout: 120_000,
};

/**
 * `unit` needs nothing; `integration`, `access`, `fuzz`, `histories` and `faults` run on the database that `TEST_DATABASE`
 * names (`sqlite`, the default, or `postgres`, reached through `TEST_DATABASE_URL`); `repo` keeps the house rules.
 */
export default defineConfig({
  plugins: [macroPlugins(), lingui({ failOnCompileError: true })],
  test: {
    reporters: ["default", vitestRecorder],
    maxWorkers: availableParallelism(),
    // A worker loads the shop once, not for each file again, which took three fifths of the processor. What a
    // module keeps may not change what the next file sees, and a test that turns the clock turns it back.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // What a test starts takes up what another one compiled, as under `npm start`.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "build", "compiled") },
    // As the limits of tests: the second that a poll has otherwise is not enough on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
          exclude: ["src/server/**"],
          testTimeout: 60_000 * timesLonger,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: filesOf("integration", "src/server/**/*.test.ts"),
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: { name: "access", include: filesOf("access", "tests/access/**/*.test.ts"), ...withDatabase },
      },
      {
        extends: true,
        test: { name: "fuzz", include: filesOf("fuzz", "tests/fuzz/**/*.test.ts"), ...withDatabase },
      },
      {
        extends: true,
        test: { name: "histories", include: ["tests/histories/**/*.test.ts"], ...withDatabase },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          exclude: faultsLeftOut,
          ...withDatabase,
          globalSetup: [withDatabase.globalSetup, "tests/support/shop-template.ts"],
          // Each has servers of its own and mostly waits for them. At full size some are judged by the clock, and
          // side by side they would measure each other.
          maxWorkers: timesLonger > 1 ? 1 : 2 * availableParallelism(),
          // Vitest's own condition for a count of workers that differs from the other projects'.
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: "repo", include: ["tests/repo/**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
