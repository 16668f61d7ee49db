import type { Db } from "#server/platform/database/db.ts";
import { ProviderRefusal } from "../provider-failure.ts";
import type { RefundOrder, RefundState } from "../provider-state.ts";
import { announceEvents, type Sandbox } from "./sandbox.ts";
import { recordEvents } from "./sandbox-events.ts";
import { issueId } from "./sandbox-ledger.ts";

/** Pays back what was charged, never more than that; the same key pays back once. */
export async function refundIntent(sandbox: Sandbox, order: RefundOrder): Promise<RefundState> {
  const known = await findRefund(sandbox.db, order.requestKey);
  if (known) return known;
  const made = await sandbox.db.transaction().execute(async (transaction) => {
    // The row is locked by this update, so that a second request of the same key sees the first one's refund.
    const intent = await transaction
      .updateTable("sandbox_intents")
      .set((eb) => ({ refunded_cents: eb("refunded_cents", "+", order.amountCents) }))
      .where("id", "=", order.chargeId)
      .where("status", "=", "succeeded")
      .where((eb) => eb(eb("refunded_cents", "+", order.amountCents), "<=", eb.ref("amount_cents")))
      .returning("id")
      .executeTakeFirst();
    if (!intent || order.amountCents <= 0) return undefined;
    const id = issueId("re");
    const at = sandbox.clock().toISOString();
    const refund = await transaction
      .insertInto("sandbox_refunds")
      .values({
        id,
        intent_id: intent.id,
        request_key: order.requestKey,
        amount_cents: order.amountCents,
        created_at: at,
      })
      .onConflict((c) => c.column("request_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!refund) {
      await transaction
        .updateTable("sandbox_intents")
        .set((eb) => ({ refunded_cents: eb("refunded_cents", "-", order.amountCents) }))
        .where("id", "=", order.chargeId)
        .execute();
      return undefined;
    }
    await recordEvents(transaction, sandbox, "charge.refunded", intent.id);
    return { refundId: id, status: "completed" as const };
  });
  const receipt = made ?? (await findRefund(sandbox.db, order.requestKey));
  if (!receipt) throw new ProviderRefusal("charge_already_refunded");
  announceEvents(sandbox);
  return receipt;
}

async function findRefund(db: Db, requestKey: string): Promise<RefundState | undefined> {
  const row = await db
    .selectFrom("sandbox_refunds")
    .select(["id", "status"])
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  return row && { refundId: row.id, status: row.status };
}

export async function listSandboxRefunds(db: Db, intentId: string): Promise<RefundState[]> {
  const rows = await db
    .selectFrom("sandbox_refunds")
    .select(["id", "status"])
    .where("intent_id", "=", intentId)
    .execute();
  return rows.map(({ id, status }) => ({ refundId: id, status }));
}
