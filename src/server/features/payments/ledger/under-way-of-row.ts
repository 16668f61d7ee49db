import { type UnderWay, underWayOf } from "#domain/payments/under-way.ts";
import type { PaymentRow } from "./payments.table.ts";

/** Whether the money of this payment is on its way, and how. */
export function underWayOfRow(row: PaymentRow, now: Date): UnderWay | undefined {
  return underWayOf({
    status: row.status,
    isTransfer: row.provider === "bank-transfer",
    isProcessing: row.processing_since !== null,
    isOver: row.expires_at <= now.toISOString(),
  });
}
