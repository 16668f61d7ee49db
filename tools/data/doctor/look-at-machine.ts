import { existsSync } from "node:fs";
import { access, constants, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Config } from "#server/config/config.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import { freeSpace } from "#server/platform/storage/free-space.ts";
import { type Finding, fault, good, warning } from "./finding.ts";

/** Below this, a week of logos may fill the disk. */
const scarceBytes = 1_000_000_000;

/** Whether the pages stand ready for a start that must not build. */
export async function lookAtPages(): Promise<Finding> {
  const entry = resolve(import.meta.dirname, "../../../build/server/index.js");
  return existsSync(entry)
    ? good(`built, run by Node ${process.versions.node}`)
    : warning("not built yet: `npm start` builds them, or `npm run build`.");
}

/** Whether the data folder can be written to, or made where there is none yet, and has room. Nothing is written. */
export async function lookAtDataFolder({ DATA_DIR }: Config): Promise<Finding> {
  const folder = resolve(DATA_DIR);
  const existing = nearestExisting(folder);
  try {
    if (!(await stat(existing)).isDirectory()) throw new Error(`${existing} is no folder`);
    await access(existing, constants.W_OK | constants.X_OK);
  } catch {
    return fault(
      `${folder} cannot be written to: choose another DATA_DIR, or give the right to write there.`,
    );
  }
  const bytes = await freeSpace(existing);
  const free = `${(bytes / 1e9).toFixed(1)} GB free`;
  if (bytes < scarceBytes) return warning(`${folder} has only ${free}: make room.`);
  return good(existing === folder ? `${folder}, ${free}` : `${folder}, made by the first start, ${free}`);
}

/** The folder itself, or the one above it that is there. */
function nearestExisting(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}

/** The address that stands in mails and links, and whether limits can tell visitors apart behind a proxy. */
export async function lookAtAddress(config: Config): Promise<Finding> {
  const address = publicUrlOf(config);
  if (!config.PUBLIC_URL)
    return warning(`links lead to ${address}: set PUBLIC_URL before others use the shop.`);
  if (!address.startsWith("https:"))
    return warning(`${address} is not encrypted: give the shop an https address.`);
  if (config.TRUST_PROXY === "")
    return warning(`${address}, and TRUST_PROXY is empty: name the proxy, or its visitors share one limit.`);
  return good(address);
}
