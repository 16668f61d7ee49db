import type { Product } from "#contracts/catalogue/catalogue.ts";
import { catalogueTextLimits } from "#domain/catalogue/catalogue-limits.ts";
import { cutText } from "#domain/text/cut.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { recordChange } from "../record-change.ts";
import { insertSize, listSizes } from "../sizes/sizes.repository.ts";
import { insertProduct } from "./products.repository.ts";
import { requireProduct } from "./require-product.ts";
import { showProduct } from "./show-product.ts";

/**
 * Copies a product with its sizes, pictures and texts, as a draft: a bag that differs in a detail is not typed again.
 * @throws not_found
 */
export async function staffCopyProduct(
  { db, clock }: Services,
  actor: Staff,
  productId: number,
): Promise<Product> {
  const at = clock();
  const created = { created_at: at.toISOString(), deleted_at: null };
  return await db.transaction().execute(async (transaction) => {
    const { id, version, name_key, search_key, ...original } = await requireProduct(transaction, productId);
    const copy = await insertProduct(transaction, {
      ...original,
      ...created,
      name: named(original.name, "copy"),
      name_fr: original.name_fr && named(original.name_fr, "copie"),
      sold: 0,
      featured_order: null,
      shop_order: null,
      is_draft: 1,
    });
    await recordChange(transaction, actor, "product", copy.id, { verb: "create", after: copy, at });
    const sizes = await listSizes(transaction, {
      ...{ search: "", productId, withDrafts: true },
      sorting: ["id", "asc"],
    });
    for (const { name, label, unit_price_e4, unit_cost_e4 } of sizes) {
      const size = { ...created, product_id: copy.id, name, label, unit_price_e4, unit_cost_e4 };
      const after = await insertSize(transaction, size);
      await recordChange(transaction, actor, "size", after.id, { verb: "create", after, at });
    }
    return showProduct(copy);
  });
}

/** `Market Tote (copy)`, however long the name is. */
function named(name: string, mark: string): string {
  const end = ` (${mark})`;
  return `${cutText(name, catalogueTextLimits.name - end.length)}${end}`;
}
