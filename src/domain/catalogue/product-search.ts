import { fold } from "#domain/text/fold.ts";

interface Named {
  readonly name: string;
  readonly name_fr?: string | null | undefined;
}

/** The products whose name in either language contains the text, whatever case and accents (SPEC-3.35, REL-I20); no text finds all. */
export function searchProducts<P extends Named>(products: readonly P[], text: string): readonly P[] {
  const wanted = fold(text).trim();
  return wanted === ""
    ? products
    : products.filter(({ name, name_fr }) =>
        [name, name_fr ?? ""].some((text) => fold(text).includes(wanted)),
      );
}
