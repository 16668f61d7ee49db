import type { Product } from "#contracts/catalogue.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findProduct, wasProductDeleted } from "./products.repository.ts";
import { showProduct } from "./show-product.ts";

/** One product. @throws gone for one that was taken out of the shop, not_found for one that never was */
export async function visitorGetProduct({ db }: Pick<Services, "db">, productId: number): Promise<Product> {
  const row = await findProduct(db, productId);
  if (!row) throw new AppError((await wasProductDeleted(db, productId)) ? "gone" : "not_found");
  return showProduct(row);
}
