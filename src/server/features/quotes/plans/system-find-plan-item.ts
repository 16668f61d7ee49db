import type { Booking } from "#domain/payments/dues.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findBookingsOfPayment, findPlanItemForStaff } from "./plan-items.repository.ts";

/** The quote that an item is owed for; undefined for one that does not exist. */
export async function systemFindQuoteOfItem(db: Db, itemId: number): Promise<number | undefined> {
  return (await findPlanItemForStaff(db, itemId))?.quote_id;
}

/** What of a payment counts for which items. */
export async function systemFindBookings(db: Db, paymentId: number): Promise<Booking[]> {
  return await findBookingsOfPayment(db, paymentId);
}
