import type { Generated, Selectable } from "kysely";
import type { Language } from "#domain/language/language.ts";

export interface ShopTextTable {
  id: Generated<number>;
  name: string;
  language: Language;
  /** JSON of its parts; null where the shop went back to the original. */
  text: string | null;
  version: number;
  changed_by: number;
  changed_at: string;
}

export type ShopTextRow = Selectable<ShopTextTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    shop_texts: ShopTextTable;
  }
}
