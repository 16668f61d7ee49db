import type { Product } from "#contracts/catalogue/catalogue.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { recordChange } from "../record-change.ts";
import { findProductForStaff, markProductDeleted } from "./products.repository.ts";
import { productConflict } from "./require-product.ts";
import { showProduct } from "./show-product.ts";

/**
 * Undoes the deletion of a product; the sizes that were offered with it are offered again. Done twice, it is done.
 * @throws not_found
 */
export async function staffRestoreProduct(
  { db, clock }: Services,
  actor: Staff,
  productId: number,
): Promise<Product> {
  return await db.transaction().execute(async (transaction) => {
    const found = await findProductForStaff(transaction, productId);
    if (!found) throw new AppError("not_found");
    if (found.deleted_at === null) return showProduct(found);
    const after = await markProductDeleted(transaction, found, null);
    if (!after) throw await productConflict(transaction, productId);
    await recordChange(transaction, actor, "product", productId, { verb: "restore", after, at: clock() });
    return showProduct(after);
  });
}
