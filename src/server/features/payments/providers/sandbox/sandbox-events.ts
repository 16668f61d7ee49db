import { doublingPause } from "#domain/time/doubling-pause.ts";
import { minutes, seconds } from "#domain/time/durations.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { SandboxEventKind, SandboxEventRow } from "./sandbox.table.ts";
import type { Sandbox } from "./sandbox.ts";
import { issueId } from "./sandbox-ledger.ts";

const batch = 20;
const mostAttempts = 15;

/** Records a webhook event for the shop with its subject; a setting may lose or delay events, for tests. */
export async function recordEvents(
  transaction: Transaction,
  { setting, clock }: Sandbox,
  kind: SandboxEventKind,
  intentId: string,
): Promise<void> {
  if (setting.lose > 0 && Math.random() < setting.lose) return;
  const now = clock();
  await transaction
    .insertInto("sandbox_events")
    .values({
      event_id: issueId("evt"),
      kind,
      intent_id: intentId,
      due_at: new Date(now.getTime() + setting.delay).toISOString(),
      delivered_at: null,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Claims the due events, so that no other node delivers them; when a node dies, they become due again. */
export async function leaseEvents(db: Db, now: Date): Promise<SandboxEventRow[]> {
  const at = now.toISOString();
  const due = await db
    .selectFrom("sandbox_events")
    .select("id")
    .where("delivered_at", "is", null)
    .where("due_at", "<=", at)
    .where("attempts", "<", mostAttempts)
    .orderBy("due_at")
    .limit(batch)
    .execute();
  // Asked every second: as long as there is nothing, nothing is written.
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return await db
    .updateTable("sandbox_events")
    .set((eb) => ({
      attempts: eb("attempts", "+", 1),
      due_at: new Date(now.getTime() + minutes(1)).toISOString(),
    }))
    .where("id", "in", ids)
    .where("delivered_at", "is", null)
    .where("due_at", "<=", at)
    .returningAll()
    .execute();
}

export async function markDelivered(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("sandbox_events")
    .set({ delivered_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Comes again later, after a pause that grows. */
export async function postponeEvent(db: Db, { id, attempts }: SandboxEventRow, now: Date): Promise<void> {
  const pause = doublingPause(seconds(1), minutes(10), attempts);
  await db
    .updateTable("sandbox_events")
    .set({ due_at: new Date(now.getTime() + pause).toISOString() })
    .where("id", "=", id)
    .execute();
}
