import { type Language, type Locale, languageOrDefault } from "#domain/language/language.ts";

interface Template {
  readonly fileName: string;
  readonly sheet: string;
  /** Words that the import knows. */
  readonly head: readonly string[];
  readonly samples: readonly (readonly (string | number)[])[];
}

const templates: Readonly<Record<Language, Template>> = {
  en: {
    fileName: "catalog.xlsx",
    sheet: "Catalog",
    head: [
      "Product",
      "Size",
      "Label",
      "Price",
      "10,000 +",
      "Description",
      "French name",
      "French description",
    ],
    samples: [
      [
        "Sample bag",
        "Small",
        "12 × 14 in",
        0.25,
        0.21,
        "A bag to begin with.",
        "Sac modèle",
        "Un premier sac.",
      ],
      ["Sample bag", "Large", "16 × 18 in", 0.32, 0.28, "", "", ""],
    ],
  },
  fr: {
    fileName: "catalogue.xlsx",
    sheet: "Catalogue",
    head: [
      "Produit",
      "Taille",
      "Libellé",
      "Prix",
      "10 000 +",
      "Description",
      "Nom français",
      "Description française",
    ],
    samples: [
      [
        "Sample bag",
        "Petit",
        "30 × 35 cm",
        0.25,
        0.21,
        "A bag to begin with.",
        "Sac modèle",
        "Un premier sac.",
      ],
      ["Sample bag", "Grand", "40 × 45 cm", 0.32, 0.28, "", "", ""],
    ],
  },
};

/** A list to begin with: heads in the reader's language, and two rows to be replaced. */
export function importTemplate(locale: Locale): Template {
  return templates[languageOrDefault(locale, "en")];
}
