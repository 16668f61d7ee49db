import { tidyText } from "#domain/text/normalise.ts";

interface Named {
  readonly name: string;
  readonly name_fr?: string | null | undefined;
}

const folded = (text: string): string => tidyText(text).toLowerCase();

/** The products whose name in either language contains the text, whatever the case (S1 §5, SPEC-3.35); no text finds all. */
export function searchProducts<P extends Named>(products: readonly P[], text: string): readonly P[] {
  const wanted = folded(text);
  return wanted === ""
    ? products
    : products.filter(({ name, name_fr }) =>
        [name, name_fr ?? ""].some((text) => folded(text).includes(wanted)),
      );
}
