import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run.mjs";
import { Fault, timed } from "./say.mjs";

/**
 * Installs the packages that package-lock.json names, when node_modules does not hold exactly those.
 * @param {string} folder with a package.json of its own: heavy tools have one, so that nobody else installs them
 */
export async function installIfNeeded(folder = ROOT) {
  if (isInstalled(folder)) return;
  await timed("Installing packages (a minute or two on a new machine)", async () => {
    // The build needs the development packages, also where NODE_ENV=production would leave them out.
    const { code, output } = await run(...npm("ci", "--include=dev", "--include=optional"), { cwd: folder });
    if (code !== 0) throw new Fault(`${output.trim()}\nnpm could not install the packages: see above.`);
  });
}

/**
 * npm writes what it installed into node_modules/.package-lock.json: the same entries as the lock's, less the
 * optional ones made for other machines.
 * @param {string} folder
 */
function isInstalled(folder) {
  const record = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(folder, "package-lock.json"))).every(
    ([folder, { version, optional }]) => {
      if (folder === "") return true;
      const found = installed[folder];
      return found ? found.version === version : optional === true;
    },
  );
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesIn(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages;
}

/**
 * npm by the Node that runs this, as npm itself told us where it is; else whatever `npm` is on the PATH.
 * @param {...string} args
 * @returns {[string, string[]]}
 */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith(".js") ? [process.execPath, [script, ...args]] : ["npm", args];
}
