import type { LineKind } from "./offer.ts";

const carriage = /freight|shipping|delivery|livraison|transport|\bport\b/iu;
const handling = /handling|packing|packaging|manutention|emballage/iu;

/**
 * Whether a line puts handling into its freight: Colorado and other states then tax all of it, and freight alone only
 * where it stands apart (L13.4).
 */
export function mergesHandling({ kind, name }: { readonly kind: LineKind; readonly name: string }): boolean {
  return handling.test(name) && (kind === "freight" || carriage.test(name));
}
