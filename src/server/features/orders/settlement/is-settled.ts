import type { Db } from "#server/platform/database/db.ts";
import { findSettlement } from "./settlements.repository.ts";

/** Whether what was shipped is settled with its client (L19.6). */
export async function isSettled(db: Db, orderId: number): Promise<boolean> {
  return (await findSettlement(db, orderId))?.state === "settled";
}
