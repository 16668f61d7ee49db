import { tidyLine } from "#domain/text/normalise.ts";

/** The form in which addresses are compared and kept unique: trimmed, NFC, lowercase. */
export function emailKey(email: string): string {
  return tidyLine(email).toLowerCase().normalize("NFC");
}
