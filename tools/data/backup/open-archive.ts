import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extract } from "tar";
import { nothingWhenMissing } from "#server/platform/storage/missing.ts";
import { Fault, messageOf } from "../../say.ts";

/**
 * Works on the folder of a backup: the one that is named, or the one in an archive that the office made, which is unpacked
 * for that time.
 * @throws Fault when the file is no such archive
 */
export async function withBackupFolder<T>(from: string, work: (folder: string) => Promise<T>): Promise<T> {
  const found = await stat(from).catch(nothingWhenMissing);
  if (!found?.isFile()) return await work(from);
  const unpacked = await mkdtemp(join(tmpdir(), "green-eco-restore-"));
  try {
    unpack(from, unpacked);
    const [name = "", ...others] = await readdir(unpacked);
    if (name === "" || others.length > 0) throw new Fault(`${from} is no backup that the office made.`);
    return await work(join(unpacked, name));
  } finally {
    await rm(unpacked, { recursive: true });
  }
}

/** At once: after a fault, nothing of it still writes into a folder that is being removed. */
function unpack(file: string, cwd: string): void {
  try {
    extract({
      sync: true,
      ...{ file, cwd, strict: true },
      filter: (_, entry) => "type" in entry && (entry.type === "File" || entry.type === "Directory"),
    });
  } catch (error) {
    throw new Fault(`${file} is no backup that the office made, or is damaged: ${messageOf(error)}`);
  }
}
