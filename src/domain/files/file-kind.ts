/** The kinds of file that may be uploaded to the shop: logos and product files (SPEC-2.8). */
export type FileKind = "jpg" | "png" | "gif" | "webp" | "pdf";

/** A PDF's header may come so late (SPEC-3.3): programs put a byte order mark, a line or a mail's head before it. */
const pdfHeaderBefore = 1024;
const pdfHeader = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** As many bytes of a file's start tell its kind. */
export const fileStartBytes = pdfHeaderBefore + pdfHeader.length;

/** What the bytes at the start of a file say it is, whatever its name says; undefined when it is none of ours. */
export function fileKindOfBytes(start: Uint8Array): FileKind | undefined {
  const has = (offset: number, ...bytes: number[]): boolean =>
    bytes.every((byte, at) => start[offset + at] === byte);
  if (has(0, 0xff, 0xd8, 0xff)) return "jpg";
  if (has(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (has(0, 0x47, 0x49, 0x46, 0x38) && (start[4] === 0x37 || start[4] === 0x39) && start[5] === 0x61)
    return "gif";
  // "RIFF", a length, "WEBP"
  if (has(0, 0x52, 0x49, 0x46, 0x46) && has(8, 0x57, 0x45, 0x42, 0x50)) return "webp";
  return pdfHeaderAt(start) === undefined ? undefined : "pdf";
}

/** Where a PDF begins: its offsets count from there. */
export function pdfHeaderAt(start: Uint8Array): number | undefined {
  for (let at = 0; at <= pdfHeaderBefore; at += 1) {
    if (pdfHeader.every((byte, offset) => start[at + offset] === byte)) return at;
  }
  return undefined;
}
