import type { ContactMessage } from "#contracts/contact.ts";
import type { ContactAnswerRow, ContactMessageRow } from "./contact.table.ts";

/** A message as the inbox shows it, with those of these answers that are its own. */
export function showMessage(row: ContactMessageRow, answers: readonly ContactAnswerRow[]): ContactMessage {
  const { id, name, email, message, read_at, created_at } = row;
  const own = answers.filter(({ message_id }) => message_id === id);
  return {
    ...{ id, name, email, message, is_read: read_at !== null, created_at },
    answers: own.map((each) => ({ text: each.text, by: each.author_name, created_at: each.created_at })),
  };
}
