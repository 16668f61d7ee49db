import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Where Linux offers memory as a folder; a container's own is often too small. */
const memoryPath = "/dev/shm";
/** A run has used an eighth of it at most: databases, logos, profiles of the browser, PostgreSQL's log. */
const neededBytes = 2 * 1024 ** 3;

/**
 * A folder in memory for what a run of the tests throws away: a small database is made there in a tenth of the time that
 * a disk takes. Nothing where there is no such memory, or too little.
 */
export function memoryFolder(
  memory = memoryPath,
  needed = neededBytes,
): { path: string; remove: () => void } | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, process.availableMemory()) < needed) return undefined;
  const path = mkdtempSync(join(memory, "green-eco-"));
  // PostgreSQL, which runs as another user, passes through it to a folder of its own.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
