import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PrintAreaAnswer } from "#contracts/catalogue/print-area.ts";
import { days } from "#domain/time/durations.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type BuiltPictures, readBuiltPictures } from "#server/platform/pictures/built-pictures.ts";
import {
  answerPicture,
  filesOf,
  type PictureInfo,
  pictureFile,
  pictureKey,
  publicPath,
} from "#server/platform/pictures/picture-info.ts";
import { storeFiles, storePicture } from "#server/platform/pictures/store-files.ts";
import { isFirstTime, readVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import type { SizeRow } from "../catalogue.table.ts";
import { applyActiveList } from "../prices/apply-active-list.ts";
import { hasProducts, insertProduct } from "../products/products.repository.ts";
import { type StoredPicture, storedPicture } from "../products/stored-pictures.ts";
import { insertSize } from "../sizes/sizes.repository.ts";
import { type DemoProduct, readDemoCatalogue } from "./demo-catalogue.ts";
import { insertDemoPriceLists } from "./demo-price-lists.ts";

const name = "demo catalogue";
/** Of the pictures that print areas are marked on, in px. */
const tintWidth = 800;

type Seeding = Pick<Services, "db" | "storage" | "pictureQueue" | "shop" | "clock" | "log">;

/**
 * Fills an empty shop with the demo catalogue and its price lists, so that a newcomer sees a shop. Only once, and only where
 * there never was a product: an emptied catalogue stays empty. Nodes that start together agree in the
 * database which one does it.
 */
export async function systemSeedDemoCatalogue(
  services: Seeding,
  built: BuiltPictures = readBuiltPictures(),
): Promise<void> {
  const { db, clock, log } = services;
  if ((await hasProducts(db)) || (await readVersion(db, name)) > 0) return;
  const products = readDemoCatalogue();
  // The files first, and outside the transaction: a product is never shown before its picture is there.
  const illustrated = await Promise.all(
    products.map(async (product) => ({
      product,
      pictures: await Promise.all(
        [{ picture: product.picture, alt_en: "", alt_fr: "" }, ...product.views].map(
          async ({ picture: name, ...alts }) => {
            const picture = await storeDemoPicture(services, built, name);
            return storedPicture({ path: answerPicture(picture).src, picture }, alts);
          },
        ),
      ),
      printAreas: await storeDemoAreas(services, product),
    })),
  );
  const isSeeded = await db.transaction().execute(async (transaction) => {
    if (!(await isFirstTime(transaction, name)) || (await hasProducts(transaction))) return false;
    const sizes: SizeRow[] = [];
    for (const illustration of illustrated) {
      sizes.push(...(await insertDemoProduct(transaction, illustration, clock())));
    }
    await insertDemoPriceLists(transaction, sizes, clock());
    await applyActiveList(transaction);
    return true;
  });
  if (isSeeded) log.info({ products: products.length }, "the demo catalogue is in the shop");
}

interface IllustratedProduct {
  readonly product: DemoProduct;
  readonly pictures: readonly StoredPicture[];
  readonly printAreas: readonly PrintAreaAnswer[];
}

async function insertDemoProduct(
  transaction: Transaction,
  { product: illustrated, pictures, printAreas }: IllustratedProduct,
  now: Date,
): Promise<SizeRow[]> {
  const { picture: _, views: __, days_ago, sizes, ...product } = illustrated;
  const created_at = new Date(now.getTime() - days(days_ago)).toISOString();
  const row = await insertProduct(transaction, {
    ...product,
    pictures: JSON.stringify(pictures),
    print_areas: JSON.stringify(printAreas),
    image_details: null,
    created_at,
    deleted_at: null,
  });
  const rows: SizeRow[] = [];
  for (const { price, ...size } of sizes) {
    const added = { ...size, product_id: row.id, unit_price_e4: price, created_at, deleted_at: null };
    rows.push(await insertSize(transaction, added));
  }
  return rows;
}

const originals = join(import.meta.dirname, "../../../../../assets/pictures");

/**
 * Puts the picture of a demo product into the storage, where it stays when a later version of the program comes with other
 * pictures. The build has derived it already; without a build it is derived now.
 */
async function storeDemoPicture(services: Seeding, built: BuiltPictures, name: string): Promise<PictureInfo> {
  const info = built.infos.get(name);
  if (!info) return await storePicture(services, await readFile(join(originals, `${name}.jpg`)));
  const files = await Promise.all(
    filesOf(info).map(async (name) => ({ name, bytes: await built.read(name) })),
  );
  await storeFiles(services.storage, files);
  return info;
}

/** Stores the picture that a product's print areas are marked on, which its gallery does not show. */
async function storeDemoAreas(
  { storage }: Seeding,
  { picture, print_areas }: DemoProduct,
): Promise<PrintAreaAnswer[]> {
  if (print_areas.length === 0) return [];
  const bytes = await readFile(join(originals, "tints", `${picture}.webp`));
  const name = pictureFile(hash("sha256", bytes).slice(0, 24), tintWidth, "webp");
  await storeFiles(storage, [{ name, bytes }]);
  return print_areas.map((area) => ({ ...area, picture: publicPath(pictureKey(name)) }));
}
