import type { Product } from "#contracts/catalogue/catalogue.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import type { ProductRow } from "../catalogue.table.ts";
import { recordChange } from "../record-change.ts";
import { type ProductChange, updateProduct } from "./products.repository.ts";
import { productConflict, requireProduct } from "./require-product.ts";
import { showProduct } from "./show-product.ts";

interface Meant {
  readonly productId: number;
  readonly expectedVersion: number | undefined;
}

/**
 * Changes what follows from the product as it stands, and leaves its line of history.
 * @throws not_found; conflict with the fresh row when it was changed since
 */
export async function changeProduct(
  { db, clock }: Services,
  actor: Staff,
  { productId, expectedVersion }: Meant,
  change: (before: ProductRow) => ProductChange,
): Promise<Product> {
  return await db.transaction().execute(async (transaction) => {
    const before = await requireProduct(transaction, productId, expectedVersion);
    const after = await updateProduct(transaction, before, change(before));
    if (!after) throw await productConflict(transaction, productId);
    await recordChange(transaction, actor, "product", productId, {
      verb: "update",
      before,
      after,
      at: clock(),
    });
    return showProduct(after);
  });
}
