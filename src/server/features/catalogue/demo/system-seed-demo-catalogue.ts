import { days } from "#domain/time/durations.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type BuiltPictures, readBuiltPictures } from "#server/platform/pictures/built-pictures.ts";
import { answerPicture, type PictureInfo } from "#server/platform/pictures/picture-info.ts";
import { isFirstTime, raiseVersion, readVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { hasProducts, insertProduct } from "../products/products.repository.ts";
import { insertSize } from "../sizes/sizes.repository.ts";
import { type DemoProduct, readDemoCatalogue } from "./demo-catalogue.ts";
import { keepDemoPicture } from "./demo-pictures.ts";

const name = "demo catalogue";

type Seeding = Pick<Services, "db" | "storage" | "clock" | "log">;

/**
 * Fills an empty shop with the demo catalogue, so that a newcomer sees a shop. Only once, and only where
 * there never was a product: an emptied catalogue stays empty. Nodes that start together agree in the
 * database which one does it.
 */
export async function systemSeedDemoCatalogue(
  { db, storage, clock, log }: Seeding,
  built: BuiltPictures = readBuiltPictures(),
): Promise<void> {
  if ((await hasProducts(db)) || (await readVersion(db, name)) > 0) return;
  const products = readDemoCatalogue();
  // The files first, and outside the transaction: a product is never shown before its picture is there.
  const illustrated = await Promise.all(
    products.map(async (product) => ({
      product,
      picture: await keepDemoPicture(storage, built, product.picture),
    })),
  );
  const isSeeded = await db.transaction().execute(async (transaction) => {
    if (!(await isFirstTime(transaction, name)) || (await hasProducts(transaction))) return false;
    for (const { product, picture } of illustrated) {
      await insertDemoProduct(transaction, product, picture, clock());
    }
    await raiseVersion(transaction, "catalogue");
    return true;
  });
  if (isSeeded) log.info({ products: products.length }, "the demo catalogue is in the shop");
}

async function insertDemoProduct(
  transaction: Transaction,
  { picture: _, days_ago, sizes, ...product }: DemoProduct,
  picture: PictureInfo,
  now: Date,
): Promise<void> {
  const created_at = new Date(now.getTime() - days(days_ago)).toISOString();
  const row = await insertProduct(transaction, {
    ...product,
    image: answerPicture(picture).src,
    picture: JSON.stringify(picture),
    image_details: null,
    created_at,
    deleted_at: null,
  });
  for (const { price, ...size } of sizes) {
    await insertSize(transaction, {
      ...size,
      product_id: row.id,
      unit_price_e4: price,
      created_at,
      deleted_at: null,
    });
  }
}
