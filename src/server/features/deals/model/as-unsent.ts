import type { Mail } from "#contracts/mails.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";
import type { Quote } from "./quote.ts";

/** A mail to the client of a quote as the outbox would hold it, to be looked at before it is posted. */
export function asUnsent(
  { template, ...content }: Mail,
  { email, language }: Pick<Quote, "email" | "language">,
  now: Date,
): OutboxRow {
  const at = now.toISOString();
  return {
    ...{ id: 0, template, recipient: email, language, content: JSON.stringify(content), message_id: "" },
    ...{ state: "waiting", attempts: 0, due_at: at, leased_by: null, last_error: null, refusal: null },
    ...{ sent_at: null, posted_at: at, created_at: at },
  };
}
