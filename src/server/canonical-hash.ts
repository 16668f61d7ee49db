import { hash } from "node:crypto";
import { canonicalText, type SnapshotValue } from "#domain/offers/snapshot.ts";

/** The fingerprint of evidence, and of what was sent or issued. */
export function canonicalHash(value: SnapshotValue): string {
  return hash("sha256", canonicalText(value));
}
