import type { Buyer, Staff } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findOrderRow, type OrderRow } from "./proofs.repository.ts";
import type { Quote } from "./quote.ts";
import { readQuote } from "./read-quote.ts";

/** Those who read and answer proofs: staff with the right, and the order's buyer. */
export type Party = Staff | Buyer;

/** An order as far as its proofs ask about it. */
export interface ProofOrder extends OrderRow {
  readonly quote: Quote;
}

/** The order of a proof, for staff and its client. @throws 404 for a foreign or missing one, 403 */
export async function readOrder(db: Db, party: Party, orderId: number): Promise<ProofOrder> {
  const order = await findOrderRow(db, orderId);
  if (!order) throw new AppError("not_found");
  return { ...order, quote: await readQuote(db, party, order.quote_id, "orders.read") };
}
