import { fileStartBytes } from "#domain/files/file-kind.ts";
import type { LogoFile } from "#domain/quotes/logo-file.ts";

/** What the rules of a logo ask for: name, type, size and the first bytes. */
export async function describeLogo(file: File): Promise<LogoFile> {
  const facts = { name: file.name, type: file.type, size: file.size };
  try {
    return { ...facts, start: new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer()) };
  } catch {
    // A file that can no longer be read is judged by its name; sending it will say so.
    return facts;
  }
}
