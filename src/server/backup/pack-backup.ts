import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { create } from "tar";
import { syncFolder } from "#server/platform/storage/sync-folder.ts";
import { describeFile, keyFile } from "./copy-files.ts";
import { type Place, writeBackup } from "./write-backup.ts";

/** What became of a backup. */
export interface PackedBackup {
  readonly byteSize: number;
  readonly sha256: string;
  readonly hasKey: boolean;
  /** How many files the database names that were not in the storage. */
  readonly missing: number;
}

/** Of memory: otherwise four files are read at a time, in pieces of 16 MB. */
const sparing = { jobs: 1, maxReadSize: 1_000_000 };

/**
 * Writes a backup as one file, which `npm run restore` takes as it takes a folder. It has its name only when it is whole;
 * what an earlier try left is removed first.
 */
export async function packBackup(
  place: Place,
  to: string,
  { withKey }: { readonly withKey: boolean },
): Promise<PackedBackup> {
  const file = resolve(to);
  const work = `${file}.part`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const { folder, manifest } = await writeBackup(place, work, { withKey });
    const archive = `${folder}.tgz`;
    await create({ file: archive, cwd: work, gzip: true, portable: true, mode: 0o600, ...sparing }, [
      basename(folder),
    ]);
    const written = await open(archive, "r+");
    await written.chmod(0o600);
    await written.sync();
    await written.close();
    const { bytes, sha256 } = await describeFile(archive);
    await rename(archive, file);
    await syncFolder(dirname(file));
    const hasKey = manifest.files.some(({ path }) => path === keyFile);
    return { byteSize: bytes, sha256, hasKey, missing: manifest.missing.length };
  } finally {
    await rm(work, { recursive: true, force: true, maxRetries: 3 });
  }
}
