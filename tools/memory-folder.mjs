import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Where Linux offers memory as a folder; a container's own is often too small. */
const MEMORY = "/dev/shm";
/** A run has used an eighth of it at most: databases, logos, profiles of the browser, PostgreSQL's log. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * A folder in memory for what a run of the tests throws away: to make one of a thousand small databases took 100 to
 * 370 ms on a disk, and takes 34 there.
 * @param {string} [memory] the folder that is memory
 * @param {number} [neededBytes] else the disk does
 * @returns {{ path: string, remove: () => void } | undefined} none where there is no such memory, or too little
 */
export function memoryFolder(memory = MEMORY, neededBytes = NEEDED_BYTES) {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, process.availableMemory()) < neededBytes) return undefined;
  const path = mkdtempSync(join(memory, "green-eco-"));
  // PostgreSQL, which runs as somebody else, passes through it to a folder of its own.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
