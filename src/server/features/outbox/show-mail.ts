import type { OutboxMail } from "#contracts/outbox.ts";
import { z } from "#contracts/zod.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";

/** A mail as the back office lists it: its values and its links stay where they are. */
export function showMail(row: OutboxRow): OutboxMail {
  const { id, template, recipient, language, attempts, last_error, refusal, created_at, sent_at } = row;
  return {
    ...{ id, template, recipient, language, attempts, last_error, refusal, created_at, sent_at },
    status: row.state,
    quote: quoteOf(row),
    next_attempt_at: row.state === "waiting" ? row.due_at : null,
  };
}

const aboutQuote = z.object({ quoteId: z.int(), reference: z.string(), name: z.string() });

/** The quote that a mail is about, by the values that its template is filled with; null where it is about none. */
export function quoteOf({ content }: Pick<OutboxRow, "content">): OutboxMail["quote"] {
  const found = aboutQuote.safeParse(JSON.parse(content));
  if (!found.success) return null;
  const { quoteId: id, reference, name } = found.data;
  return { id, reference, name };
}
