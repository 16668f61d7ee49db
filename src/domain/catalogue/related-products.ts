/** What makes two products alike. */
interface Relatable {
  readonly id: number;
  readonly product_type: string | null;
  readonly sold: number | null;
}

/** Products beside one: first those of its type, then those sold most; never itself. */
export function relatedProducts<P extends Relatable>(of: P, products: readonly P[], most: number): P[] {
  const likeness = (other: P) => (of.product_type !== null && other.product_type === of.product_type ? 1 : 0);
  return products
    .filter((other) => other.id !== of.id)
    .toSorted((a, b) => likeness(b) - likeness(a) || (b.sold ?? 0) - (a.sold ?? 0))
    .slice(0, most);
}
