import type { ShopWords } from "#domain/shop/shop-facts.ts";

/** What is found → what stands in its place. */
export type Replacement = readonly [RegExp, string | ((...found: string[]) => string)];

type Words = Readonly<Record<string, string>>;

/** Le sac, but l’étui. */
const elided: Words = { le: "l’", du: "de l’", au: "à l’", de: "d’", ce: "cet " };

/** Le sac, but la boîte. */
const feminine: Words = {
  ...{ le: "la ", du: "de la ", au: "à la ", ce: "cette ", un: "une ", aucun: "aucune ", quel: "quelle " },
  ...{ "tous les": "toutes les ", "seuls les": "seules les ", "tous nos": "toutes nos " },
  ...{ quels: "quelles ", nouveaux: "nouvelles " },
};

/** Le sac, but l’enveloppe. */
const feminineElided: Words = { ...feminine, le: "l’", du: "de l’", au: "à l’", de: "d’" };

/**
 * What agrees elsewhere in a sentence that names goods. Of one, a participle mostly belongs to another noun ("le nombre de
 * sacs commandé"): those that do not stand here with theirs.
 */
const feminineElsewhere: Words = {
  ...{ commandés: "commandées", comptés: "comptées", demandés: "demandées", emballés: "emballées" },
  ...{ expédiés: "expédiées", fabriqués: "fabriquées", imprimés: "imprimées", livrés: "livrées" },
  ...{ payés: "payées", pliés: "pliées", remboursés: "remboursées", retournés: "retournées" },
  ...{ partis: "parties", pris: "prises", réussis: "réussies", refaits: "refaites", offerts: "offertes" },
  ...{ unis: "unies", gratuits: "gratuites", défectueux: "défectueuses", manquants: "manquantes" },
  ...{ "sac fabriqué": "sac fabriquée", "sac commandé": "sac commandée", "sac mouillé": "sac mouillée" },
  ...{ "sac blanc": "sac blanche", "le sac est sec": "le sac est sèche" },
  ...{ ils: "elles", "il vous attendra": "elle vous attendra", "pas un de moins": "pas une de moins" },
};

/** How the sentences that name goods agree with those of a shop; these are still called sac and sacs. */
export function agreementWith({ one, many, isFeminine }: ShopWords): readonly Replacement[] {
  const articles = (bag: string, goods: string) => {
    const words = articlesBefore(goods, isFeminine);
    return Object.entries(words).flatMap(([word, instead]) => replaced(`${word} (?=${bag}${end})`, instead));
  };
  return [...(isFeminine ? participles : []), ...articles("sac", one), ...articles("sacs", many)];
}

function articlesBefore(goods: string, isFeminine: true | undefined): Words {
  if (isFeminine) return isVowel(goods) ? feminineElided : feminine;
  return isVowel(goods) ? elided : {};
}

const end = "(?!\\p{L})";

const participles = Object.entries(feminineElsewhere).flatMap(([word, instead]) =>
  replaced(`${word}${end}`, instead),
);

/** In the middle of a sentence, and at its beginning. */
function replaced(found: string, instead: string): Replacement[] {
  return [
    [new RegExp(`(?<!\\p{L})${found}`, "gu"), instead],
    [new RegExp(`(?<!\\p{L})${capital(found)}`, "gu"), capital(instead)],
  ];
}

/** With its first letter as sentences begin. */
export function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** Whether the article before it is another one. */
export function isVowel(word: string): boolean {
  return /^[aeiouâàéèêëîïôöûü]/i.test(word);
}
