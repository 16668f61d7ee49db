import { type Insertable, type Selectable, sql } from "kysely";
import type { DisputeStatus } from "#domain/payments/dispute.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { DisputeTable, PaymentTable } from "./payments.table.ts";

export type DisputeRow = Selectable<DisputeTable>;

export async function disputesOfPayment(db: Db, paymentId: number): Promise<DisputeRow[]> {
  return await db
    .selectFrom("disputes")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("id")
    .execute();
}

/** Undefined when this dispute is known. */
export async function insertDispute(
  transaction: Transaction,
  dispute: Insertable<DisputeTable>,
): Promise<Pick<DisputeRow, "id"> | undefined> {
  return await transaction
    .insertInto("disputes")
    .values(dispute)
    .onConflict((c) => c.column("provider_dispute_id").doNothing())
    .returning("id")
    .executeTakeFirst();
}

/** Moves a dispute on, if it still stands as it was read. */
export async function moveDispute(
  transaction: Transaction,
  { id, status }: DisputeRow,
  to: Pick<DisputeTable, "status" | "amount_cents" | "ended_at">,
): Promise<boolean> {
  const result = await transaction
    .updateTable("disputes")
    .set({ status: to.status, amount_cents: to.amount_cents, ended_at: to.ended_at })
    .where("id", "=", id)
    .where("status", "=", status)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** How the disputes of a payment stand now, with its mark: an open one comes before every other reason. */
export async function setDispute(
  transaction: Transaction,
  paymentId: number,
  { dispute, lostCents }: { readonly dispute: DisputeStatus | null; readonly lostCents: number },
): Promise<void> {
  await transaction
    .updateTable("payments")
    .set({
      dispute,
      lost_cents: lostCents,
      to_check: markOf(dispute),
    })
    .where("id", "=", paymentId)
    .execute();
}

/** Of a dispute that is over, only its own mark goes; a mark with another reason stays. */
function markOf(dispute: DisputeStatus | null) {
  if (dispute === "open") return sql<PaymentTable["to_check"]>`'disputed'`;
  const next = dispute === "lost" ? sql`'dispute-lost'` : sql`null`;
  return sql<
    PaymentTable["to_check"]
  >`case when to_check is null or to_check in ('disputed', 'dispute-lost') then ${next} else to_check end`;
}
