import { statfs } from "node:fs/promises";

/** How many bytes the shop may still write into this folder. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
