import { hash } from "node:crypto";
import type { UploadedFile } from "./read-multipart.ts";

interface Input {
  readonly data: unknown;
  readonly files: Readonly<Record<string, UploadedFile>>;
  readonly several: readonly UploadedFile[];
}

/** All that a request says, as text: two that say the same are the same request. A file counts by name, type and bytes. */
export function contentOf({ data, files, several }: Input): string {
  const named = Object.entries(files).map(([name, file]) => [name, ...markOf(file)]);
  return JSON.stringify([data, named, several.map(markOf)]);
}

function markOf({ name, mediaType, bytes }: UploadedFile): readonly string[] {
  return [name, mediaType, hash("sha256", bytes)];
}
