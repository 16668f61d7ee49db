import { isAcceptanceFinal } from "#domain/orders/order-state.ts";
import type { Message } from "#domain/words.ts";
import { systemHasCounted } from "#server/features/ledger/read-standing.ts";
import type { Db } from "#server/platform/database/db.ts";
import { cancelInstead } from "../commands/cancel-instead.ts";
import { type Acceptance, findOrder } from "../model/acceptances.repository.ts";
import { findItemsOfVersion } from "../model/plan-items.repository.ts";

const partPaid: Message = /*i18n*/ {
  id: "offer.refused.partPaid",
  message: "Money came for this offer: its acceptance cannot be taken back.",
};

const inTheMaking: Message = /*i18n*/ {
  id: "offer.refused.inTheMaking",
  message: "A proof was approved or production began: this acceptance cannot be taken back.",
};

/** Why an acceptance is not taken back any more; undefined where it may be. */
export async function refusalToUndo(
  db: Db,
  quoteId: number,
  { version_id }: Pick<Acceptance, "version_id">,
): Promise<Message | undefined> {
  if (await systemHasCounted(db, await findItemsOfVersion(db, version_id))) return partPaid;
  const order = await findOrder(db, quoteId);
  if (order && isAcceptanceFinal(order)) return inTheMaking;
  return order?.is_invoiced ? cancelInstead : undefined;
}
