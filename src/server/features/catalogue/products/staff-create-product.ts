import type { Product } from "#contracts/catalogue/catalogue.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { recordChange } from "../record-change.ts";
import { blankProduct, changeOf, type ProductForm, readProductForm } from "./product-form.ts";
import { insertProduct } from "./products.repository.ts";
import { showProduct } from "./show-product.ts";

/** Adds a product; it is in the shop at once, and can be bought as soon as it has a size. */
export async function staffCreateProduct(
  services: Services,
  actor: Staff,
  input: ProductForm,
): Promise<Product> {
  const { db, clock } = services;
  const read = await readProductForm(services, input);
  const now = clock();
  return await db.transaction().execute(async (transaction) => {
    const product = await insertProduct(transaction, {
      ...blankProduct,
      ...changeOf(read, blankProduct),
      name: input.form.nom,
      created_at: now.toISOString(),
      deleted_at: null,
    });
    await recordChange(transaction, actor, "product", product.id, {
      verb: "create",
      after: product,
      at: now,
    });
    return showProduct(product);
  });
}
