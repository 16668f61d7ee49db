import { fold } from "#domain/text/fold.ts";

/** What this shop is called and sells, as a guesser would begin: its names, its goods, its trade (ASVS 6.1.2). */
const houseWords =
  "greeneco greenecobags green eco bags bag sacs sac tote totes cabas kraft cotton coton jute papier paper canvas toile eco ecologique devis quote shop boutique store magasin admin client logo printing impression";

/** Longest first, so that "greenecobags" leaves nothing of itself behind. */
const byLength = houseWords.split(" ").sort((one, other) => other.length - one.length);

const swapped: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Letters that a password has to have beside words of the house. */
const leastOwn = 4;

/**
 * Is this password made of the house's own words, such as "GreenEco2026!" or "gr33n-b@gs"? One that holds such a word
 * among others is as good as any (ASVS 6.2.11).
 */
export function isHouseWord(password: string): boolean {
  const letters = lettersOf(password);
  let left = letters;
  for (const word of byLength) left = left.replaceAll(word, " ");
  return left !== letters && left.replaceAll(" ", "").length < leastOwn;
}

/** The letters alone, without accents; digits that stand for letters are read as these, trailing ones count as none. */
function lettersOf(text: string): string {
  return fold(text)
    .replace(/[\d\W_]+$/u, "")
    .replace(/[013457@$]/g, (sign) => swapped[sign] ?? sign)
    .replace(/[^\p{L}]/gu, "");
}
