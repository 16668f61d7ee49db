import { fold } from "#domain/text/fold.ts";

interface Named {
  readonly id: number;
  readonly name: string;
  readonly name_fr?: string | null | undefined;
}

interface SizeOfProduct {
  readonly name: string;
  readonly product_id: number;
}

/**
 * The product that a picture's file is named after: `market-tote.jpg`, `Market Tote (2).png`, `pictures/MarketTote-front.webp`;
 * where it is named after none, the one of the size that it is named after. Undefined where none is, and where several are.
 */
export function productOfPicture<P extends Named>(
  fileName: string,
  products: readonly P[],
  sizes: readonly SizeOfProduct[] = [],
): P | undefined {
  const file = wordsOf(baseName(fileName).replace(/\.[^.]*$/, ""));
  const ids = bestIds(
    file,
    products.flatMap(({ id, name, name_fr }) => [
      { id, name },
      { id, name: name_fr ?? "" },
    ]),
  );
  const bySize = () =>
    bestIds(
      file,
      sizes.map(({ product_id, name }) => ({ id: product_id, name })),
    );
  const [best, another] = ids.length > 0 ? ids : bySize();
  return another === undefined ? products.find(({ id }) => id === best) : undefined;
}

/** Whose names the file begins with. "Market Tote XL" is no picture of the "Market Tote" where both are sold. */
function bestIds(file: readonly string[], names: readonly Named[]): number[] {
  const found = names.map(({ id, name }) => ({ id, length: matchedLength(file, wordsOf(name)) }));
  const longest = Math.max(1, ...found.map(({ length }) => length));
  return [...new Set(found.filter(({ length }) => length === longest).map(({ id }) => id))];
}

/** The last part of a path; archives write either sign. */
export function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? "";
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** How many letters of the name the file begins with, whole words of it, however they are divided; 0 where it does not. */
function matchedLength(file: readonly string[], name: readonly string[]): number {
  const sought = name.join("");
  let begun = "";
  for (const word of file) {
    begun += word;
    if (begun.length >= sought.length) break;
  }
  return sought !== "" && begun === sought ? sought.length : 0;
}
