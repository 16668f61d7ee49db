import { type Insertable, type SelectQueryBuilder, sql } from "kysely";
import { contains, searchable } from "#server/platform/database/contains.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import type { Paging } from "#server/platform/lists/paging.ts";
import type { ProductRow, ProductTable } from "../catalogue.table.ts";

export type NewProduct = Omit<Insertable<ProductTable>, "id" | "name_key" | "search_key" | "version">;
export type ProductChange = Partial<Omit<NewProduct, "created_at" | "deleted_at">>;
export type ProductSorting = readonly [
  column: "name_key" | "created_at" | "shop_order",
  direction: "asc" | "desc",
];

/** Beyond every place that is given. */
const lastPlace = 2_147_483_647;

interface ProductsFilter {
  readonly search: string;
  /** Also what is not published. */
  readonly withDrafts?: boolean | undefined;
}

interface ProductsAsked extends ProductsFilter {
  readonly sorting: ProductSorting;
  readonly paging?: Paging | undefined;
}

/** The products that are not deleted, in the order asked for; ties by id, so that pages never overlap. */
export async function listProducts(
  db: Db,
  { sorting, paging, ...filter }: ProductsAsked,
): Promise<ProductRow[]> {
  const [column, direction] = sorting;
  let query = found(db, filter).selectAll();
  // Those without a place come last, the newest of them first, as they do in the shop.
  if (column === "shop_order") {
    query = query
      .orderBy((eb) => eb.fn.coalesce(column, sql.lit(lastPlace)), direction)
      .orderBy("created_at", direction === "asc" ? "desc" : "asc")
      .orderBy("id", direction === "asc" ? "desc" : "asc");
  } else query = query.orderBy(column, direction).orderBy("id", direction);
  if (paging) query = query.limit(paging.limit).offset(paging.offset);
  return await query.execute();
}

export async function countProducts(db: Db, filter: ProductsFilter): Promise<number> {
  return await countFound(found(db, filter));
}

/** A product that is not deleted, published or not. */
export async function findProduct(db: Db, id: number): Promise<ProductRow | undefined> {
  return await db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether there was such a product: search engines then forget its address sooner. */
export async function wasProductDeleted(db: Db, id: number): Promise<boolean> {
  const query = db
    .selectFrom("products")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is not", null);
  return (await query.executeTakeFirst()) !== undefined;
}

/** A product whether it is deleted or not. */
export async function findProductForStaff(db: Db, id: number): Promise<ProductRow | undefined> {
  return await db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same of several. */
export async function findProductsForStaff(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("products")
    .selectAll()
    .where(isOneOf(db, "id", ids))
    .execute();
}

export async function insertProduct(transaction: Transaction, product: NewProduct): Promise<ProductRow> {
  return await transaction
    .insertInto("products")
    .values({ ...product, ...keysOf(product) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the product if it still stands at this version and is not deleted; nothing when it does not. */
export async function updateProduct(
  transaction: Transaction,
  before: ProductRow,
  change: ProductChange,
): Promise<ProductRow | undefined> {
  const { id, version } = before;
  return await transaction
    .updateTable("products")
    .set({
      ...change,
      ...keysOf({ ...before, ...change }),
      version: version + 1,
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Adds French texts to the products that have exactly these names and descriptions, and no French ones; answers how many. */
export async function addFrenchTexts(
  transaction: Transaction,
  texts: Required<Pick<NewProduct, "name" | "description" | "name_fr" | "description_fr">>,
): Promise<number> {
  const { name, description, name_fr, description_fr } = texts;
  const { numUpdatedRows } = await transaction
    .updateTable("products")
    .set((eb) => ({ name_fr, description_fr, ...keysOf(texts), version: eb("version", "+", 1) }))
    .where("name", "=", name)
    .where("description", "=", description)
    .where("name_fr", "=", "")
    .where("description_fr", "=", "")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes (`at`) or restores (null) the product if it still stands at this version. */
export async function markProductDeleted(
  transaction: Transaction,
  { id, version }: Pick<ProductRow, "id" | "version">,
  at: string | null,
): Promise<ProductRow | undefined> {
  return await transaction
    .updateTable("products")
    .set({ deleted_at: at, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", at === null ? "is not" : "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Gives the product its place among all; nothing else of it changes, so that its version stays. */
export async function placeProduct(transaction: Transaction, id: number, place: number): Promise<void> {
  await transaction.updateTable("products").set({ shop_order: place }).where("id", "=", id).execute();
}

/** Whether there ever was a product: rows of deleted ones stay. */
export async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) !== undefined;
}

function found(
  db: Db,
  { search, withDrafts = false }: ProductsFilter,
): SelectQueryBuilder<Tables, "products", object> {
  let query = db.selectFrom("products").where("deleted_at", "is", null);
  if (!withDrafts) query = query.where("is_draft", "=", 0);
  return search === "" ? query : query.where((eb) => contains(eb.ref("search_key"), search));
}

type Texts = Pick<NewProduct, "name" | "description" | "name_fr" | "description_fr">;

function keysOf({ name, description, name_fr = "", description_fr = "" }: Texts) {
  return {
    name_key: searchable(name),
    search_key: searchable(name, description, name_fr, description_fr),
  };
}
