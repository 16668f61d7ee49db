interface Named {
  /** The products of the lines, each as often as it stands there. */
  readonly products: readonly string[];
  readonly interest: string | null;
  readonly reference: string;
}

/** What a quote is about, for payments: its product, or what the cart was called in the request: `3 produits` (SPEC-2.12). */
export function productNameOf({ products, interest, reference }: Named): string {
  const names = new Set(products);
  const [only] = names;
  if (names.size === 1 && only) return only;
  return interest ?? (names.size > 1 ? `${names.size} produits` : reference);
}
