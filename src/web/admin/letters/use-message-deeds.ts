import {
  type ContactMessage,
  deleteContactMessage,
  restoreContactMessage,
  updateContactMessage,
} from "#contracts/contact.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useDeed } from "../use-deed.ts";

/** What staff does to a message. */
export interface MessageDeed {
  readonly kind: "read" | "unread" | "delete" | "restore";
  readonly message: ContactMessage;
}

export function useMessageDeeds() {
  return useDeed({ what: "staffDeed", refreshes: ["messages"], run: doDeed });
}

async function doDeed({ kind, message }: MessageDeed): Promise<void> {
  const params = { id: message.id };
  if (kind === "delete") await callAsStaff(deleteContactMessage, { params });
  else if (kind === "restore") await callAsStaff(restoreContactMessage, { params, body: {} });
  else await callAsStaff(updateContactMessage, { params, body: { is_read: kind === "read" } });
}
