import type { Product } from "#contracts/catalogue/catalogue.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { recordChange } from "../record-change.ts";
import { changeOf, type ProductForm, readProductForm } from "./product-form.ts";
import { updateProduct } from "./products.repository.ts";
import { productConflict, requireProduct } from "./require-product.ts";
import { showProduct } from "./show-product.ts";

interface Input extends ProductForm {
  readonly productId: number;
  readonly expectedVersion: number | undefined;
}

/**
 * Changes a product. A blank image leaves the current one; another takes the place of the first picture.
 * @throws not_found; conflict with the fresh row when it was changed since
 */
export async function staffUpdateProduct(
  services: Services,
  actor: Staff,
  { productId, expectedVersion, ...given }: Input,
): Promise<Product> {
  const { db, clock } = services;
  // Before the files: no picture is decoded for a product that is gone or was changed meanwhile.
  await requireProduct(db, productId, expectedVersion);
  const read = await readProductForm(services, given);
  return await db.transaction().execute(async (transaction) => {
    const before = await requireProduct(transaction, productId, expectedVersion);
    const after = await updateProduct(transaction, before, changeOf(read, before));
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
