import type { OutboxMail } from "#contracts/outbox.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";

/** A mail as the back office lists it: its values and its links stay where they are. */
export function showMail(row: OutboxRow): OutboxMail {
  const { id, template, recipient, language, attempts, last_error, refusal, created_at, sent_at } = row;
  return {
    ...{ id, template, recipient, language, attempts, last_error, refusal, created_at, sent_at },
    status: row.state,
    next_attempt_at: row.state === "waiting" ? row.due_at : null,
  };
}
