import { type Message, withValues } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { lockVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { findPriceChange, markPriceChangeUndone } from "./price-changes.repository.ts";
import { findPricedSizesForStaff, type PriceMove, showMove } from "./priced-sizes.ts";
import type { PricesChanged } from "./staff-change-prices.ts";
import { writeMoves } from "./write-moves.ts";

const changedSince: Message = /*i18n*/ {
  id: "prices.changedSince",
  message: "Nothing was undone: the price of {product}, {size} has changed since.",
};

/**
 * Takes a change of prices back, all of it. Done twice, it is done.
 * @throws not_found; conflict when one of these prices has changed since
 */
export async function staffUndoPrices(
  { db, clock }: Services,
  actor: Staff,
  changeId: number,
): Promise<PricesChanged> {
  return await db.transaction().execute(async (transaction) => {
    await lockVersion(transaction, "catalogue");
    const change = await findPriceChange(transaction, changeId);
    if (!change) throw new AppError("not_found");
    const stored = new Map(change.changes.map((each) => [each.sizeId, each]));
    const sizes = await findPricedSizesForStaff(transaction, [...stored.keys()]);
    const moves = sizes.flatMap((size): PriceMove[] => {
      const each = stored.get(size.id);
      return each ? [{ size, beforeE4: each.afterE4, afterE4: each.beforeE4 }] : [];
    });
    if (!change.isUndone) {
      const other = moves.find(({ size, beforeE4 }) => size.unit_price_e4 !== beforeE4);
      if (other) {
        const { name: size, product_name: product } = other.size;
        throw new AppError("conflict", { message: withValues(changedSince, { product, size }) });
      }
      await writeMoves(transaction, actor, moves, clock());
      await markPriceChangeUndone(transaction, changeId, clock());
    }
    return { change_id: changeId, changes: moves.map(showMove) };
  });
}
