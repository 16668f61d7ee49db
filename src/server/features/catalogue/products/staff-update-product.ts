import type { Product } from "#contracts/catalogue/catalogue.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeProduct } from "./change-product.ts";
import { changeOf, type ProductForm, readProductForm } from "./product-form.ts";
import { requireProduct } from "./require-product.ts";

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
  // Before the files: no picture is decoded for a product that is gone or was changed meanwhile.
  await requireProduct(services.db, productId, expectedVersion);
  const read = await readProductForm(services, given);
  return await changeProduct(services, actor, { productId, expectedVersion }, (before) =>
    changeOf(read, before),
  );
}
