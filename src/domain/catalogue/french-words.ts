/**
 * The usual words of kinds, materials and sizes, as a French catalogue writes them. A shop types these texts in its own
 * language once; what is not in the list is shown as it was typed.
 */
const french: Readonly<Record<string, string>> = {
  "Tote bag": "Cabas",
  "Shopping bag": "Sac shopping",
  "Grocery bag": "Sac de courses",
  "Flat bag": "Sac plat",
  "Gift bag": "Sac cadeau",
  "Foldable bag": "Sac pliable",
  "Die-cut bag": "Sac à poignée découpée",
  "Bottle bag": "Sac à bouteille",
  "Insulated bag": "Sac isotherme",
  "Garment cover": "Housse à vêtements",
  Backpack: "Sac à dos",
  "Non-woven polypropylene": "Polypropylène non-tissé",
  "foam and foil lining": "mousse et doublure aluminium",
  Small: "Petit",
  Medium: "Moyen",
  Large: "Grand",
  "X-Large": "Très grand",
  Standard: "Standard",
  Tall: "Haut",
  Wide: "Large",
  Folder: "Dossier",
  Badge: "Badge",
  Poster: "Affiche",
  Mini: "Mini",
  Petite: "Petit",
  Gift: "Cadeau",
  Hamper: "Panier",
  Compact: "Compact",
  Everyday: "Quotidien",
  Family: "Familial",
  Boutique: "Boutique",
  Bottle: "Bouteille",
  Magnum: "Magnum",
  Pair: "Duo",
  "Pair Tall": "Duo haut",
  Lunch: "Déjeuner",
  "Six-Pack": "Pack de six",
  Picnic: "Pique-nique",
  Shirt: "Chemise",
  Suit: "Costume",
  Gown: "Robe longue",
  Day: "Journée",
  Weekend: "Week-end",
  Junior: "Junior",
  Classic: "Classique",
  Sport: "Sport",
};

/** `Non-woven polypropylene, 80 g/m²` part by part; as it is where a part is no usual one. */
export function frenchKind(text: string): string {
  const parts = text.split(", ").map((part) => (/^\d/.test(part) ? part : known(part)));
  return parts.every((part) => part !== undefined) ? parts.join(", ") : text;
}

/** `Small 12×13`: the word before the measures. */
export function frenchSize(name: string): string {
  const [, word = name, measures = ""] = /^(.*?)(\s+\d.*)?$/.exec(name) ?? [];
  return `${known(word) ?? word}${measures}`;
}

function known(word: string): string | undefined {
  return Object.hasOwn(french, word) ? french[word] : undefined;
}
