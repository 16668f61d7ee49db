import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { findPostgres } from "./find-postgres.mjs";
import { findProgram, installWithApt } from "./find-program.mjs";
import { startCluster } from "./postgres-cluster.mjs";

/**
 * One step of `npm test`. `program` is run in the packages' environment, or `work` is done here.
 * @typedef {object} Step
 * @property {string} name
 * @property {[string, ...string[]]} [program]
 * @property {() => Promise<string>} [work] answers a word on what it found; throws when the step failed
 * @property {() => Record<string, string>} [env] asked when the step begins
 * @property {() => string | undefined} [leftOut] asked when the step begins: why it cannot be taken here
 * @property {string[]} [after] steps that must have ended
 * @property {string[]} [needs] steps that must have ended well
 * @property {"vitest" | "playwright"} [results] whose results are counted; otherwise the step counts as one
 */

const isDeep = process.argv.includes("--deep");

/** What `npm run check` asks: everything that can be known without running the shop. @type {Step[]} */
export const checks = [
  { name: "route types", program: ["react-router", "typegen"] },
  { name: "types", program: ["tsc", "--noEmit", "-p", "."], after: ["route types"] },
  { name: "lint and format", program: ["biome", "check", "--error-on-warnings", "."] },
  { name: "dead code", program: ["knip"], after: ["route types"] },
  { name: "words", program: ["node", "tools/check-words.mjs"] },
  vitest("house rules", "repo"),
];

/** Its tools are installed in a folder of their own, and only here. @type {Step} */
const mutants = {
  name: "REL-P8 mutants of money, states, rights and signatures are noticed",
  program: ["node", "tools/mutation/run.mjs"],
  after: ["kills"],
};

/** At full size faults are judged by times as well, so that nothing else may run beside them. */
const ahead = [
  "screens",
  "unit",
  "integration on SQLite",
  "integration on PostgreSQL",
  "fuzz",
  "fuzz on PostgreSQL",
];

/** Everything. What others wait for comes first, then the longest. @type {Step[]} */
export const allSteps = [
  { name: "PostgreSQL", work: preparePostgres },
  ...checks,
  { name: "build", program: ["node", "tools/build-pages.mjs"], after: ["route types"] },
  { name: "browser", work: prepareBrowser, after: ["PostgreSQL"] },
  playwright("journeys"),
  // Beside the browser: faults wait more than they work, kills take one processor. What takes both comes after.
  whole("faults"),
  whole("kills"),
  { ...playwright("screens"), after: ["journeys"] },
  vitest("unit", "unit"),
  { ...vitest("integration on SQLite", "integration", "access"), after: ["build"] },
  ...(isDeep ? [{ name: "LibreOffice", work: prepareLibreOffice }] : []),
  { ...vitest("fuzz", "fuzz"), after: ["build", "LibreOffice"] },
  ...(isDeep ? [fuzzOnPostgres(), { name: "Swift", work: prepareSwift }, mutants] : []),
  {
    ...vitest("integration on PostgreSQL", "integration", "access"),
    after: ["PostgreSQL", "build"],
    env: () => ({ TEST_DATABASE: "postgres" }),
    leftOut: () =>
      process.env.TEST_DATABASE_URL ? undefined : "no PostgreSQL here, and none could be installed",
  },
  ...(isDeep ? [lighthouse()] : []),
];

/** Where whole servers are started, they are started from the build, as `npm start` does. */
export function builtProgram() {
  return { TEST_PROGRAM: "built" };
}

/** Tests in a browser. @param {"journeys" | "screens"} name of the step and of Playwright's project @returns {Step} */
function playwright(name) {
  return {
    name,
    program: ["playwright", "test", `--project=${name}`],
    results: "playwright",
    needs: ["build", "browser"],
    env: builtProgram,
  };
}

/** Tests of whole servers, in which something fails. @param {"faults" | "kills"} name @returns {Step} */
function whole(name) {
  const others = isDeep && name === "faults" ? [...ahead, "kills", mutants.name] : [];
  return {
    ...vitest(name, name),
    needs: ["build"],
    after: ["PostgreSQL", "Swift", ...others],
    env: builtProgram,
  };
}

/** @param {string} name @param {...string} projects @returns {Step} */
function vitest(name, ...projects) {
  const chosen = projects.flatMap((project) => ["--project", project]);
  return { name, program: ["vitest", "run", "--passWithNoTests", ...chosen], results: "vitest" };
}

/** What one database forgives, the other may not; at the small size one of them has to do. @returns {Step} */
function fuzzOnPostgres() {
  return {
    ...vitest("fuzz on PostgreSQL", "fuzz"),
    after: ["PostgreSQL", "build"],
    env: () => ({ TEST_DATABASE: "postgres" }),
    leftOut: () => (process.env.TEST_DATABASE_URL ? undefined : "no PostgreSQL here"),
  };
}

/** Last of all, so that nothing else takes the processor from the pages that it looks at. @returns {Step} */
function lighthouse() {
  return {
    name: "Lighthouse",
    program: ["node", "tools/run-typescript.mjs", "bench/score-pages.ts"],
    needs: ["build", "browser"],
    after: ["faults"],
  };
}

async function prepareBrowser() {
  process.env.CHROMIUM_PATH = await findBrowser();
  return process.env.CHROMIUM_PATH;
}

/** A real S3 layer to hold ours against; without one, its tests are left out. */
async function prepareSwift() {
  const parts = ["swift", "swift-proxy", "swift-account", "swift-container", "swift-object"];
  if (!findProgram(["swift-proxy-server"])) {
    for (const part of parts) if (!(await installWithApt(part))) return "none: no S3 layer to test against";
  }
  return findProgram(["swift-proxy-server"]) ?? "none: no S3 layer to test against";
}

/** The spreadsheet that our exports are opened in, with its words in French; without one, that is left out. */
async function prepareLibreOffice() {
  if (!findProgram(["soffice"])) {
    for (const part of ["libreoffice-calc-nogui", "libreoffice-l10n-fr"])
      if (!(await installWithApt(part))) break;
  }
  return findProgram(["soffice"]) ?? "none: the exports are not opened";
}

/** @type {{ stop: () => Promise<void> } | undefined} */
let cluster;

async function preparePostgres() {
  if (process.env.TEST_DATABASE_URL) return "the one that TEST_DATABASE_URL names";
  const programs = await findPostgres();
  if (!programs) return "none";
  const started = await startCluster(programs);
  cluster = started;
  process.env.TEST_DATABASE_URL = started.url;
  return join(programs, "postgres");
}

/** Ends what the steps started here. */
export async function tidyUp() {
  const running = cluster;
  cluster = undefined;
  await running?.stop();
}
