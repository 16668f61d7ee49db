import type { FileKind } from "./file-kind.ts";

/** Largest logo or picture in bytes: 5 MB is allowed, one byte more is not (SPEC-2.17). */
export const fileMaxBytes = 5_242_880;

/**
 * What programs call the kinds of file: the registered name, and those of old browsers, mail programs and registries
 * (SPEC-3.3).
 */
const names: Readonly<Record<FileKind, readonly string[]>> = {
  jpg: ["image/jpeg", "image/jpg", "image/pjpeg", "image/jpe", "image/jfif", "image/x-jpeg", "image/x-jpg"],
  png: ["image/png", "image/x-png", "application/png", "application/x-png"],
  gif: ["image/gif", "image/x-gif"],
  webp: ["image/webp", "image/x-webp"],
  pdf: [
    "application/pdf",
    "application/x-pdf",
    "application/acrobat",
    "application/vnd.pdf",
    "applications/vnd.pdf",
    "image/pdf",
    "text/pdf",
    "text/x-pdf",
  ],
};

/** What is sent of a file whose type is not known. */
const unknown: ReadonlySet<string> = new Set([
  "",
  "application/octet-stream",
  "application/octetstream",
  "application/x-octet-stream",
  "binary/octet-stream",
  "application/binary",
  "application/x-binary",
  "application/unknown",
  "application/x-unknown",
  "application/x-unknown-content-type",
  "unknown/unknown",
  "application/download",
  "application/x-download",
  "application/force-download",
  "application/x-force-download",
]);

/** Whether the media type beside a file is one of its kind, or says nothing. Name and bytes say the rest. */
export function mediaTypeAgrees(mediaType: string, kind: FileKind): boolean {
  const name = mediaType.split(";", 1).join("").trim().toLowerCase();
  return unknown.has(name) || names[kind].includes(name);
}
