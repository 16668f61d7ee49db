import type { PdfProtection } from "#domain/files/pdf-protection.ts";
import { findEncryption } from "./pdf-encryption.ts";
import { opensWithoutPassword } from "./pdf-password.ts";

const objectStart = /\d \d{1,5} obj\b/;

/**
 * Whether a PDF has its end. Bytes after the end are ignored, as readers do, unless objects of the document are
 * among them: then this is the end of a first section (a linearised file has one) or of an earlier version, and the last
 * end is missing.
 */
export function hasPdfEnd(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf("%%EOF");
  if (end < 0 || objectStart.test(bytes.toString("latin1", end))) return false;
  // The first section of a linearised file ends with a table of objects at 0, where none can be.
  const isFirstSection = /startxref\s+0\s+$/.test(bytes.toString("latin1", Math.max(0, end - 40), end));
  return !(isFirstSection && bytes.toString("latin1", 0, 4096).includes("/Linearized"));
}

/** Null for a PDF that is not encrypted. */
export function pdfProtection(bytes: Buffer): PdfProtection | null {
  const encryption = findEncryption(bytes.toString("latin1"));
  if (!encryption) return null;
  return opensWithoutPassword(encryption) ? "restrictions" : "password";
}
