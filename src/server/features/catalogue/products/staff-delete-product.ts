import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { recordChange } from "../record-change.ts";
import { markProductDeleted } from "./products.repository.ts";
import { productConflict, requireProduct } from "./require-product.ts";

interface Input {
  readonly productId: number;
  readonly expectedVersion: number | undefined;
}

/**
 * Takes a product and its sizes out of the shop. Quotes retain copies, and it can be restored.
 * @throws not_found; conflict with the fresh row when it was changed since
 */
export async function staffDeleteProduct(
  { db, clock }: Services,
  actor: Staff,
  { productId, expectedVersion }: Input,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const before = await requireProduct(transaction, productId, expectedVersion);
    const deleted = await markProductDeleted(transaction, before, now.toISOString());
    if (!deleted) throw await productConflict(transaction, productId);
    await recordChange(transaction, actor, "product", productId, { verb: "delete", before, at: now });
  });
}
