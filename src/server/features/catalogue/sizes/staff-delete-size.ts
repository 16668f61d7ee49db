import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { recordChange } from "../record-change.ts";
import { requireSize, sizeConflict } from "./require-size.ts";
import { markSizeDeleted } from "./sizes.repository.ts";

interface Input {
  readonly sizeId: number;
  readonly expectedVersion: number | undefined;
}

/**
 * Takes a size out of the shop. Quotes retain their copies, and it can be restored.
 * @throws not_found; conflict with the fresh row when it was changed since
 */
export async function staffDeleteSize(
  { db, clock }: Services,
  actor: Staff,
  { sizeId, expectedVersion }: Input,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const before = await requireSize(transaction, sizeId, expectedVersion);
    const deleted = await markSizeDeleted(transaction, before, now.toISOString());
    if (!deleted) throw await sizeConflict(transaction, sizeId);
    await recordChange(transaction, actor, "size", sizeId, { verb: "delete", before, at: now });
  });
}
