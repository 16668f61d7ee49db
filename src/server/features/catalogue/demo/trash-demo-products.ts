import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { markProductDeleted } from "../products/products.repository.ts";
import { recordChange } from "../record-change.ts";
import { readDemoCatalogue } from "./demo-catalogue.ts";

/** Moves what the demo catalogue came with to the trash, also where staff changed it. What has another name is the owner's. */
export async function trashDemoProducts(transaction: Transaction, actor: Staff, at: Date): Promise<void> {
  const names = new Set(readDemoCatalogue().map(({ name }) => name));
  const products = await transaction
    .selectFrom("products")
    .selectAll()
    .where("deleted_at", "is", null)
    .where("name", "in", [...names])
    .orderBy("id")
    .execute();
  for (const before of products) {
    const deleted = await markProductDeleted(transaction, before, at.toISOString());
    if (deleted) await recordChange(transaction, actor, "product", before.id, { verb: "delete", before, at });
  }
}
