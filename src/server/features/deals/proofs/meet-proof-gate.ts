import { promiseAfterHold } from "#domain/orders/order-dates.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import type { ProofOrder } from "../model/order-of-proof.ts";
import { changeOrderRow } from "../model/orders.repository.ts";

/**
 * An approval starts the lead time, and ends a hold that waited for it: what was promised moves by the working days that
 * were lost (L16.5).
 */
export async function meetProofGate(
  transaction: Transaction,
  { shop }: Pick<Services, "shop">,
  order: ProofOrder,
  at: Date,
): Promise<void> {
  const { hold_reason, held_at, promised_on } = order;
  const isHeldForIt = hold_reason === "art" && held_at !== null;
  const moved =
    isHeldForIt && promised_on !== null
      ? promiseAfterHold(promised_on, { heldAt: held_at, resumedAt: at, calendar: shop.settings() })
      : promised_on;
  const set = {
    proof_met_at: at.toISOString(),
    ...(isHeldForIt && { hold_reason: null, held_at: null }),
    ...(moved !== promised_on && { promised_on: moved, promised_before: promised_on }),
  };
  if (!(await changeOrderRow(transaction, order, set))) throw new AppError("conflict");
}
