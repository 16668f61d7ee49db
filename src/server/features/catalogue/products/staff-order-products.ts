import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { lockVersion, raiseVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { listProducts, placeProduct } from "./products.repository.ts";

const otherProducts: Message = /*i18n*/ {
  id: "products.order.others",
  message: "Products were added or deleted meanwhile. Please order them once more.",
};

/**
 * Orders all products as the listing shows them; the home page keeps its own order (SPEC-2.1).
 * @throws conflict when these are not all products, each once
 */
export async function staffOrderProducts(
  { db, clock }: Services,
  actor: Staff,
  ids: readonly number[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockVersion(transaction, "catalogue");
    const products = await listProducts(transaction, {
      ...{ search: "", withDrafts: true },
      sorting: ["shop_order", "asc"],
    });
    const places = new Map(ids.map((id, index) => [id, index + 1]));
    const isWhole = places.size === ids.length && products.length === ids.length;
    if (!isWhole || products.some(({ id }) => !places.has(id)))
      throw new AppError("conflict", { message: otherProducts });
    for (const { id, shop_order } of products) {
      const place = places.get(id);
      if (place !== undefined && place !== shop_order) await placeProduct(transaction, id, place);
    }
    const placed = products.filter(({ shop_order }) => shop_order !== null);
    await recordAudit(transaction, {
      subject: "product",
      subjectId: ids[0] ?? 0,
      action: "product.order",
      actor: auditActorOf(actor),
      before: { order: placed.map(({ id }) => id).join(", ") },
      after: { order: ids.join(", ") },
      at: clock(),
    });
    await raiseVersion(transaction, "catalogue");
  });
}
