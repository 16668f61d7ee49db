import { spawnSync } from "node:child_process";
import { findPostgres } from "#server/platform/processes/find-postgres.ts";
import { findProgram } from "#server/platform/processes/find-program.ts";
import { Fault } from "../say.ts";
import { findBrowser, findHeadlessShell } from "./find-browser.ts";

/** What the tests need of the machine, with the packages that bring it on Debian and Ubuntu. */
interface Need {
  readonly isMet: () => boolean;
  readonly packages: readonly string[];
  /** Without it the tests only take longer. */
  readonly isOptional?: boolean;
}

const needs: readonly Need[] = [
  {
    isMet: () => process.env.TEST_DATABASE_URL !== undefined || findPostgres() !== undefined,
    packages: ["postgresql"],
  },
  { isMet: () => findBrowser() !== undefined, packages: ["chromium"] },
  {
    isMet: () => process.env.CHROMIUM_PATH !== undefined || findHeadlessShell() !== undefined,
    packages: ["chromium-headless-shell"],
    isOptional: true,
  },
  // Pages are rendered with it until their own fonts are loaded; another one would shift their layout.
  { isMet: hasLiberation, packages: ["fonts-liberation"] },
];

/** Only at full size. Without them, their tests are skipped. */
const deepNeeds: readonly Need[] = [
  {
    isMet: () => findProgram(["soffice"]) !== undefined,
    packages: ["libreoffice-calc-nogui", "libreoffice-l10n-fr"],
  },
  {
    isMet: () => findProgram(["swift-proxy-server"]) !== undefined,
    packages: ["swift", "swift-proxy", "swift-account", "swift-container", "swift-object"],
  },
];

/**
 * As root, installs the distribution's packages that are missing; otherwise stops with the command to type.
 * @throws Fault when something is still missing
 */
export function installPrograms(isDeep: boolean): void {
  const missing = (isDeep ? [...needs, ...deepNeeds] : needs).filter(({ isMet }) => !isMet());
  if (missing.length > 0 && process.getuid?.() === 0 && findProgram(["apt-get"])) {
    const packages = missing.flatMap((need) => need.packages);
    console.error(`The tests need ${packages.join(", ")}: installing with apt-get.`);
    aptGet("update");
    for (const need of missing) aptGet("install", "-y", "--no-install-recommends", ...need.packages);
  }
  const left = needs.filter(({ isMet, isOptional }) => !isOptional && !isMet());
  if (left.length > 0) {
    throw new Fault(
      "The tests need programs that are not on this machine. On Debian:\n" +
        `  sudo apt-get install ${left.flatMap(({ packages }) => packages).join(" ")}\n` +
        "Elsewhere: PostgreSQL's server, Chromium or Chrome, and the Liberation fonts. " +
        "TEST_DATABASE_URL and CHROMIUM_PATH name others; `npx playwright install chromium` downloads a Chromium.",
    );
  }
  const skipped = isDeep ? deepNeeds.filter(({ isMet }) => !isMet()) : [];
  for (const { packages } of skipped)
    console.error(`Without ${packages.join(", ")}: their tests are skipped.`);
}

/** Shows what apt says. Whether it succeeded is seen by looking for the program again. */
function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["-q", "-o", "DPkg::Lock::Timeout=120", ...args], { stdio: "inherit", env });
}

function hasLiberation(): boolean {
  if (process.platform !== "linux") return true;
  return /arial|liberation/i.test(spawnSync("fc-match", ["Arial"], { encoding: "utf8" }).stdout ?? "");
}
