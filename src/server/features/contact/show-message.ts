import type { ContactMessage } from "#contracts/contact.ts";
import type { ContactMessageRow } from "./contact.table.ts";

/** A message as the inbox shows it. */
export function showMessage({
  id,
  name,
  email,
  message,
  read_at,
  created_at,
}: ContactMessageRow): ContactMessage {
  return { id, name, email, message, is_read: read_at !== null, created_at };
}
