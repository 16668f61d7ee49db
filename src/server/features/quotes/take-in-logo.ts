import { hash } from "node:crypto";
import type { PdfProtection } from "#domain/files/pdf-protection.ts";
import { logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import type { Words } from "#domain/words.ts";
import { pdfProtection } from "#server/platform/pdf/pdf-file.ts";
import { openStorage, type StoragePlace } from "#server/platform/storage/open-storage.ts";
import { StorageFault } from "#server/platform/storage/storage-fault.ts";
import { checkLogoHeader } from "./check-logo-header.ts";

/** A logo on its way to the store. */
export interface ArrivingLogo {
  /** A buffer of its own, which nobody else looks into. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly storageKey: string;
  readonly place: StoragePlace;
}

/** What became of it, in values that go from one thread to another: an error loses its class on that way. */
export type TakenIn =
  | { readonly is: "stored"; readonly sha256: string; readonly protection: PdfProtection | null }
  | { readonly is: "refused"; readonly words: Words }
  /** `isSilent`: the store itself did not answer; to ask more of it now would take as long again. */
  | { readonly is: "failed"; readonly error: unknown; readonly isSilent: boolean };

/** Looks at a logo's header and stores the original, durably. Never throws; the bytes are gone afterwards. */
export async function takeInLogo({ bytes, storageKey, place }: ArrivingLogo): Promise<TakenIn> {
  try {
    const words = checkLogoHeader(bytes);
    if (words) return { is: "refused", words };
    const sha256 = hash("sha256", bytes);
    const isPdf = logoTypeOfBytes(bytes) === "pdf";
    const protection = isPdf ? pdfProtection(Buffer.from(bytes.buffer)) : null;
    await openStorage(place).put(storageKey, bytes);
    return { is: "stored", sha256, protection };
  } catch (error) {
    return { is: "failed", error, isSilent: error instanceof StorageFault };
  } finally {
    // Given back at once: the collector would let 64 MB of them gather first.
    bytes.buffer.transfer(0);
  }
}
