import { open } from "node:fs/promises";
import { inGroups } from "../jobs/in-groups.ts";

/**
 * Makes the names in a folder durable. Whoever asks while one is under way shares the next one: the one that runs may
 * have begun before his name was there.
 */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there a rename itself is what the system promises.
  if (process.platform !== "win32") await syncTogether(folder, undefined);
}

const syncTogether = inGroups(async (folder: string, asked: readonly undefined[]) => {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return asked;
});
