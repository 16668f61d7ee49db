/** Readers look for the end of a PDF in its last kilobytes; beyond them there is none. */
const tail = 4096;

/** Whether the bytes begin and end as a PDF does. It is never rendered here: whoever opens it has his own reader. */
export function isWholePdf(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) return false;
  return bytes.subarray(-tail).includes("%%EOF");
}
