import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import type { Readable } from "node:stream";
import { nothingWhenMissing } from "#server/platform/storage/missing.ts";
import type { Manifest } from "./manifest.ts";

type FileEntry = Manifest["files"][number];

/** The files under a folder, as paths with slashes; none when there is no such folder. Files that are still written are no part. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingWhenMissing);
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !/\.part$|^check-\d+$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, "/"),
    )
    .sort();
}

/** What only the shop's own account of the machine may read, in a backup as in the shop. */
export const keyFile = "secrets.key";
const modeOf = (path: string) => (basename(path) === keyFile ? 0o600 : 0o640);

/** Copies a file durably and returns its entry; undefined when it was removed meanwhile. */
export async function copyFile(from: string, to: string): Promise<Omit<FileEntry, "path"> | undefined> {
  const source = await open(from, "r").catch(nothingWhenMissing);
  return source && (await keepStream(source.createReadStream(), to));
}

/** Writes a stream into a new file durably, and returns its entry. */
export async function keepStream(source: Readable, to: string): Promise<Omit<FileEntry, "path">> {
  await mkdir(dirname(to), { recursive: true });
  const target = await open(to, "wx", modeOf(to));
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      await target.write(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** A file's entry, to be compared with the manifest's. */
export async function describeFile(path: string): Promise<Omit<FileEntry, "path">> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
