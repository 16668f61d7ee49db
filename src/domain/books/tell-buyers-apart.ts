import { fold } from "../text/fold.ts";

/** A buyer as a document names it. */
export interface NamedBuyer {
  readonly number: string;
  readonly name: string;
}

/**
 * What buyers are called in programs that find a customer by its name, by their numbers: the second of a name has its
 * number beside it. One that was handed over before keeps its name. A colon would begin a customer of a customer.
 * @param known those who have a name there
 */
export function tellBuyersApart(
  buyers: readonly NamedBuyer[],
  known: readonly NamedBuyer[],
): ReadonlyMap<string, string> {
  const names = new Map(known.map(({ number, name }) => [number, name]));
  const taken = new Set(known.map(({ name }) => buyerKey(name)));
  for (const { number, name } of buyers) {
    if (names.has(number)) continue;
    const plain = plainName(name) || number;
    const own = taken.has(buyerKey(plain)) ? `${plain} (${number})` : plain;
    names.set(number, own);
    taken.add(buyerKey(own));
  }
  return names;
}

/** A name as the programs compare it. */
export function buyerKey(name: string): string {
  return fold(plainName(name));
}

function plainName(name: string): string {
  return name.replace(/\s*:\s*/g, " - ").trim();
}
