import type { Db } from "#server/platform/database/db.ts";
import type { ProviderEvent } from "../providers/provider-state.ts";
import type { ProviderName } from "./payments.table.ts";

export async function wasEventTaken(db: Db, provider: ProviderName, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom("provider_events")
    .select("event_id")
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the event was handled; false when that was noted before. */
export async function recordEvent(
  db: Db,
  provider: ProviderName,
  event: Pick<ProviderEvent, "eventId" | "kind">,
  now: Date,
): Promise<boolean> {
  const recorded = await db
    .insertInto("provider_events")
    .values({ provider, event_id: event.eventId, kind: event.kind, received_at: now.toISOString() })
    .onConflict((c) => c.columns(["provider", "event_id"]).doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return recorded !== undefined;
}
