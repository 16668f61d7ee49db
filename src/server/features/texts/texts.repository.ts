import type { Insertable } from "kysely";
import { z } from "zod";
import type { Language } from "#domain/language/language.ts";
import type { OwnText, TextName } from "#domain/texts/text-names.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { ShopTextRow, ShopTextTable } from "./texts.table.ts";

const storedParts = z.object({
  subject: z.string().optional(),
  opening: z.string().optional(),
  closing: z.string().optional(),
  body: z.string().optional(),
});

/** What a row says in the shop's own words; null for the original. */
export function ownTextOf(row: Pick<ShopTextRow, "text"> | undefined): OwnText | null {
  return row?.text ? storedParts.parse(JSON.parse(row.text)) : null;
}

/** Every text that was ever changed. */
export async function listTextRows(db: Db): Promise<ShopTextRow[]> {
  return await db.selectFrom("shop_texts").selectAll().orderBy("id").execute();
}

export async function findTextRow(
  db: Db,
  name: TextName,
  language: Language,
): Promise<ShopTextRow | undefined> {
  return await db
    .selectFrom("shop_texts")
    .selectAll()
    .where("name", "=", name)
    .where("language", "=", language)
    .executeTakeFirst();
}

/** Stores a text, as the next version of the one before. */
export async function storeText(
  transaction: Transaction,
  change: Omit<Insertable<ShopTextTable>, "id" | "version">,
): Promise<ShopTextRow> {
  const { text, changed_by, changed_at } = change;
  return await transaction
    .insertInto("shop_texts")
    .values({ ...change, version: 1 })
    .onConflict((c) =>
      c
        .columns(["name", "language"])
        .doUpdateSet((eb) => ({ text, changed_by, changed_at, version: eb("shop_texts.version", "+", 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
