import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes what writes into a folder left that never came to their end: the program was killed, or the volume went away.
 * `before` is long ago, so that nothing is under way any more.
 * @returns how many
 */
export async function removeUnfinished(root: string, before: Date): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const left = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".part"));
  let removed = 0;
  for (const { parentPath, name } of left) {
    const path = join(parentPath, name);
    if ((await stat(path)).mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
