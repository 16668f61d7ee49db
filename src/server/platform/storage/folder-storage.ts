import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { nothingWhenMissing } from "./missing.ts";
import { assertKey, type Storage } from "./storage.ts";
import { syncFolder } from "./sync-folder.ts";

/** Files in a folder: written under a temporary name, synced, renamed, and the folder synced. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key);
  };
  return {
    put: (key, bytes) => writeDurably(pathOf(key), bytes),
    get: (key) => readFile(pathOf(key)).catch(nothingWhenMissing),
    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(nothingWhenMissing);
      return found && { stream: createReadStream(path), byteSize: found.size };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(nothingWhenMissing);
      for (const entry of entries ?? []) {
        // Skips files that are still being written, and those of `check`.
        if (!entry.isFile() || /\.part$|^check-\d+$/.test(entry.name)) continue;
        yield relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
      }
    },
    async check() {
      const path = join(root, `check-${process.pid}`);
      await writeDurably(path, Buffer.from("ok"));
      await rm(path, { force: true });
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(folder, { recursive: true });
    const file = await open(temporary, "wx", 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
