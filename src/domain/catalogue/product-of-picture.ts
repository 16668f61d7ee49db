import { fold } from "#domain/text/fold.ts";

interface Named {
  readonly id: number;
  readonly name: string;
  readonly name_fr?: string | null | undefined;
}

/**
 * The product that a picture's file is named after: `market-tote.jpg`, `Market Tote (2).png`, `pictures/MarketTote-front.webp`.
 * Undefined where none is, and where several are.
 */
export function productOfPicture<P extends Named>(fileName: string, products: readonly P[]): P | undefined {
  const file = wordsOf(baseName(fileName).replace(/\.[^.]*$/, ""));
  const found = products.flatMap((product) => {
    const lengths = [product.name, product.name_fr ?? ""].map((name) => matchedLength(file, wordsOf(name)));
    const length = Math.max(...lengths);
    return length > 0 ? [{ product, length }] : [];
  });
  // "Market Tote XL" is no picture of the "Market Tote" where both are sold.
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === longest);
  return best.length === 1 ? best[0]?.product : undefined;
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
