import type { Size } from "#contracts/catalogue/catalogue.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { lockPriceLists } from "../prices/lock-price-lists.ts";
import { setListedPrice } from "../prices/move-listed-prices.ts";
import { recordChange } from "../record-change.ts";
import { requireSize, sizeConflict } from "./require-size.ts";
import { showSize } from "./show-size.ts";
import { readSizeBody, type SizeBody } from "./size-body.ts";
import { updateSize } from "./sizes.repository.ts";

interface Input {
  readonly sizeId: number;
  readonly expectedVersion: number | undefined;
  readonly body: SizeBody;
}

/**
 * Changes a size. Quotes that were made with it retain their name and price. Where the active price list names it, the
 * price is the list's first break from then on, and its own (L2.7).
 * @throws not_found; invalid; conflict with the fresh row when it was changed since
 */
export async function staffUpdateSize(
  { db, clock }: Services,
  actor: Staff,
  { sizeId, expectedVersion, body }: Input,
): Promise<Size> {
  return await db.transaction().execute(async (transaction) => {
    await lockPriceLists(transaction);
    const before = await requireSize(transaction, sizeId, expectedVersion);
    const change = await readSizeBody(transaction, body);
    const own_price_e4 = before.own_price_e4 === null ? null : change.unit_price_e4;
    const after = await updateSize(transaction, before, { ...change, own_price_e4 });
    if (!after) throw await sizeConflict(transaction, sizeId);
    if (own_price_e4 !== null) await setListedPrice(transaction, sizeId, own_price_e4);
    await recordChange(transaction, actor, "size", sizeId, { verb: "update", before, after, at: clock() });
    return showSize(after);
  });
}
