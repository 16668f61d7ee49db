import type { Generated, Selectable } from "kysely";

/** What is sold; its price is that of its sizes. */
export interface ProductTable {
  id: Generated<number>;
  name: string;
  description: string;
  /** The same for French readers; empty where there is none. */
  name_fr: Generated<string>;
  description_fr: Generated<string>;
  /** JSON of its pictures in their order; the first is what the API answers as `image_base64` (ADR-65). */
  pictures: Generated<string>;
  /** JSON of where it is printed: four corners in a picture, and their size on the cloth (ADR-97). */
  print_areas: Generated<string>;
  /** A second file, as a path under /storage/. */
  image_details: string | null;
  dispo: number;
  sold: number;
  product_type: string | null;
  material: string | null;
  /** Place on the home page; null for all others. */
  featured_order: number | null;
  /** 1 while only staff sees it. */
  is_draft: Generated<number>;
  /** Place among all products, where staff gave it one. */
  shop_order: Generated<number | null>;
  /** The name in lower case, to sort by. */
  name_key: string;
  /** Names and descriptions of both languages in lower case, to search in. */
  search_key: string;
  version: Generated<number>;
  created_at: string;
  deleted_at: string | null;
}

/** A size of a product, with the price of one bag of it. */
export interface SizeTable {
  id: Generated<number>;
  product_id: number;
  name: string;
  label: string;
  /** What one bag costs; the first break where the active price list names the size (L2.7). */
  unit_price_e4: number;
  /** The size's own price, put aside while the active price list names it. */
  own_price_e4: Generated<number | null>;
  /** What one bag costs the shop; null where that is not known. No answer but staff's holds it (ADR-115). */
  unit_cost_e4: Generated<number | null>;
  /** Name, label and price in lower case, to search in and sort by. */
  search_key: string;
  version: Generated<number>;
  created_at: string;
  deleted_at: string | null;
}

/** A change of many prices at once, which can be taken back. */
interface PriceChangeTable {
  id: Generated<number>;
  /** JSON of each size with its price before and after. */
  changes: string;
  created_at: string;
  undone_at: string | null;
}

export type ProductRow = Selectable<ProductTable>;
export type SizeRow = Selectable<SizeTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    products: ProductTable;
    sizes: SizeTable;
    price_changes: PriceChangeTable;
  }
}
