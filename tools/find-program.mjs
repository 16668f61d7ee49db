import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/**
 * The first of `names` that stands in a folder of the PATH, or in one of `folders`, and may be run.
 * @param {string[]} names
 * @param {string[]} [folders]
 */
export function findProgram(names, folders = []) {
  const places = [...(process.env.PATH ?? "").split(delimiter), ...folders];
  for (const name of names) {
    const place = places.find((folder) => folder !== "" && isProgram(join(folder, name)));
    if (place) return join(place, name);
  }
  return undefined;
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs a package of Debian's or Ubuntu's, where this program may: as root, with apt-get at hand.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is there now
 */
export async function installWithApt(name) {
  if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  console.error(`Installing ${name} with apt-get …`);
  const install = ["-o", "DPkg::Lock::Timeout=120", "install", "-y", "--no-install-recommends", name];
  if ((await run("apt-get", install, { env })).code === 0) return true;
  // A machine's list of packages may be missing, or older than the archive.
  await run("apt-get", ["update"], { env });
  return (await run("apt-get", install, { env })).code === 0;
}
