import type { Size } from "#contracts/catalogue.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
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
 * Changes a size. Quotes that were made with it retain their name and price.
 * @throws not_found; invalid; conflict with the fresh row when it was changed since
 */
export async function staffUpdateSize(
  { db, clock }: Services,
  actor: Staff,
  { sizeId, expectedVersion, body }: Input,
): Promise<Size> {
  return await db.transaction().execute(async (transaction) => {
    const before = await requireSize(transaction, sizeId, expectedVersion);
    const after = await updateSize(transaction, before, await readSizeBody(transaction, body));
    if (!after) throw await sizeConflict(transaction, sizeId);
    await recordChange(transaction, actor, "size", sizeId, { verb: "update", before, after, at: clock() });
    return showSize(after);
  });
}
