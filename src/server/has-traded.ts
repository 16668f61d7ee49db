import { hasSentOffer } from "./features/deals/model/versions-of-shop.ts";
import { hasTakenMoney } from "./features/payments/ledger/has-taken-money.ts";
import type { Db } from "./platform/database/db.ts";

/** Whether an offer was sent or money came: amounts in the shop's currency are promised then (SPEC-3.34). */
export async function hasTraded(db: Db): Promise<boolean> {
  return (await hasSentOffer(db)) || (await hasTakenMoney(db));
}
