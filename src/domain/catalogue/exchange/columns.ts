/** The columns of a catalogue file, as the export writes them. A file that is read may have them in any order. */
export const exportedColumns = [
  "product",
  "description",
  "size",
  "label",
  "price",
  "name_fr",
  "description_fr",
  "cost",
] as const;
export type ExportedColumn = (typeof exportedColumns)[number];

/** The columns that are read: the price may be that from a quantity on, one row for each. */
export const catalogueColumns = [...exportedColumns, "quantity"] as const;
export type CatalogueColumn = (typeof catalogueColumns)[number];

/** The columns that a file may leave out; then nothing is said about them. */
const optional: ReadonlySet<CatalogueColumn> = new Set([
  "description",
  "name_fr",
  "description_fr",
  "cost",
  "quantity",
]);

export const requiredColumns = catalogueColumns.filter((column) => !optional.has(column));

/** The columns that say something about the size. A line that leaves all of them blank names a product alone. */
export const sizeColumns = [
  "size",
  "label",
  "price",
  "cost",
  "quantity",
] as const satisfies readonly CatalogueColumn[];

/** The most lines below the head. */
export const maxCatalogueLines = 10_000;
/** The most columns, those without a name counted too. */
export const maxCatalogueColumns = 100;

export function isCatalogueColumn(name: string): name is CatalogueColumn {
  return catalogueColumns.some((column) => column === name);
}

/** What sellers call the columns of their own lists; a word that could mean two columns is asked for. */
const otherNames: Readonly<Record<CatalogueColumn, readonly string[]>> = {
  product: ["item", "article", "produit", "product name"],
  description: ["details", "détails"],
  size: ["taille", "format"],
  label: ["dimensions", "libellé", "étiquette"],
  price: ["prix", "unit price", "price each", "prix unitaire"],
  cost: [
    "unit cost",
    "cost each",
    "coût",
    "coût unitaire",
    "prix de revient",
    "prix d’achat",
    "prix d'achat",
  ],
  name_fr: ["french name", "nom français"],
  description_fr: ["french description", "description française"],
  quantity: ["qty", "quantité", "qté", "from quantity", "min quantity", "à partir de"],
};

/** What the catalogue has no place for: such a column is left, and said to be. */
const notTaken =
  /(?<!\p{L})(?:weight|poids|packing|packaging|cartons?|conditionnement|colisage|emballage)(?!\p{L})/u;

export function isNotTaken(word: string): boolean {
  return notTaken.test(word);
}

/** The column that a seller's own word stands for: `Unit price (USD)` is the price. */
export function columnOfWord(word: string): CatalogueColumn | undefined {
  const bare = bareHead(word);
  return catalogueColumns.find((column) => otherNames[column].includes(bare));
}

/** A head without what stands in brackets behind it. */
export function bareHead(head: string): string {
  return head.replace(/\s*(?:\([^()]*\)|:)$/, "");
}
