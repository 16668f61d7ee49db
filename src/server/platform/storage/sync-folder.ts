import { open } from "node:fs/promises";

interface Syncing {
  running: Promise<void>;
  /** Asked for while that one runs. */
  next?: Promise<void>;
}
const syncing = new Map<string, Syncing>();

/**
 * Makes the names in a folder durable. Whoever asks while one is under way shares the next one: the one that runs may
 * have begun before his name was there.
 */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there a rename itself is what the system promises.
  if (process.platform === "win32") return;
  const known = syncing.get(folder);
  if (!known) return await begin(folder);
  known.next ??= known.running.then(
    () => begin(folder),
    () => begin(folder),
  );
  return await known.next;
}

function begin(folder: string): Promise<void> {
  const running = sync(folder);
  const now: Syncing = { running };
  syncing.set(folder, now);
  const forget = () => {
    if (syncing.get(folder) === now && !now.next) syncing.delete(folder);
  };
  running.then(forget, forget);
  return running;
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
