import {
  type DevisProduct,
  prefilledUnits,
  readDevisProduct,
  writeDevisProduct,
} from "#domain/cart/devis-product.ts";
import type { SizeGroup } from "../sizes/size-groups.ts";
import type { QuoteDraft } from "./quote-draft.ts";

/**
 * Takes over what the cart or the product page stored. What an earlier entry had brought goes when the
 * new one no longer names it; sizes that the visitor ticked here stay.
 */
export function applyPrefill(
  draft: QuoteDraft,
  devisProduct: DevisProduct | undefined,
  groups: readonly SizeGroup[],
): QuoteDraft {
  const stored = devisProduct && writeDevisProduct(devisProduct);
  if (!devisProduct || !stored || stored === draft.prefilledFrom) return draft;
  const earlier = prefilledSizes(draft, groups);
  const kept = Object.entries(draft.units).filter(([id]) => !earlier.has(Number(id)));
  return {
    ...draft,
    units: { ...Object.fromEntries(kept), ...Object.fromEntries(unitsOf(devisProduct, groups)) },
    interest: devisProduct.name,
    productId: devisProduct.id === "multiple" ? null : devisProduct.id,
    prefilledFrom: stored,
  };
}

/** The sizes that the draft was filled in with; their products stand first on the form. */
export function prefilledSizes(draft: QuoteDraft, groups: readonly SizeGroup[]): ReadonlySet<number> {
  const devisProduct = readDevisProduct(draft.prefilledFrom);
  return new Set(devisProduct ? unitsOf(devisProduct, groups).keys() : []);
}

/** Units by size id. An entry without items names its sizes only: they are looked for within its product. */
function unitsOf(devisProduct: DevisProduct, groups: readonly SizeGroup[]): Map<number, number | null> {
  const sold = new Set(groups.flatMap((group) => group.sizes.map(({ id }) => id)));
  const listed = [...prefilledUnits(devisProduct)].filter(([id]) => sold.has(id));
  if (listed.length > 0) return new Map(listed);
  const own = groups.find(({ product }) => product?.id === devisProduct.id)?.sizes ?? [];
  const named = own.filter(({ name }) => devisProduct.sizes.includes(name));
  const units = named.length === 1 && devisProduct.quantity > 0 ? devisProduct.quantity : null;
  return new Map(named.map(({ id }) => [id, units]));
}
