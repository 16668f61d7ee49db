import type { SizeCosts } from "#domain/prices/unit-costs.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { findActiveListRow, listBreaks } from "./price-lists.repository.ts";

/** What these sizes cost the shop, deleted ones too; all that are sold where none are named. Nothing of it is for a client. */
export async function systemReadUnitCosts(
  db: Db,
  sizeIds?: readonly number[],
): Promise<ReadonlyMap<number, SizeCosts>> {
  if (sizeIds?.length === 0) return new Map();
  let query = db.selectFrom("sizes").select(["id", "product_id", "unit_cost_e4"]).orderBy("id");
  query = sizeIds ? query.where(isOneOf(db, "id", sizeIds)) : query.where("deleted_at", "is", null);
  const sizes = await query.execute();
  const active = await findActiveListRow(db);
  const breaks = Map.groupBy(active ? await listBreaks(db, active.id) : [], ({ size_id }) => size_id);
  return new Map(
    sizes.map(({ id, product_id, unit_cost_e4 }) => {
      const ofList = (breaks.get(id) ?? []).map((each) => ({
        minUnits: each.min_units,
        unitCost: each.unit_cost_e4,
      }));
      return [id, { sizeId: id, productId: product_id, own: unit_cost_e4, breaks: ofList }];
    }),
  );
}
