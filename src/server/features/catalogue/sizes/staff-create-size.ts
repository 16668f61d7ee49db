import type { Size } from "#contracts/catalogue/catalogue.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { recordChange } from "../record-change.ts";
import { showSize } from "./show-size.ts";
import { readSizeBody, type SizeBody } from "./size-body.ts";
import { insertSize } from "./sizes.repository.ts";

/** Adds a size to a product. @throws invalid when there is no such product */
export async function staffCreateSize({ db, clock }: Services, actor: Staff, body: SizeBody): Promise<Size> {
  const now = clock();
  return await db.transaction().execute(async (transaction) => {
    const given = await readSizeBody(transaction, body);
    const size = await insertSize(transaction, {
      label: "",
      ...given,
      created_at: now.toISOString(),
      deleted_at: null,
    });
    await recordChange(transaction, actor, "size", size.id, { verb: "create", after: size, at: now });
    return showSize(size);
  });
}
