import type { Product } from "#contracts/catalogue.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findProduct } from "./products.repository.ts";
import { showProduct } from "./show-product.ts";

/** One product. @throws not_found, also for one that was deleted */
export async function visitorGetProduct({ db }: Pick<Services, "db">, productId: number): Promise<Product> {
  const row = await findProduct(db, productId);
  if (!row) throw new AppError("not_found");
  return showProduct(row);
}
