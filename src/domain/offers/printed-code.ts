/** How much of a hash is printed and typed again: 16 hexadecimal digits (L3.3). */
export const printedCodeLength = 16;

/** The code of a version or an acceptance, by its SHA-256 in hexadecimal. */
export function printedCode(hash: string): string {
  return hash.slice(0, printedCodeLength);
}
