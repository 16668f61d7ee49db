import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import type { Transaction } from "../database/db.ts";
import "./webhooks.table.ts";

interface Happened {
  readonly event: WebhookEvent;
  readonly subject: string;
  readonly subjectId: number;
  readonly state?: string | undefined;
  readonly at: Date;
}

/**
 * Lays an event before every endpoint that is on and asked for it, in the transaction of what happened: one statement,
 * which writes nothing where there is none.
 */
export async function queueEvent(
  transaction: Transaction,
  { event, subject, subjectId, state, at }: Happened,
): Promise<void> {
  const now = at.toISOString();
  await transaction
    .insertInto("webhook_deliveries")
    .columns([
      ...(["webhook_id", "message_id", "event", "subject", "subject_id"] as const),
      ...(["subject_state", "due_at", "created_at"] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom("webhooks")
        .select([
          "id",
          sql<string>`cast(${`msg_${randomUUID()}`} as text)`.as("message_id"),
          sql<string>`cast(${event} as text)`.as("event"),
          sql<string>`cast(${subject} as text)`.as("subject"),
          sql<number>`cast(${subjectId} as integer)`.as("subject_id"),
          sql<string | null>`cast(${state ?? null} as text)`.as("subject_state"),
          sql<string>`cast(${now} as text)`.as("due_at"),
          sql<string>`cast(${now} as text)`.as("created_at"),
        ])
        .where("state", "=", "on")
        .where("events", "like", `%"${event}"%`),
    )
    .execute();
}
