import { isDeepStrictEqual } from "node:util";
import { type Message, withValues } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { lockPriceLists } from "../prices/lock-price-lists.ts";
import { readPricesOfSizes } from "../prices/move-listed-prices.ts";
import { findPriceChange, markPriceChangeUndone } from "./price-changes.repository.ts";
import { findPricedSizesForStaff, showChange } from "./priced-sizes.ts";
import type { PricesChanged } from "./staff-change-prices.ts";
import { writeChanges } from "./write-changes.ts";

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
    await lockPriceLists(transaction);
    const change = await findPriceChange(transaction, changeId);
    if (!change) throw new AppError("not_found");
    const stored = new Map(change.changes.map((each) => [each.before.sizeId, each]));
    const sizes = await findPricedSizesForStaff(transaction, [...stored.keys()]);
    if (!change.isUndone) {
      const now = await readPricesOfSizes(transaction, sizes);
      const other = sizes.find((size, index) => !isDeepStrictEqual(now[index], stored.get(size.id)?.after));
      if (other) {
        const { name: size, product_name: product } = other;
        throw new AppError("conflict", { message: withValues(changedSince, { product, size }) });
      }
      const before = change.changes.map((each) => each.before);
      await writeChanges(transaction, actor, sizes, before, clock());
      await markPriceChangeUndone(transaction, changeId, clock());
    }
    const changes = sizes.flatMap((size) => {
      const each = stored.get(size.id);
      return each ? showChange(size, { before: each.after, after: each.before }) : [];
    });
    return { change_id: changeId, changes };
  });
}
