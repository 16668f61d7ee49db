import type { Size } from "#contracts/catalogue/catalogue.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findProduct } from "../products/products.repository.ts";
import { recordChange } from "../record-change.ts";
import { sizeConflict } from "./require-size.ts";
import { showSize } from "./show-size.ts";
import { findSizeForStaff, markSizeDeleted } from "./sizes.repository.ts";

const productDeleted: Message = /*i18n*/ {
  id: "size.restore.productDeleted",
  message: "The product of this size was deleted. Restore the product first.",
};

/**
 * Undoes the deletion of a size. Done twice, it is done.
 * @throws not_found; conflict while its product is deleted
 */
export async function staffRestoreSize({ db, clock }: Services, actor: Staff, sizeId: number): Promise<Size> {
  return await db.transaction().execute(async (transaction) => {
    const found = await findSizeForStaff(transaction, sizeId);
    if (!found) throw new AppError("not_found");
    if (!(await findProduct(transaction, found.product_id))) {
      throw new AppError("conflict", { message: productDeleted });
    }
    if (found.deleted_at === null) return showSize(found);
    const after = await markSizeDeleted(transaction, found, null);
    if (!after) throw await sizeConflict(transaction, sizeId);
    await recordChange(transaction, actor, "size", sizeId, { verb: "restore", after, at: clock() });
    return showSize(after);
  });
}
